import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { stringify } from "yaml";
import { parseCarefully } from "../../scripts/content/parse-file.ts";
import { parsePlainYaml } from "../../scripts/content/parse-plain-yaml.ts";
import { dataOf, errorsOf, parseText } from "../../scripts/content/syntax/parse-text.ts";
import { projectRoot } from "../../scripts/project.ts";
import { contentModel } from "./memory-site.ts";

const folder = join(projectRoot, "pages");
const pages = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".yaml"))
  .map((path) => readFileSync(join(folder, path), "utf8"));

/** What the careful parser makes of a text that the plain one accepts. */
function careful(text: string) {
  const document = parseText(text);
  return { data: dataOf(document), errors: errorsOf(document).map(({ message }) => message) };
}

const shape = contentModel().pageShape;

function expectAgreement(text: string): void {
  const data = parsePlainYaml(text, shape.keys);
  if (data === undefined) return;
  expect({ data, errors: [] }).toStrictEqual(careful(text));
  expect(parseCarefully({ path: "index.yaml", file: "index.yaml", text }, shape).diagnostics).toStrictEqual([]);
}

test("the plain parser reads what pages are written in", () => {
  const text = `# A page
title: Opening hours
order: 12
unlisted: false
blocks:
  - type: hero # no
  - items:
    - a: 1
    - plain text, with (marks)
    - "quoted: text"
    - 'and # so'
  - body: |
      One.

      Two.
    lead: >-
      a
      b
`;
  expect(parsePlainYaml(text.replace(" # no", ""))).toStrictEqual({
    title: "Opening hours",
    order: 12,
    unlisted: false,
    blocks: [
      { type: "hero" },
      { items: [{ a: 1 }, "plain text, with (marks)", "quoted: text", "and # so"] },
      { body: "One.\n\nTwo.\n", lead: "a b" },
    ],
  });
  expect(parsePlainYaml(text)).toBeUndefined();
});

test.each([
  ["a flow collection", "a: [1, 2]\n"],
  ["an anchor", "a: &b c\n"],
  ["a tag", "a: !!str 1\n"],
  ["a tab", "a:\tb\n"],
  ["a carriage return", "a: b\r\n"],
  ["a byte order mark", "\uFEFFa: b\n"],
  ["a repeated key", "a: b\na: c\n"],
  ["an empty value", "a:\nb: c\n"],
  ["a text that goes on in the next line", "a: b\n  c\n"],
  ["an escape", 'a: "b\\n"\n'],
  ["a template", "a: b {{ c }}\n"],
  ["a number of another form", "a: 1.50\n"],
  ["a second document", "a: b\n---\nc: d\n"],
  ["wrong indentation", "a:\n    b: c\n  d: e\n"],
  ["a line of a text that begins like an entry", "a: |\n  b\n  nav: c\n"],
  ["a line of a text that begins like an entry of a list", "a: >-\n  b\n  - type: c\n"],
])("the plain parser leaves %s to the careful one", (_, text) => {
  expect(parsePlainYaml(text, shape.keys)).toBeUndefined();
});

test("the careful parser agrees with whatever the plain one accepts of the project's pages", () => {
  const plain = pages.filter((text) => parsePlainYaml(text, shape.keys) !== undefined);
  for (const text of pages) expectAgreement(text);
  expect(plain.length / pages.length).toBeGreaterThan(0.9);
});

test("the careful parser agrees with whatever the plain one accepts of random data", () => {
  const text = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 12 }),
    fc.constantFrom(
      "true",
      "No",
      "1.50",
      "0x1f",
      "~",
      "a: b",
      "a #b",
      "- a",
      "50+",
      "2025-05-01",
      "it's",
      "",
      " x",
      "x ",
    ),
  );
  const scalar = fc.oneof(text, fc.integer(), fc.double(), fc.boolean(), fc.constant(null));
  const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 4 },
      scalar,
      fc.array(tie("tree"), { maxLength: 4 }),
      fc.dictionary(fc.stringMatching(/^[A-Za-z][A-Za-z0-9_-]{0,6}$/), tie("tree"), { maxKeys: 4 }),
    ),
  }));
  fc.assert(
    fc.property(tree, fc.constantFrom(20, 80, 0), fc.boolean(), (data, lineWidth, indentSeq) => {
      expectAgreement(stringify(data, { lineWidth, indentSeq }));
    }),
    { numRuns: 1500, seed: 20251 },
  );
});

test("the careful parser agrees with whatever the plain one accepts of damaged pages", () => {
  const piece = fc.constantFrom(
    " ",
    "  ",
    "\n",
    "\n\n",
    ":",
    ": ",
    "#",
    " #",
    "-",
    "- ",
    '"',
    "'",
    "|",
    ">-",
    "[",
    "{",
    "&",
    "*",
    "!",
    "%",
    "\t",
    "a",
    "0",
    "é",
    "---",
    "null",
    "\u00a0",
    "\u200b",
    "\uff1a",
    "\n  nav:",
    "\n      title: ",
    "\n    - type: hero",
  );
  fc.assert(
    fc.property(
      fc.constantFrom(...pages.map((text) => text.slice(0, 1500))),
      fc.array(fc.record({ at: fc.double({ min: 0, max: 1, noNaN: true }), cut: fc.nat(6), piece }), {
        minLength: 1,
        maxLength: 4,
      }),
      (page, edits) => {
        let text = page;
        for (const { at, cut, piece } of edits) {
          const place = Math.floor(at * text.length);
          text = text.slice(0, place) + piece + text.slice(place + cut);
        }
        expectAgreement(text);
      },
    ),
    { numRuns: 3000, seed: 20252 },
  );
});
