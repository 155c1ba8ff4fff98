import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { decodeFile } from "../../scripts/content/read/read-content.ts";
import { resolvePurposes } from "../../scripts/content/resolve/resolve-purposes.ts";
import type { Page, SiteContent } from "../../src/content.gen.ts";
import { wrongInReport } from "../support/proofs/judge-report.ts";
import { checkMemory, indexYaml, memorySite, siteYaml } from "./memory-site.ts";

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

describe("no link leads where it does not seem to:", () => {
  test.each([
    ...["https://user@example.com/", "HTTPS://a:b@example.com", "https://example.com\\@evil.example"],
    ...["https://2130706433/", "https://0x7f.1/", "https://exa\u00admple.com/", "https://example.com:99999/"],
    ...["https://999.999.999.999/", "https://[:::]/", "https://\u0430pple.com/", "https://www.\u03bfrange.example/a"],
    ...["https:evil.example", "https:/evil.example", "https:///evil.example", "https://.", "https://a..b/"],
    ...["//evil.example", "///evil.example", "/.//evil.example", "/\\evil.example", "/a\\b", "\\\\evil.example"],
    ...["/services/../admin", "/%2e%2e/", "?a=b", "#", "#a b", "https://a.example/\r\nSet-Cookie:x"],
    ...["mailto:a@b.example%0Abcc:x@y.example", "mailto:a@b.example,c@d.example", "tel:*21*07700900000#"],
    ...[
      "tel:+44;phone-context=evil",
      "java\tscript:alert(1)",
      "view-source:https://a.example",
      "intent://a#Intent;end",
    ],
    ...[
      "ws://a.example",
      "sms:+44",
      "blob:https://a.example/1",
      "filesystem:https://a.example/t",
      "feed:https://a.example",
    ],
  ])("%j", (href) => {
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
  ])("%j in Markdown", (markdown, report) => {
    expect(reports(body(markdown))).toEqual([report]);
  });
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
  ...["/old\nX-Header: y", "/old /new 301", "/old%0a/new", "/a?b=%0d%0aX:y", "/old#x", '/old"q"', "/old{a}"],
  ...["//evil.example/x", "https://evil.example/x", "/../x", "/a/../b", "/%2e%2e/x", "/a\\b", "/%00", "/%zz"],
])("an old address writes no rule of a host and stands for no other: %j", (address) => {
  expect(
    reports(withValue("blocks:", "redirectFrom: [", address).replace(/(redirectFrom: .*)/, "$1]\nblocks:")),
  ).toEqual(["3:16 wrong-form"]);
});

test.each([
  ["\u061c", "invisible character"],
  ["\u034f", "invisible character"],
  ["\u17b5", "invisible character"],
  ["\u{1d173}", "invisible character"],
  ["\u3164", "empty letter"],
  ["\u115f", "empty letter"],
  ["\u2800", "empty letter"],
  ["\uffa0", "empty letter"],
  ["\ufffc", "sign for an object"],
  ["\ue000", "private character"],
  ["\u{10fffd}", "private character"],
])("a character that shows nothing, or to few, is told: %j", (character, name) => {
  const number = `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")}`;
  const { diagnostics } = checkMemory(
    memorySite({ "index.yaml": withValue("title: Fresh bread every morning", "title: ", `Rye${character}bread`) }),
  );
  expect(diagnostics).toMatchObject([
    {
      line: 1,
      column: 12,
      code: character === "\ufffc" ? "unexpected-character" : "invisible-character",
      message: expect.stringContaining(`${name} (${number})`),
    },
  ]);
});

test("thousands of signs of a quote are too much for one text, which readers would see as they are", () => {
  expect(reports(body(">".repeat(5000)))).toEqual(["17:12 too-much-markdown"]);
  expect(reports(body("In Python the prompt is >>> and waits."))).toEqual([]);
});

test("the name of a question, which only programs read, is no text with Markdown", () => {
  const withForm = (title: string) =>
    reports(
      `${indexYaml}  - type: form\n    title: ${title}\n    form: bread\n    submit: Send\n    items:\n      - { name: __proto__, label: Name }\n`,
    );
  expect(withForm("Write to us")).toEqual(["17:11 unknown-name"]);
  expect(withForm("Write **to us**")).toEqual(["16:18 markdown-in-plain-text", "17:11 unknown-name"]);
});

test("a gap in a text in braille is welcome", () => {
  expect(reports(body("\u2803\u2817\u2800\u2811"))).toEqual([]);
});

test.each(["&#0;", "&#x110000;", "&#xd800;", "&#x202e;"])(
  "an entity stands for no character that a text cannot have: %s",
  (entity) => {
    expect(reports(body(`Rye ${entity} bread`))).toEqual(["17:16 hidden-character"]);
  },
);

test.each([
  ...["../a", "a/../b", "A", "con", "nul.x", "a b", "a\u202e", "a\n", "--help", "a.", "assets/x", "_app/x", "a.html"],
  ...["%2e%2e", "a%2fb", "$(id)", "`id`", "a;b", "__proto__", "\u00e9", "e\u0301"],
])("a page has no name that a host, a shell or another system takes for something else: %j", (name) => {
  const text = indexYaml.replace(/every morning/, "at noon").replace("A bakery", "The bakery");
  expect(reports(text, `${name}.yaml`)).toContain("1:1 invalid-file-name");
});

test.each([
  ...[
    "https://u:p@a.example",
    "https://a.example\nX: y",
    "https://a.example/$1",
    "https://a.example/{x}",
    "https://*.example",
  ],
  ...[
    "https://a.example/;x",
    "https://a.example/%0a",
    'https://a.example/"',
    "https://a.example/a/../b",
    "https://a.example//",
  ],
])("an origin writes nothing into the files for hosts: %j", (origin) => {
  expect(
    reports(
      siteYaml.replace("https://www.example.com", () => JSON.stringify(origin)),
      "_site.yaml",
    ),
  ).toEqual(["3:9 wrong-form"]);
});

test.each(["&nbsp;", "&#160;&#xA0;", "&zwnj;&shy;"])(
  "a text of nothing but entities that stand for blanks is empty for readers: %j",
  (text) => {
    const reported = reports(body(text));
    expect(reported).toContain("17:11 empty-text");
    expect(reports(body(`${text}a`))).not.toContain("17:11 empty-text");
  },
);

test("lines that end with carriage returns alone are named, and not what one long line would mean", () => {
  expect(reports(indexYaml.replaceAll("\n", "\r"))).toEqual(["1:33 unexpected-character"]);
  const { diagnostics } = checkMemory(memorySite({ "index.yaml": indexYaml.replaceAll("\n", "\r") }));
  expect(diagnostics).toMatchObject([{ hint: expect.stringContaining("LF") }]);
});

test("a text of two bytes a letter is not UTF-8, with a mark of its order or without", () => {
  const little = Buffer.from(indexYaml, "utf16le");
  const names = { path: "index.yaml", displayPath: "pages/index.yaml" };
  for (const bytes of [little, Buffer.from(little).swap16()])
    expect(decodeFile(names, bytes)).toEqual({ ...names, bytes });
  expect(decodeFile(names, Buffer.from("a\u0000"))).toEqual({ ...names, text: "a\u0000" });
});

describe("the subject of a message is one line:", () => {
  const withSubject = (subject: string) =>
    siteYaml.replace(
      "  legalLinks:",
      () => `    purposes:\n      - id: order\n        label: Order\n        subject: ${subject}\n  legalLinks:`,
    );

  test.each(["a\r\nBcc: x@y.example", "a\nb", "a\rb", "\na"])("%j", (subject) => {
    expect(reports(withSubject(JSON.stringify(subject)), "_site.yaml")).toEqual(["21:18 wrong-form"]);
  });

  test("and has no line break of the name of its page either", () => {
    expect(reports(withSubject("Order bread & rye"), "_site.yaml")).toEqual([]);
    const site = parse(
      withSubject("|\n          Order bread").replace("    purposes:", "    form: x\n$&"),
    ) as SiteContent;
    const page = { title: "Rye\r\nBcc: x@y.example", blocks: [] as Page["blocks"] } as Page;
    expect(resolvePurposes(page, site)).toMatchObject([{ subject: "Order bread (Rye Bcc: x@y.example)" }]);
  });
});

test.each([
  ["", ["18:5 missing-contact"]],
  ["    form: enquiry\n", []],
])("purposes need an email address or a form to be sent to: %j", (form, expected) => {
  const purposes = `${form}    purposes:\n      - { id: order, label: Order }\n  legalLinks:`;
  const forms = 'forms:\n  - { name: enquiry, action: "https://forms.example/send" }\n';
  const site = siteYaml.replace("href: mailto:hello@example.com", "href: tel:+441632960000");
  expect(reports(`${site.replace("  legalLinks:", () => purposes)}${forms}`, "_site.yaml")).toEqual(expected);
});

test.each([
  ["an answer", "      - { name: website, label: Address }\n", "20:17"],
  ["a hidden value", "      - { name: a, label: A }\n    values:\n      - { name: website, value: x }\n", "22:17"],
])("a form does not send %s under the name of its trap", (_, items, place) => {
  const site = `${siteYaml}forms:\n  - { name: enquiry, action: "https://forms.example/send", trap: website }\n`;
  const page = `${indexYaml}  - type: form\n    title: Ask us\n    form: enquiry\n    submit: Ask\n    items:\n${items}`;
  const { diagnostics } = checkMemory(memorySite({ "_site.yaml": site, "index.yaml": page }));
  expect(diagnostics.map(({ line, column, code }) => `${line}:${column} ${code}`)).toEqual([`${place} unfit-field`]);
});

test("nor its consent", () => {
  const site = `${siteYaml}forms:\n  - { name: enquiry, action: "https://forms.example/send", trap: consent }\n`;
  const form = `${indexYaml}  - type: form\n    title: Ask us\n    form: enquiry\n    submit: Ask\n    items: [{ name: a, label: A }]\n`;
  const codes = (page: string) =>
    checkMemory(memorySite({ "_site.yaml": site, "index.yaml": page })).diagnostics.map(({ code }) => code);
  expect(codes(`${form}    consent: I agree.\n`)).toEqual(["unfit-field"]);
  expect(codes(form)).toEqual([]);
});
