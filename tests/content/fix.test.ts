import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import type { Diagnostic } from "../../scripts/content/diagnostic/diagnostic.ts";
import { LineIndex } from "../../scripts/content/diagnostic/line-index.ts";
import { fixText } from "../../scripts/content/fix/fix-text.ts";
import { runs } from "../support/system/is-full.ts";
import { fixIndex, indexYaml } from "./memory-site.ts";
import { home, pageNamed } from "./support/check-example.ts";

test.each([
  ["a mistyped key", "title: In figures", "titel: In figures", "unknown-key"],
  ["a quoted key in its quotes", '"title": In figures', '"titel": In figures', "unknown-key"],
  ["a key with a letter of another script", "title: In figures", "titl\u0435: In figures", "unknown-key"],
  ["a block type", "type: metric-tiles", "type: metric-tile", "unknown-value"],
  ["a value in single quotes in its quotes", "type: 'metric-tiles'", "type: 'metrictiles'", "unknown-value"],
  ["an anchor in double quotes", 'href: "#contact"', 'href: "#contcat"', "unknown-anchor"],
  ["an icon, its comment and spaces kept", "    icon: wheat   # bread", "    icon: whaet   # bread", "unknown-name"],
  ["a number that must be text", 'value: "3"', "value: 3", "wrong-type"],
  ["a number as it was written", 'value: "1.50"', "value: 1.50", "wrong-type"],
  [
    "a text that must be a number",
    "trust: { rating: 4.5, text: A }",
    'trust: { rating: "4.5", text: A }',
    "unknown-value",
  ],
  [
    "a value in flow style",
    "actions: [{ label: A, href: '#contact' }]",
    "actions: [{ lable: A, href: '#contact' }]",
    "unknown-key",
  ],
])("--fix mends %s and nothing else", (_, good, bad, code) => {
  const page = pageWith(good);
  expect(fixIndex(page.replace(good, bad))).toEqual({ text: page, fixed: [code], left: [], changed: ["index.yaml"] });
});

test("--fix puts a text between braces that begins with # into quotes", () => {
  const good = indexYaml.replace(/^(title: .*\n)/m, '$1nav: { label: "#1" }\n');
  const fixed = fixIndex(good.replace('"#1"', "#1"));
  expect(fixed).toEqual({ text: good, fixed: ["unquoted-special"], left: [], changed: ["index.yaml"] });
});

test("--fix leaves alone what several names are equally near to, and says that it remains", () => {
  const others = { "guides/a1.yaml": pageNamed("A 1"), "guides/a2.yaml": pageNamed("A 2") };
  const bad = indexYaml.replace('"#contact"', "/guides/a3");
  expect(fixIndex(bad, others)).toMatchObject({ text: bad, fixed: [], left: [{ code: "unknown-link" }] });
});

const contact = `title: How to reach us
description: Where we are.
blocks:
  - type: hero
    title: How to reach us
`;

const fixHome = (text: string) => fixIndex(text, { "contact.yaml": contact, "shops/contact.yaml": contact });

const link = (href: string) => `${home}    actions:\n      - label: Our terms of trade\n        href: ${href}\n`;
const dated = (date: string) => home.replace("blocks:", `date: ${date}\nblocks:`);
const list = (...items: string[]) =>
  `${home}  - type: check-list\n    title: Bring along\n    items:\n${items.map((item) => `      - ${item}\n`).join("")}`;

test.each([
  ["two entries on one line", home.replace("hero\n    title:", "hero title:")],
  ["an entry that is rather one of another list", list("label: Bread", "Butter")],
  ["quotes that end before a colon", home.replace("Home", '"Bread": fresh')],
  ["a comment without a space before it", home.replace("Home", '"Bread"# for now')],
  ["a quote that nothing closes", home.replace("Home", '"Bread" and "butter')],
  ["a name with something behind it", `${home}    id: bread: fresh\n`],
  ["a list of words in quotes", home.replace("Home", '"bread", "butter"')],
  ["a text that goes on below its first line", home.replace("Home", "@home with\n  the bakers")],
  ["an exclamation mark, which may be a tag", home.replace("Home", "!Home again")],
  ["quotes of a word processor around a text", home.replace("Home", "“Bread: fresh”")],
  ["a sign of the sentence at the end of a link", `${home}    description: See [how to reach us](/contact.)\n`],
  ["the mark of a block text", home.replace("Home", ">Home")],
  ["emphasis where a text is plain", home.replace("Home", "*Home* again")],
  ["a yes or no where a text stands", home.replace("Home", "true")],
  ["an id that begins with a digit", `${home}    id: 2nd-floor\n`],
  ["an entity that would become an element", home.replace("Home", "How to &lt;b&gt; it")],
  ["a date in place of a link", link("2031-05-06")],
  ["a date with a second one after it", dated("2026-05-01 - 2026-05-03")],
  ["a date with a time, which may be on the next day elsewhere", dated("2025-12-23T23:00:00.000Z")],
  ["an address without encryption on a port", link("http://mill.example:8080/")],
  ["a query", link("/contact?subject=bread")],
  ["a link that is both a page and an anchor", link("contact")],
  ["an old address of another host", home.replace("blocks:", "redirectFrom:\n  - www.old.example/a\nblocks:")],
  ["a key that an underscore puts aside", home.replace("blocks:", "_draft: true\nblocks:")],
  ["the type of a block that is put aside", home.replace("type: hero", "_type: hero")],
  ["a put aside opposite of draft", home.replace("blocks:", "_published: false\nblocks:")],
  ["a key whose value is of another kind", home.replace("title: Fresh bread", "titel: [Fresh, bread]")],
  [
    "a line that fits in two columns",
    `${home.replace("blocks:", "nav:\n  label: Home\n description: All of it.\nblocks:")}`,
  ],
  ["tabs that are part of a text", `${home}  - type: prose\n    body: |\n      - Flour\n      \t- Rye\n\tid: flour\n`],
])("--fix leaves to the author %s", (_, text) => {
  expect(fixHome(text)).toMatchObject({ text, fixed: [], changed: [] });
});

test.each([
  ["an apostrophe in single quotes", home.replace("Home", "'Today's bread'"), home.replace("Home", `"Today's bread"`)],
  ["the (0) of a telephone number", link('"tel:+44 (0)1632 960000"'), link('"tel:+441632960000"')],
  ["a date with midnight after it", dated("2026-05-01 00:00:00 +0200"), dated("2026-05-01")],
  ["an invisible space at the end of a name", `${home}    id: bread\u00a0\n`, `${home}    id: bread\n`],
  ["curly quotes around a name", home.replace("type: hero", "type: “hero”"), home],
  ["a space after the scheme of an address", link("mailto: a@mill.example"), link('"mailto:a@mill.example"')],
  [
    "a link in a text that has another report",
    `${home}    description: Take a map, [here](/contactt).\n`,
    `${home}    description: Take a map, [here](/contact).\n`,
  ],
  [
    "a link whose label is vague",
    link("/contactt").replace("Our terms of trade", "Here"),
    link("/contact").replace("Our terms of trade", "Here"),
  ],
])("--fix mends %s", (_, bad, good) => {
  expect(fixHome(bad).text).toBe(good);
});

describe("fixText", () => {
  test("quotes a suggestion that would mean something else in plain style", () => {
    const text = "href: contact # where\n";
    expect(fixText(text, [mistakeAt(text, "contact", "#contact")]).text).toBe('href: "#contact" # where\n');
  });

  test("puts quotes around a text in a file that has another error still", () => {
    const text = "title: A: b\nx: [\n";
    const mistake = { ...mistakeAt(text, "A: b", "A: b"), pointer: "" };
    expect(fixText(text, [mistake]).text).toBe('title: "A: b"\nx: [\n');
  });

  test("leaves out what would make a file unreadable", () => {
    const text = "a: |\n  See this.\nb: /conact\n";
    const mistakes = [mistakeAt(text, "|", "*x"), mistakeAt(text, "/conact", "/contact")];
    expect(fixText(text, mistakes).text).toBe("a: |\n  See this.\nb: /contact\n");
  });
});

test("whatever is mistyped where, a fix gives the original back or leaves the text alone, and touches nothing else", () => {
  const mistakes = [
    ["title: In figures", "title", "unknown-key"],
    ["label: ovens", "label", "unknown-key"],
    ["type: metric-tiles", "metric-tiles", "unknown-value"],
    ["icon: wheat", "wheat", "unknown-name"],
    ['href: "#contact"', "contact", "unknown-anchor"],
    ["[the figures](#figures)", "#figures", "unknown-anchor"],
  ] as const;
  const good = pageWith("icon: wheat").replace(
    "    actions",
    "    description: >-\n      See\n      [the figures](#figures).\n    actions",
  );
  let mended = 0;
  const mistake = fc.record({
    of: fc.constantFrom(...mistakes),
    kind: fc.constantFrom("drop", "double", "swap"),
    at: fc.nat(),
    ends: fc.constantFrom("\n", "\r\n"),
    mark: fc.constantFrom("", "\uFEFF"),
    comment: fc.constantFrom("", "  # note: as it was"),
    odd: fc.constantFrom("", "", "\u2028", "\u2029", "\r", "\u0085"),
  });
  fc.assert(
    fc.property(fc.array(mistake, { minLength: 1, maxLength: 3 }), (list) => {
      const [{ ends, mark, comment, odd } = { ends: "\n", mark: "", comment: "", odd: "" }] = list;
      const original =
        mark + good.replaceAll("\n", ends).replace("wheat", `wheat${comment}`).replace("ovens", `o${odd}vens`);
      let bad = original;
      for (const { of, kind, at } of list) bad = bad.replace(of[0], of[0].replace(of[1], mistype(of[1], kind, at)));
      const result = fixIndex(bad);
      // Each line is the author's or, where it was fixed, the original's.
      const [then, was, now] = [original, bad, result.text].map((text) => text.split("\n"));
      now?.forEach((line, index) => {
        expect([then?.[index], was?.[index]]).toContain(line);
      });
      if (result.left.length === 0) {
        expect(parse(result.text)).toEqual(parse(original));
        mended += 1;
      }
      expect(fixIndex(result.text)).toMatchObject({ text: result.text, fixed: [] });
    }),
    { numRuns: runs(60), seed: 3 },
  );
  expect(mended).toBeGreaterThan(runs(20));
});

function mistype(word: string, kind: "drop" | "double" | "swap", at: number): string {
  const index = 1 + (at % (word.length - 2));
  const [before, letter, after] = [word.slice(0, index), word.charAt(index), word.slice(index + 1)];
  if (kind === "drop") return before + after;
  if (kind === "double") return before + letter + letter + after;
  return before + after.charAt(0) + letter + after.slice(1);
}

/** The valid home page with a line that its blocks can have, if it has none that equals it. */
function pageWith(line: string): string {
  const [key, value = ""] = line.trim().split(/:(.*)/s);
  const name = key?.replaceAll('"', "");
  if (name === "title") return indexYaml.replace("title: In figures", line);
  if (name === "type") return indexYaml.replace("type: metric-tiles", line);
  if (name === "value") return indexYaml.replace('value: "3"', line);
  if (name === "href") return indexYaml.replace('href: "#contact"', line);
  if (name === "actions") return indexYaml.replace(/actions:\n.*\n.*/, line);
  return indexYaml.replace("title: Bread before you open", `title: Bread before you open\n    ${key?.trim()}:${value}`);
}

function mistakeAt(text: string, wrong: string, suggestion: string): Diagnostic {
  const start = text.indexOf(wrong);
  const pointer = `/${text.slice(0, text.indexOf(":"))}`;
  const range = new LineIndex(text).range(start, start + wrong.length);
  return { ...range, code: "unknown-link", message: "", file: "x.yaml", pointer, suggestion };
}
