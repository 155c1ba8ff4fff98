import { type Diagnostic, sortDiagnostics } from "./diagnostic.ts";
import { LineIndex } from "./line-index.ts";
import type { SourceFile } from "./read-content.ts";
import { countSpaces } from "./syntax/count-spaces.ts";
import { indentOf, indentsAround } from "./syntax/find-indentation.ts";
import { wrongIndentation } from "./syntax/wrong-indentation.ts";

/** More places than this are not tried: each try reads the file once more. */
const mostPlaces = 3;

/**
 * A key in the wrong column can belong to the wrong mapping: too much there, and missing where it should be. Where
 * another column takes several mistakes away, they are one: the indentation.
 */
export function explainMisplacedLines(
  source: SourceFile,
  diagnostics: readonly Diagnostic[],
  check: (source: SourceFile) => readonly Diagnostic[],
): readonly Diagnostic[] {
  if (diagnostics.length < 2) return diagnostics;
  const suspects = diagnostics.filter(
    ({ code, suggestion }) => code === "duplicate-key" || (code === "unknown-key" && suggestion === undefined),
  );
  const lines = new LineIndex(source.text);
  for (const suspect of suspects.slice(0, mostPlaces)) {
    const line = suspect.line - 1;
    const tries = indentsAround(lines, line)
      .map((indent) => ({ indent, left: checkMoved(source, { lines, line, indent }, check) }))
      .filter(({ left }) => left.length <= diagnostics.length - 2)
      .sort((a, b) => a.left.length - b.left.length);
    const [best] = tries;
    if (best) return sortDiagnostics([...best.left, misplaced(suspect, indentOf(lines, line), best.indent)]);
  }
  return diagnostics;
}

interface Move {
  readonly lines: LineIndex;
  readonly line: number;
  readonly indent: number;
}

/** What is wrong after a line, and those that belong to it, got another indentation; at the places of the text before. */
function checkMoved(
  source: SourceFile,
  { lines, line, indent }: Move,
  check: (source: SourceFile) => readonly Diagnostic[],
): Diagnostic[] {
  const by = indent - indentOf(lines, line);
  let last = line;
  while (last + 1 < lines.count && belongsTo(lines, line, last + 1)) last++;
  const moved: string[] = [];
  for (let at = line; at <= last; at++) {
    const text = lines.lineText(at);
    moved.push(by > 0 ? " ".repeat(by) + text : text.slice(-by));
  }
  const text = lines.text.slice(0, lines.start(line)) + moved.join("\n") + lines.text.slice(lines.end(last));
  const original = (at: number, column: number) => (at > line && at <= last + 1 ? Math.max(1, column - by) : column);
  return check({ ...source, text }).map((diagnostic) => ({
    ...diagnostic,
    column: original(diagnostic.line, diagnostic.column),
    endColumn: original(diagnostic.endLine, diagnostic.endColumn),
  }));
}

function belongsTo(lines: LineIndex, line: number, other: number): boolean {
  return lines.lineText(other).trim() === "" || indentOf(lines, other) > indentOf(lines, line);
}

function misplaced(
  { suggestion: _, related: __, ...suspect }: Diagnostic,
  current: number,
  indent: number,
): Diagnostic {
  return {
    ...suspect,
    code: wrongIndentation.code,
    message: `Unexpected indentation of ${countSpaces(current)}, expected ${indent}: here it belongs to the wrong mapping.`,
    hint: `Begin it, and the lines that belong to it, in column ${indent + 1}.`,
  };
}
