import { expect, test } from "vitest";
import { parse } from "yaml";
import { resolvePurposes } from "../../scripts/content/resolve/resolve-forms.ts";
import type { Page, SiteContent } from "../../src/content.gen.ts";
import { wrongInReport } from "../support/proofs/judge-report.ts";
import { checkMemory, indexYaml, memorySite, mistakesIn, siteYaml } from "./memory-site.ts";

/** The places and codes of what is wrong with a file, which is short, printable and inside the file. */
function reports(text: string, path = "index.yaml"): string[] {
  const checked = checkMemory(memorySite({ [path]: text }));
  expect(wrongInReport({ file: `pages/${path}`, text }, checked)).toEqual([]);
  return checked.diagnostics.map(({ line, column, code }) => `${line}:${column} ${code}`);
}

/** The home page with a value, as JSON writes it, in place of a part. */
function withValue(part: string, start: string, value: string): string {
  expect(indexYaml).toContain(part);
  return indexYaml.replace(part, () => start + JSON.stringify(value));
}

const body = (markdown: string) =>
  `${indexYaml}  - type: prose\n    title: Words\n    body: ${JSON.stringify(markdown)}\n`;

test.each([
  ...["https://user@example.com/", "HTTPS://a:b@example.com", "https://example.com\\@evil.example"],
  ...["https://2130706433/", "https://0x7f.1/", "https://exa\u00admple.com/", "https://example.com:99999/"],
  ...["https://999.999.999.999/", "https://[:::]/", "https://\u0430pple.com/", "https://www.\u03bfrange.example/a"],
  ...["https:evil.example", "https:/evil.example", "https:///evil.example", "https://.", "https://a..b/"],
  ...["//evil.example", "///evil.example", "/.//evil.example", "/\\evil.example", "/a\\b", "\\\\evil.example"],
  ...["/services/../admin", "/%2e%2e/", "?a=b", "#", "#a b", "https://a.example/\r\nSet-Cookie:x"],
  ...["mailto:a@b.example%0Abcc:x@y.example", "mailto:a@b.example,c@d.example", "tel:*21*07700900000#"],
  ...["tel:+44;phone-context=evil", "java\tscript:alert(1)", "view-source:https://a.example", "intent://a#Intent;end"],
  ...[
    "ws://a.example",
    "sms:+44",
    "blob:https://a.example/1",
    "filesystem:https://a.example/t",
    "feed:https://a.example",
  ],
])("no link leads where it does not seem to: %j", (href) => {
  expect(reports(withValue('"#contact"', "", href))).toEqual(["8:15 invalid-link"]);
});

test.each([
  ["[x](&#106;avascript:alert(1))", "17:16 invalid-link"],
  ["[x](javascript&colon;alert(1))", "17:16 invalid-link"],
  ["[x](\\/\\/evil.example)", "17:11 invalid-link"],
  ["[x]: javascript:alert(1)\n\n[x]", "17:17 invalid-link"],
  ["~~[x](data:a)~~", "17:18 invalid-link"],
  ["| a |\n| - |\n| [x](vbscript:1) |", "17:32 invalid-link"],
  ["<https://a:b@c.example/>", "17:13 invalid-link"],
  ["https://a:b@c.example/ as it is", "17:12 invalid-link"],
  ["www.evil.example:80@a", "17:12 invalid-link"],
])("no link leads where it does not seem to: %j in Markdown", (markdown, report) => {
  expect(reports(body(markdown))).toEqual([report]);
});

test.each([
  ...["/assets/../../etc/passwd.mp4", "/assets/%2e%2e/%2e%2e/a.mp4", "/assets/..%2f..%2fa.mp4", "/assets/./a.mp4"],
  ...["/assets//a.mp4", "/assets/.hidden.mp4", "/assets/%00.mp4", "/assets/%zz.mp4", "/assets/%C0%AE%C0%AE/a.mp4"],
  ...[
    "//evil.example/a.mp4",
    "file:///etc/a.mp4",
    "blob:https://a/a.mp4",
    "data:video/mp4;base64,AA",
    "\\assets\\a.mp4",
  ],
])("a film, its captions and its picture are no files but those of the site: %j", (address) => {
  const block = (src: string, captions: string, picture: string) =>
    `${indexYaml}  - type: video\n    title: T\n    image: { src: ${JSON.stringify(picture)}, alt: A loaf }\n    video:\n      src: ${JSON.stringify(src)}\n      captions: ${JSON.stringify(captions)}\n`;
  const other = (ending: string) => address.replace("mp4", ending);
  expect(reports(block(address, other("vtt"), other("jpg")))).toEqual(
    ["17:19", "19:12", "20:17"].map((place) => `${place} missing-asset`),
  );
});

test.each([
  ...["../a", "a/../b", "A", "con", "nul.x", "a b", "a\u202e", "a\n", "--help", "a.", "assets/x", "_app/x", "a.html"],
  ...["%2e%2e", "a%2fb", "$(id)", "`id`", "a;b", "__proto__", "a\u200d", "a\ufe0f", "\u0301a", "\u3164"],
])("a page has no name that a host, a shell or another system takes for something else: %j", (name) => {
  const text = indexYaml.replace(/every morning/, "at noon").replace("A bakery", "The bakery");
  expect(reports(text, `${name}.yaml`)).toContain("1:1 invalid-file-name");
});

test.each(["&nbsp;", "&#160;&#xA0;", "&zwnj;&shy;"])(
  "a text of nothing but entities that stand for blanks is empty for readers: %j",
  (text) => {
    const reported = reports(body(text));
    expect(reported).toContain("17:11 out-of-range");
    expect(reports(body(`${text}a`))).not.toContain("17:11 out-of-range");
  },
);

const withSubject = (subject: string) =>
  siteYaml.replace(
    "  legalLinks:",
    () => `    purposes:\n      - id: order\n        label: Order\n        subject: ${subject}\n  legalLinks:`,
  );

test.each(["a\r\nBcc: x@y.example", "a\nb", "a\rb", "\na"])("the subject of a message is one line: %j", (subject) => {
  expect(reports(withSubject(JSON.stringify(subject)), "_site.yaml")).toEqual(["21:18 wrong-form"]);
});

test("the subject of a message has no line break of the name of its page either", () => {
  expect(reports(withSubject("Order bread & rye"), "_site.yaml")).toEqual([]);
  const site = parse(
    withSubject("|\n          Order bread").replace("    purposes:", "    form: x\n$&"),
  ) as SiteContent;
  const page = { title: "Rye\r\nBcc: x@y.example", blocks: [] as Page["blocks"] } as Page;
  expect(resolvePurposes(page, site)).toMatchObject([{ subject: "Order bread (Rye Bcc: x@y.example)" }]);
});

test.each([
  ["an answer", "      - { name: website, label: Address }\n", "20:17 unfit-field"],
  ["an answer", "      - { name: _next, label: Next }\n", "20:17 unfit-field"],
  ["two answers", "      - { name: a, label: A }\n      - { name: a, label: B }\n", "21:17 unfit-field < 20:17"],
  [
    "a hidden value",
    "      - { name: a, label: A }\n    values:\n      - { name: website, value: x }\n",
    "22:17 unfit-field",
  ],
])("a form does not send %s under a name of its own fields", (_, items, found) => {
  const site = `${siteYaml}forms:\n  - { name: enquiry, action: "https://forms.example/send", trap: website, thanks: / }\n`;
  const page = `${indexYaml}  - type: form\n    title: Ask us\n    form: enquiry\n    submit: Ask\n    items:\n${items}`;
  const diagnostics = mistakesIn({ "_site.yaml": site, "index.yaml": page });
  const places = diagnostics.flatMap(({ line, column, code, related = [] }) => [
    `${line}:${column} ${code}`,
    ...related.map((other) => `${other.line}:${other.column}`),
  ]);
  expect(places.join(" < ")).toBe(found);
});

test.each(["/../x", "/api/..", "/./x", "//evil.example", "/\\\\evil.example"])(
  "a form is sent to no address that is another: %j",
  (action) => {
    const site = `${siteYaml}forms:\n  - { name: enquiry, action: ${JSON.stringify(action)}, thanks: / }\n`;
    expect(reports(site, "_site.yaml")).toContain("25:30 wrong-form");
    expect(reports(site.replace(JSON.stringify(action), "/api/v1..2/.x"), "_site.yaml")).not.toContain(
      "25:30 wrong-form",
    );
  },
);
