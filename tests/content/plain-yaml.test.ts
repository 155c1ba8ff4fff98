import fc from "fast-check";
import { expect, test } from "vitest";
import { stringify } from "yaml";
import { parsePlainYaml } from "../../scripts/content/yaml/plain-yaml.ts";
import { runs } from "../support/system/runs.ts";
import { expectAgreement, shape } from "./support/expect-agreement.ts";

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
    - { label: Retail trade, order: 70, image: { src: /assets/a.jpg, alt: "A loaf, cut" }, tags: [rye, 1, true] }
  - body: |
      One.

      Two.
    lead: >-
      a
      b
`;
  const inBrackets = {
    label: "Retail trade",
    order: 70,
    image: { src: "/assets/a.jpg", alt: "A loaf, cut" },
    tags: ["rye", 1, true],
  };
  expect(parsePlainYaml(text.replace(" # no", ""))).toStrictEqual({
    title: "Opening hours",
    order: 12,
    unlisted: false,
    blocks: [
      { type: "hero" },
      { items: [{ a: 1 }, "plain text, with (marks)", "quoted: text", "and # so", inBrackets] },
      { body: "One.\n\nTwo.\n", lead: "a b" },
    ],
  });
  expect(parsePlainYaml(text)).toBeUndefined();
});

test.each([
  ["brackets over several lines", "a: [1,\n  2]\n"],
  ["a key in braces without a value", "a: { b, c: d }\n"],
  ["an anchor", "a: &b c\n"],
  ["a tab", "a:\tb\n"],
  ["a byte order mark", "\uFEFFa: b\n"],
  ["a repeated key", "a: b\na: c\n"],
  ["an empty value", "a:\nb: c\n"],
  ["a text that goes on in the next line", "a: b\n  c\n"],
  ["a number of another form", "a: 1.50\n"],
  ["a second document", "a: b\n---\nc: d\n"],
  ["a line of a text that begins like an entry", "a: |\n  b\n  nav: c\n"],
])("the plain parser leaves %s to the careful one", (_, text) => {
  expect(parsePlainYaml(text, shape.keys)).toBeUndefined();
});

test("the careful parser agrees with whatever the plain one accepts in brackets", () => {
  const piece = fc.constantFrom(
    ..."{ | }| [ |]|, |,| |a: |b: |title: |Two words|a|1|1.50|true|No|null|\"a, b\"|'it: 1'|it's|**|50+|:|#| #|é|-|- |\n|\n  ".split(
      "|",
    ),
  );
  let plain = 0;
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 9 }), fc.boolean(), (pieces, isList) => {
      const inside = pieces.join("");
      for (const text of [
        `x: { a: ${inside} }\n`,
        `x: [${inside}]\ny: b\n`,
        `x:\n  - ${isList ? "[" : "{ c: "}${inside}${isList ? "]" : "}"}\n  - b\n`,
      ]) {
        if (parsePlainYaml(text, shape.keys) !== undefined) plain++;
        expectAgreement(text);
      }
    }),
    { numRuns: runs(2000), seed: 20254 },
  );
  expect(plain).toBeGreaterThan(runs(100));
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
    { numRuns: runs(1500), seed: 20251 },
  );
});
