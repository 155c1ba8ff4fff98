import type { CheckedContent } from "../../../scripts/content/check/check-content.ts";
import { limits } from "../../../scripts/content/diagnostic/limits.ts";

/** The codes of mistakes that keep a file from being read, each of which is the only one of its file. */
const refusing = new Set(["over-limit", "over-limit", "unsupported-yaml"]);

/** The faults of a report, one sentence each, for a file of any content. */
export function wrongInReport(
  { file, text }: { file: string; text: string },
  { diagnostics }: CheckedContent,
): string[] {
  const lines = text.split("\n");
  const own = diagnostics.filter((diagnostic) => diagnostic.file === file);
  const refusals = own.filter(({ code }) => refusing.has(code));
  const wrong = own.flatMap(({ code, line, column, endLine, endColumn }) => {
    const isInside =
      (line < endLine || (line === endLine && column <= endColumn)) &&
      isIn(lines, line, column) &&
      isIn(lines, endLine, endColumn);
    return isInside ? [] : [`${code} is not in the file: ${line}:${column} to ${endLine}:${endColumn}`];
  });
  for (const { code, message, hint = "" } of diagnostics) {
    if (message.length > limits.message || hint.length > limits.hint) wrong.push(`${code} is too long`);
    if (/\p{Cc}|\p{Cs}/u.test(message) || /[^\n\P{Cc}]|\p{Cs}/u.test(hint)) wrong.push(`${code} cannot be printed`);
  }
  if (refusals.length > 0 && own.length > 1) wrong.push(`${refusals[0]?.code} is not the one report`);
  return wrong;
}

/** Whether a position, counted from 1, is that of a character or of the end of its line. */
function isIn(lines: readonly string[], line: number, column: number): boolean {
  const text = lines[line - 1];
  return text !== undefined && column >= 1 && column <= text.length + 1;
}
