import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import type { Diagnostic } from "../../scripts/content/diagnostic/diagnostic.ts";
import { LineIndex } from "../../scripts/content/diagnostic/line-index.ts";
import { fixText } from "../../scripts/content/fix/fix-text.ts";
import { runs } from "../support/system/is-full.ts";
import { fixIndex, indexYaml } from "./memory-site.ts";
import { pageNamed } from "./support/check-example.ts";

describe("--fix", () => {
  test.each([
    ["a mistyped key", "title: In figures", "titel: In figures", "unknown-key"],
    ["a quoted key in its quotes", '"title": In figures', '"titel": In figures', "unknown-key"],
    ["a block type", "type: metric-tiles", "type: metric-tile", "unknown-value"],
    ["a value in single quotes in its quotes", "type: 'metric-tiles'", "type: 'metrictiles'", "unknown-value"],
    ["an anchor in double quotes", 'href: "#contact"', 'href: "#contcat"', "unknown-anchor"],
    ["an icon, its comment and spaces kept", "    icon: wheat   # bread", "    icon: whaet   # bread", "unknown-name"],
    ["a number that must be text", 'value: "3"', "value: 3", "wrong-type"],
    ["a number as it was written", 'value: "1.50"', "value: 1.50", "wrong-type"],
    [
      "a value in flow style",
      "actions: [{ label: A, href: '#contact' }]",
      "actions: [{ lable: A, href: '#contact' }]",
      "unknown-key",
    ],
  ])("mends %s and nothing else", (_, good, bad, code) => {
    const page = pageWith(good);
    expect(fixIndex(page.replace(good, bad))).toEqual({ text: page, fixed: [code], left: [], changed: ["index.yaml"] });
  });

  test("leaves alone what several names are equally near to, and says that it remains", () => {
    const others = { "guides/a1.yaml": pageNamed("A 1"), "guides/a2.yaml": pageNamed("A 2") };
    const bad = indexYaml.replace('"#contact"', "/guides/a3");
    expect(fixIndex(bad, others)).toMatchObject({ text: bad, fixed: [], left: [{ code: "unknown-link" }] });
  });
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
