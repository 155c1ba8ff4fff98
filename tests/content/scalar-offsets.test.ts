import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isScalar, type Scalar, visit } from "yaml";
import { parseText } from "../../scripts/content/yaml/parse-text.ts";
import { scalarOffsets } from "../../scripts/content/yaml/scalar-offsets.ts";
import { runs } from "../support/system/runs.ts";

/** The value of `key` in a file, and the source of each of its characters. */
function writtenIn(text: string): { value: unknown; written: string[] | undefined } | undefined {
  const document = parseText(text);
  let found: Scalar | undefined;
  visit(document, {
    Pair(_, { value }) {
      if (isScalar(value)) found = value;
    },
  });
  if (!found?.range || document.errors.length > 0 || typeof found.value !== "string") return undefined;
  const source = text.slice(found.range[0], found.range[1]);
  const offsets = scalarOffsets(source, found);
  const written = offsets?.starts.map((start, at) => source.slice(start, offsets.ends[at]));
  return { value: found.value, written };
}

describe("the characters of a text are located in its source", () => {
  test.each([
    ["key: a b\n", ["a", " ", "b"]],
    ["key: a\n  b\n\n  c\n", ["a", "\n  ", "b", "\n\n  ", "c"]],
    ["key: 'it''s'\n", ["i", "t", "''", "s"]],
    ['key: "a\\n\\u00e9\\\n   b\\x41 "\n', ["a", "\\n", "\\u00e9", "b", "\\x41", " "]],
    ['key: "a  \n  b"\n', ["a", "  \n  ", "b"]],
    ["key: |\n  a\n   b\n\n  c\n", ["a", "\n  ", " ", "b", "\n\n  ", "\n\n  ", "c", "\n"]],
    ["key: >-\n  a\n  b\n\n  c\n", ["a", "\n  ", "b", "\n\n  ", "c"]],
    ["key: |2-\n    a\n", [" ", " ", "a"]],
  ])("%j", (text, written) => {
    expect(writtenIn(text)?.written).toEqual(written);
  });

  const line = fc.string({ unit: fc.constantFrom("a", "b", " ", "  ", "\t", "é", "🥖", "#", "'"), maxLength: 8 });
  const lines = fc.array(line, { maxLength: 6 });
  const header = fc.constantFrom("|", ">", "|-", ">-", "|+", ">+", "|1", ">2-", "|2+", "| # b", ">3");
  const lineBreak = fc.constantFrom("\n", "\n", "\r\n");

  /** Expects that whatever the parser reads is located, and that it read so many texts. */
  function expectLocated(texts: fc.Arbitrary<string>, least: number): void {
    let count = 0;
    fc.assert(
      fc.property(texts, (text) => {
        const found = writtenIn(text);
        // Nothing in a text that readers do not see can be wrong.
        if (!found || String(found.value).trim() === "") return;
        count++;
        expect(found.written?.length, JSON.stringify(text)).toBe(String(found.value).length);
      }),
      { numRuns: runs(600), seed: 11 },
    );
    expect(count).toBeGreaterThan(least);
  }

  test("in every block, whatever its sign, its lines and their ends are", () => {
    const text = fc
      .tuple(header, lines, lineBreak, fc.constantFrom("  ", "    "))
      .map(([sign, texts, end, indent]) =>
        `a:\n  key: ${sign}\n${texts.map((one) => `  ${indent}${one}\n`).join("")}`.replaceAll("\n", end),
      );
    expectLocated(text, 400);
  });

  test("in every quoted text, with escapes and over several lines", () => {
    const escapes = fc.constantFrom(
      "\\n",
      "\\t",
      "\\u00e9",
      "\\x41",
      "\\U0001F956",
      "\\\\",
      '\\"',
      "\\/",
      "\\ ",
      "a ",
      " ",
      "\\\n  ",
      "\n",
      "\n\n  ",
      "\r\n",
      "b",
    );
    expectLocated(
      fc.array(escapes, { maxLength: 12 }).map((parts) => `key: "${parts.join("").replaceAll("\n", "\n ")}"\n`),
      300,
    );
    expectLocated(
      lines.map((texts) => `key: '${texts.join("\n  ").replaceAll("'", "''")}'\n`),
      300,
    );
  });

  test("in every text without quotes", () => {
    expectLocated(
      lines.map((texts) => `key: x${texts.join("\n  ")}\n`),
      150,
    );
  });
});
