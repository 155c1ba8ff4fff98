import type { SyntaxProblem } from "../kinds/syntax-rule.ts";

/** The line at which the parser lost its way. */
export function lineOfError({ lines, error, errors, start }: SyntaxProblem): number {
  // For a key in the wrong column, the parser reports the start of the text that it took the key for a part of.
  const overLines = errors.find(({ code, pos }) => code === "MULTILINE_IMPLICIT_KEY" && pos[0] === start);
  const first = lines.lineAt(/^Nested mappings/.test(error.message) ? (overLines?.pos[1] ?? start) : start);
  // Errors can stand on the empty lines and comments before the line that they are about.
  let line = first;
  while (line < lines.count && /^\s*(?:#|$)/.test(lines.lineText(line))) line++;
  return line < lines.count ? line : first;
}
