import { expect, test } from "vitest";
import { formOpenings } from "../../scripts/content/formats/address-formats.ts";
import { headerPolicy, pagePolicy } from "../../scripts/output/content-policy.ts";
import { hashFolder } from "../support/build/built-site.ts";
import { type Files, page, undrawnFiles, writeFiles } from "../support/build/edited-site.ts";
import { build, buildClean, createWorkplace } from "../support/build/workplace.ts";

const chat = { "script-src": ["https://chat.example"], "frame-src": ["https://chat.example"] };
const trusted = "require-trusted-types-for 'script'; trusted-types page";

test("a service opens the policy of the pages that have it, and the others refuse scripts made of text as before", () => {
  const onOnePage = { everywhere: {}, own: chat };
  expect(pagePolicy({ everywhere: {}, own: {} }).directives).toContain(trusted);
  expect(pagePolicy(onOnePage).directives).not.toContain("trusted-types");
  expect(pagePolicy(onOnePage).directives).toContain("script-src 'self' https://chat.example;");
  expect(pagePolicy({ everywhere: chat, own: {} }).directives).not.toContain("trusted-types");
});

test("the header, which all pages share, leaves to them what one of them may do", () => {
  expect(headerPolicy()).toContain(trusted);
  expect(headerPolicy(chat)).toBe(
    "script-src 'self' https://chat.example; style-src-attr 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  );
});

const form =
  "  - { type: form, title: Ask, form: ask, submit: Ask, items: [{ name: email, label: Email, input: email }] }\n";
const siteWith = (action: string): Files => ({
  ...undrawnFiles(`forms: [{ name: ask, action: "${action}" }]\n`),
  "shops/market.yaml": page("Market", form),
});

test("a form may be sent to the address that the site names, from its own page alone, also after that has changed", async () => {
  const place = createWorkplace();
  const policyOf = (path: string) => /form-action '[^;"]*/.exec(place.read(path))?.[0];
  for (const action of ["https://forms.example/send", "https://other.example/in?list=3"]) {
    writeFiles(place.pages, siteWith(action));
    expect((await build(place)).said).toMatchObject({ pages: 7 });
    const source = action.replace("?list=3", "");
    expect(["index.html", "shops/market.html"].map(policyOf)).toEqual([
      "form-action 'none'",
      `form-action 'self' ${source}`,
    ]);
    expect(place.read("shops/market.html")).toContain(`action="${action}" method="post"`);
    expect(hashFolder(place.out)).toEqual((await buildClean(place, {})).hashes);
  }
});

test("every page may send what people write in the footer: to the service of the site, or else to their mail program", async () => {
  const place = createWorkplace();
  const site = siteWith("https://forms.example/send");
  const purposes = "    purposes: [{ id: contact-order, label: Order }]\n";
  for (const [address, source] of [
    ["      - { label: Email, text: Write, href: mailto:a@shops.example }\n", "mailto:"],
    ["    form: ask\n", "'self' https://forms.example/send"],
  ] as const) {
    const text = site["_site.yaml"]?.replace("  legalLinks:", `${address}${purposes}$&`) ?? "";
    writeFiles(place.pages, { ...undrawnFiles(), "_site.yaml": text });
    expect((await build(place)).said).toMatchObject({ pages: 7 });
    for (const path of ["index.html", "404.html"]) expect(place.read(path)).toContain(`; form-action ${source}; `);
  }
});

test.each([
  ["https://forms.example/send", ["'self'", "https://forms.example/send"]],
  ["https://forms.example/a;b", ["'self'", "https://forms.example"]],
  ["https://forms.example:8443/x?y=1#z", ["'self'", "https://forms.example:8443/x"]],
])("a form that is sent to %s opens what a policy can name of it", (action, sources) => {
  expect(formOpenings(action)).toEqual({ "form-action": sources });
});
