import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkRawContent } from "../../scripts/content/check/check-content.ts";
import { exampleContent } from "../../scripts/content/report/example-content.ts";
import { wrongInReport } from "../support/proofs/judge-report.ts";
import { runs } from "../support/system/is-full.ts";
import { contentModel, indexYaml } from "./memory-site.ts";

const page = `title: Home # the first page
description: >-
  Fresh bread,
  every morning.
nav: { label: "Home", order: 1 }
blocks:
  - type: hero
    id: top
    title: 'It''s fresh'
    description: Read [more](#steps), *please*.
    actions: &actions
      - label: Order
        href: mailto:orders@bakery.example
  - type: workflow-steps
    id: steps
    title: How we bake
    items:
      - step: 1
        title: Mix
      - step: 2
        title: Bake
  - type: prose
    title: About us
    body: |
      One.

      - two
  - type: call-to-action
    title: Hungry?
    actions: *actions
`;

/** Checks a file with this text, as a page and as the site file, and returns whatever is wrong with the report itself. */
function flawsOf(text: string): string[] {
  return ["index.yaml", "_site.yaml"].flatMap((path) => {
    const { raw } = exampleContent({});
    const sources = raw.sources.map((source) => (source.path === path ? { ...source, text } : source));
    const checked = checkRawContent(contentModel(true), { ...raw, sources });
    return wrongInReport({ file: `pages/${path}`, text }, checked).map((flaw) => `${JSON.stringify(text)}: ${flaw}`);
  });
}

describe("no content of a file crashes the checker, and every report is short, printable and about a place in the file", () => {
  const check = (text: fc.Arbitrary<string>, numRuns: number) =>
    fc.assert(
      fc.property(text, (value) => {
        expect(flawsOf(value)).toEqual([]);
      }),
      { numRuns: runs(numRuns), seed: 7 },
    );

  test("any text", () => {
    check(fc.string({ unit: "binary", maxLength: 200 }), 200);
  });

  test("any sequence of the signs and words of YAML", () => {
    const signs = ["- ", ": ", "? ", "[", "]", "{", "}", ",", "#", " #", "&a ", "*a", "!t ", "|", ">-", "'", '"', "\\"];
    const words = ["---", "...", "%YAML 1.1", "<<", "title", "blocks", "type", "hero", "1", "~", "\t", "\r", "\uFEFF"];
    const space = ["\n", "\n", "\n  ", "\n    ", " ", "  "];
    check(
      fc.array(fc.constantFrom(...signs, ...words, ...space), { maxLength: 40 }).map((parts) => parts.join("")),
      400,
    );
  });

  test("a page that ends anywhere", () => {
    check(
      fc.nat(page.length).map((end) => page.slice(0, end)),
      200,
    );
  });

  test.each([
    ["deep lists", "[".repeat(20_000)],
    ["deep mappings", "{a: ".repeat(5_000)],
    ["deep entries", "- ".repeat(5_000)],
    ["deep keys", "? ".repeat(5_000)],
    ["a value that contains itself", "title: &a { b: *a }\nblocks: &c [*c]\n"],
    [
      "values that multiply",
      `a: &a [x, x]\n${"bcdefghi".replaceAll(/./g, (k, at: number) => `${k}: &${k} [${`*${"abcdefgh"[at]}, `.repeat(9)}]\n`)}`,
    ],
    [
      "keys of objects that every object has",
      "__proto__: 1\nconstructor: { prototype: 1 }\nblocks: [{ type: __proto__ }]\n",
    ],
    ["escapes of a terminal", `${indexYaml}    "a\\u001b[2Jb\\u009bc": x\n    "a\\ud800": x\n    "a\\nb": x\n`],
    ["characters that a limit could part", `${indexYaml}    "${"k".repeat(78)}🥖🥖": x\n    "${"🥖".repeat(60)}": x\n`],
    ["no text", ""],
    ["a null character", "title: \0\n"],
    ["half a character", "title: \uD83E\n"],
  ])("%s", (_, text) => {
    expect(flawsOf(text)).toEqual([]);
  });
});
