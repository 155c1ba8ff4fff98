import fc from "fast-check";
import { expect, test } from "vitest";
import { limits } from "../../scripts/content/diagnostic/limits.ts";
import { textReport } from "../../scripts/content/report/text.ts";
import { checkMemory, indexYaml, memorySite } from "./memory-site.ts";

/** How many files are tried: `HOSTILE_FILES=100000` tries more. */
const count = Number(process.env["HOSTILE_FILES"] ?? 300);

const signs = [
  "- ",
  ": ",
  "? ",
  "[",
  "]",
  "{",
  "}",
  ", ",
  " #",
  "&a ",
  "*a",
  "!t ",
  "!!str ",
  "|\n",
  ">-\n",
  "'",
  '"',
  "\\",
  "`",
  "@",
];
const words = [
  "title",
  "blocks",
  "type",
  "hero",
  "<<",
  "k",
  "1",
  "~",
  "null",
  "{{ x }}",
  "**b**",
  "[a](/b)",
  "<br>",
  "&#x202e;",
];
const characters = [
  "\u202e",
  "\u200b",
  "\ufffd",
  "\ufdd0",
  "\ud800",
  "\u{e0041}",
  "\u0001",
  "\t",
  "\r",
  "\ufeff",
  "е",
  "שלום",
];
const breaks = ["\n", "\n  ", "\n    ", "\n      ", "\n  - ", "\n---\n", "\n%YAML 1.2\n"];

const piece = fc.constantFrom(...signs, ...words, ...characters, ...breaks);
/** A few pieces, some of them again and again, after a page or on their own. */
const hostile = fc
  .tuple(
    fc.constantFrom("", indexYaml, `${indexYaml}  - type: prose\n    title: T\n    body: `),
    fc.array(fc.tuple(piece, piece, fc.constantFrom(1, 1, 1, 1, 1, 2, 3, 12, 40)), { maxLength: 8 }),
  )
  .map(([start, parts]) => start + parts.map(([a, b, times]) => (a + b).repeat(times)).join(""));

test("no hostile file crashes the check, and every report is short, printable and about a place in the file", () => {
  fc.assert(
    fc.property(hostile, (text) => {
      const checked = checkMemory(memorySite({ "index.yaml": text }));
      const lines = text.split("\n");
      for (const { file, line, column, endLine, message } of checked.diagnostics) {
        expect(message.length).toBeLessThanOrEqual(limits.message);
        expect(message).not.toMatch(/\p{Cc}|\p{Cs}/u);
        if (file !== "pages/index.yaml") continue;
        expect(line).toBeLessThanOrEqual(endLine);
        expect(endLine).toBeLessThanOrEqual(lines.length);
        expect(column).toBeLessThanOrEqual((lines[line - 1] ?? "").length + 1);
      }
      const refusals = checked.diagnostics.filter(({ code }) => refusing.has(code));
      if (refusals.length > 0)
        expect(checked.diagnostics.filter(({ file }) => file === "pages/index.yaml")).toEqual(refusals);
      expect(refusals.length).toBeLessThanOrEqual(1);
      if (checked.diagnostics.length > 20) expect(textReport(checked, false).length).toBeLessThan(200_000);
    }),
    { numRuns: count, seed: 17 },
  );
}, 600_000);

/** Codes of what keeps a file from being read: such a report is the only one of its file. */
const refusing = new Set(["over-limit", "too-deep", "unsupported-yaml"]);
