import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { parseCarefully } from "../../scripts/content/check/parse-file.ts";
import { dataOf, errorsOf, parseText } from "../../scripts/content/yaml/parse-text.ts";
import { parsePlainYaml } from "../../scripts/content/yaml/plain-yaml.ts";
import { runs } from "../support/system/is-full.ts";
import { projectRoot } from "../support/system/own-project.ts";
import { contentModel } from "./memory-site.ts";

/** What the careful parser makes of a text that the plain one accepts. */
function careful(text: string) {
  const document = parseText(text);
  return { data: dataOf(document), errors: errorsOf(document).map(({ message }) => message) };
}

const shape = contentModel().shapes.page;

/** Expects that the careful parser agrees with the plain one, where that accepts a text. */
function expectAgreement(text: string): void {
  const data = parsePlainYaml(text, shape.keys);
  if (data === undefined) return;
  expect({ data, errors: [] }).toStrictEqual(careful(text));
  expect(parseCarefully({ path: "index.yaml", displayPath: "index.yaml", text }, shape).diagnostics).toStrictEqual([]);
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

test("the careful parser agrees with whatever the plain one accepts in the lines of a text", () => {
  const line = fc.constantFrom("a b", "a ", "b  ", "", " ", "   ", "  c ", "d:", "- e ", "f\t", "g \t ");
  let plain = 0;
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 5 }), fc.constantFrom("|", "|-", ">-"), (lines, sign) => {
      const text = `x: ${sign}\n${lines.map((one) => (one === "" ? "" : `  ${one}`)).join("\n")}\nlast: b\n`;
      if (parsePlainYaml(text, shape.keys) !== undefined) plain++;
      expectAgreement(text);
    }),
    { numRuns: runs(1000), seed: 20254 },
  );
  expect(plain).toBeGreaterThan(runs(100));
});

const folder = join(projectRoot, "tests/fixtures/ferry-site");
const pages = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".yaml"))
  .map((path) => readFileSync(join(folder, path), "utf8"));

test("the careful parser agrees with whatever the plain one accepts of whole pages", () => {
  const plain = pages.filter((text) => parsePlainYaml(text, shape.keys) !== undefined);
  for (const text of pages) expectAgreement(text);
  expect(plain.length / pages.length).toBeGreaterThan(0.9);
});

test("the careful parser agrees with whatever the plain one accepts of damaged pages", () => {
  const piece = fc.constantFrom(
    ..."\n|\n\n| |  |:|: |#| #|-|- |\"|'|>-|[|{|&|*|!|%|\t|a|0|é|---|null|\u00a0|\u200b|\uff1a|\n  nav:|\n      title: ".split(
      "|",
    ),
    ...["|", "\n    - type: hero"],
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
    { numRuns: runs(3000), seed: 20252 },
  );
});
