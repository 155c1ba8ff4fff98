import type { SyntaxFinding, SyntaxProblem, SyntaxRule } from "../kinds/syntax-rule.ts";
import { countSpaces } from "../lines/count-spaces.ts";
import { findIndentation } from "../lines/find-indentation.ts";
import { lineEntry } from "../lines/line-entry.ts";
import { lineOfError } from "../lines/line-of-error.ts";
import { swallowedLine } from "../lines/swallowed-line.ts";

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
  says: {
    message: "Unexpected indentation of 3 spaces, expected 4.",
    hint: "Put 4 spaces before it.",
  },
  good: `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
`,
  findHidden: swallowedLine,
  find(problem) {
    const { error } = problem;
    if (!columnErrors.has(error.code)) return undefined;
    const line = lineOfError(problem);
    const counted = wrongNumber(problem, line);
    if (counted) return counted;
    const better = findIndentation(problem, line);
    if (better) return indentationFinding(problem, better);
    return isIndentation(error.message) ? indentationFinding(problem, { line, indent: undefined }) : undefined;
  },
};

/** The number behind the sign of a text, by which its lines would stand further in than they do. */
function wrongNumber({ lines }: SyntaxProblem, line: number): SyntaxFinding | undefined {
  let above = line - 1;
  // What begins with # was a heading of the text, and is a comment here.
  while (above > 0 && /^\s*(?:#|$)/.test(lines.lineText(above))) above--;
  const [, sign = "", more = "", count = "", end = ""] =
    /[:-] ([|>])([-+]?)([1-9])([-+]?)[ \t]*$/.exec(above < 0 ? "" : lines.lineText(above)) ?? [];
  if (count === "") return undefined;
  const written = `${sign}${more}${count}${end}`;
  const start = lines.start(above) + lines.lineText(above).lastIndexOf(written);
  const place = { start, end: start + written.length };
  const meant = `${sign}${more}${end}`;
  return {
    ...place,
    message: `The number behind ${sign} says that the text stands ${countSpaces(Number(count))} further in than its key, and it does not.`,
    hint: `Write ${meant} without the number: the indentation of the first line counts then.`,
    repair: [{ ...place, text: meant }],
  };
}

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
  { lines, error, shape }: SyntaxProblem,
  { line, indent, isCertain = false }: { line: number; indent: number | undefined; isCertain?: boolean },
): SyntaxFinding {
  const lineStart = lines.start(line);
  const current = /^ */.exec(lines.lineText(line))?.[0].length ?? 0;
  const entry = lineEntry(lines, line);
  const word = entry.key ?? entry.value.split(/\s/)[0] ?? "";
  const start = lineStart + current;
  const end = Math.max(entry.start + word.length, start + 1);
  if (indent === undefined) {
    return {
      start,
      end,
      message: `Unexpected indentation of ${countSpaces(current)}: nothing above begins in this column.`,
      hint: "Align the line with the entries that it belongs to.",
    };
  }
  const repair = [{ start: lineStart, end: start, text: " ".repeat(indent) }];
  // Lines below that are further in would become part of its text.
  const below = /\n( *)\S/.exec(lines.text.slice(end))?.[1]?.length ?? 0;
  const isEntry = lines.text.startsWith("- ", start) && below <= indent;
  return {
    start,
    end,
    message: `Unexpected indentation of ${countSpaces(current)}, expected ${indent}.`,
    hint: `${indent === 0 ? "Remove the spaces" : `Put ${countSpaces(indent)}`} before it${/^Nested mappings/.test(error.message) ? ", or put the text that it is part of into quotes" : ""}.`,
    repair,
    ...(isCertain && (entry.key === undefined ? isEntry : shape.keys.has(entry.key)) ? { edits: repair } : {}),
  };
}
