import { findIndentation } from "./find-indentation.ts";
import { lineEntry } from "./line-entry.ts";
import type { SyntaxFinding, SyntaxProblem, SyntaxRule } from "./syntax-rule.ts";

/** Lines that begin in a column where nothing can begin. */
export const wrongIndentation: SyntaxRule = {
  code: "wrong-indentation",
  meaning:
    "A line begins in a column where it belongs to nothing. Entries of one mapping or list begin in the same column.",
  bad: `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
   «title»: Fresh bread
`,
  good: `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
`,
  find(problem) {
    const { lines, error, start } = problem;
    if (!columnErrors.has(error.code)) return undefined;
    // A key in the wrong column is reported with the text that it was taken for a part of.
    const overLines = problem.errors.find(({ code, pos }) => code === "MULTILINE_IMPLICIT_KEY" && pos[0] === start);
    const line = lines.lineAt(/^Nested mappings/.test(error.message) ? (overLines?.pos[1] ?? start) : start);
    const better = findIndentation(lines, line);
    if (better) return indentationFinding(problem, better);
    return isIndentation(error.message) ? indentationFinding(problem, { line, indent: undefined }) : undefined;
  },
};

const columnErrors = new Set([
  "BAD_INDENT",
  "BLOCK_AS_IMPLICIT_KEY",
  "MULTILINE_IMPLICIT_KEY",
  "MISSING_CHAR",
  "UNEXPECTED_TOKEN",
]);

function isIndentation(message: string): boolean {
  return /same column|without - indicator|must be indented|Nested mappings|block sequence/i.test(message);
}

function indentationFinding(
  { lines }: SyntaxProblem,
  { line, indent }: { line: number; indent: number | undefined },
): SyntaxFinding {
  const lineStart = lines.start(line);
  const current = /^ */.exec(lines.lineText(line))?.[0].length ?? 0;
  const entry = lineEntry(lines, line);
  const word = entry.key ?? entry.value.split(/\s/)[0] ?? "";
  const start = lineStart + current;
  const end = Math.max(entry.start + word.length, start + 1);
  const spaces = (count: number) => `${count} ${count === 1 ? "space" : "spaces"}`;
  if (indent === undefined) {
    return {
      start,
      end,
      message: `Unexpected indentation of ${spaces(current)}: nothing above begins in this column.`,
      hint: "Align the line with the entries that it belongs to.",
    };
  }
  return {
    start,
    end,
    message: `Unexpected indentation of ${spaces(current)}, expected ${indent}.`,
    hint: `Put ${spaces(indent)} before it, so that it aligns with the entries that it belongs to.`,
    repair: [{ start: lineStart, end: start, text: " ".repeat(indent) }],
  };
}
