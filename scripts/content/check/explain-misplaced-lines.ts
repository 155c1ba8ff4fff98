import { type Diagnostic, sortDiagnostics } from "../diagnostic/diagnostic.ts";
import { LineIndex } from "../diagnostic/line-index.ts";
import type { SourceFile } from "../read/read-content.ts";
import { countSpaces } from "../rules/lines/count-spaces.ts";
import { indentOf } from "../rules/lines/find-indentation.ts";
import { isInsideText } from "../rules/lines/is-inside-text.ts";
import { lineEntry } from "../rules/lines/line-entry.ts";
import { wrongIndentation } from "../rules/syntax/wrong-indentation.ts";
import { excerpt } from "../rules/words/describe-value.ts";
import { errorsOf, parseText, structuralErrors, TooDeepError } from "../yaml/parse-text.ts";

/** With more suspects than this, something else is wrong: another name for the keys, or another kind of file. */
const mostSuspects = 3;

/** Each try checks the whole file once more, so the number of tries and the length of the file are limited. */
const mostColumns = 4;
const mostLines = 2000;
const mostCharacters = 32_000;

/**
 * Reports a wrong indentation in place of the mistakes that follow from it. A key in the wrong column can belong to the
 * wrong mapping: it is unknown there, and missing where it should be. Where another column removes several mistakes and
 * makes none, the indentation is the one mistake.
 */
export function explainMisplacedLines(
  source: SourceFile,
  diagnostics: readonly Diagnostic[],
  check: (source: SourceFile) => readonly Diagnostic[],
): readonly Diagnostic[] {
  const suspects = diagnostics.filter(
    ({ code, suggestion }) => code === "duplicate-key" || (code === "unknown-key" && suggestion === undefined),
  );
  if (suspects.length > mostSuspects) return diagnostics;
  const lines = new LineIndex(source.text);
  if (lines.count > mostLines || source.text.length > mostCharacters) return diagnostics;
  for (const suspect of suspects) {
    const line = suspect.line - 1;
    const others = diagnostics.filter((diagnostic) => diagnostic !== suspect).map(nameOf);
    const tries = columnsAround(lines, line)
      .flatMap((indent) => {
        const left = checkMoved(source, { lines, line, indent }, check);
        return left ? [{ indent, left }] : [];
      })
      // A key that is unknown here and known there is misplaced; one that is there twice only where that explains more.
      .filter(({ left }) => left.length < others.length + (suspect.code === "unknown-key" ? 1 : 0))
      .filter(({ left }) => isPartOf(left.map(nameOf), others))
      .sort((a, b) => a.left.length - b.left.length);
    const [best] = tries;
    if (best) return sortDiagnostics([...best.left, misplaced(suspect, { lines, line, indent: best.indent })]);
  }
  return diagnostics;
}

/** Identifies a diagnostic: two with this text are the same. */
function nameOf({ code, line, column, pointer, message }: Diagnostic): string {
  return JSON.stringify([code, line, column, pointer, message]);
}

function isPartOf(names: readonly string[], all: readonly string[]): boolean {
  const left = new Map<string, number>();
  for (const name of all) left.set(name, (left.get(name) ?? 0) + 1);
  return names.every((name) => {
    const count = left.get(name) ?? 0;
    left.set(name, count - 1);
    return count > 0;
  });
}

/** The columns of the keys above and below a line, and of those that the line above belongs to: the nearest first. */
function columnsAround(lines: LineIndex, line: number): number[] {
  const above: number[] = [];
  for (let other = line - 1; other >= 0 && above.at(-1) !== 0; other--) {
    const column = keyColumn(lines, other);
    if (column !== undefined && column < (above.at(-1) ?? Number.POSITIVE_INFINITY)) above.push(column);
  }
  let next = line + 1;
  while (next < lines.count && keyColumn(lines, next) === undefined) next++;
  const [nearest = 0, ...outer] = above;
  const columns = new Set([nearest, keyColumn(lines, next) ?? nearest, ...outer]);
  columns.delete(indentOf(lines, line));
  return [...columns].slice(0, mostColumns);
}

function keyColumn(lines: LineIndex, line: number): number | undefined {
  return /^ *(?:- +)*(?=[^\s#])/.exec(lines.lineText(line))?.[0].length;
}

interface LineMove {
  readonly lines: LineIndex;
  readonly line: number;
  readonly indent: number;
}

/**
 * The diagnostics of the file after a line, and those that belong to it, were moved to another column. Their places are
 * those of the original text. Undefined where the parser does not understand the moved text, or reads the line as part
 * of a text.
 */
function checkMoved(
  source: SourceFile,
  { lines, line, indent }: LineMove,
  check: (source: SourceFile) => readonly Diagnostic[],
): Diagnostic[] | undefined {
  const by = indent - indentOf(lines, line);
  let last = line;
  while (last + 1 < lines.count && belongsTo(lines, line, last + 1)) last++;
  const moved: string[] = [];
  for (let at = line; at <= last; at++) {
    const text = lines.lineText(at);
    moved.push(by > 0 ? " ".repeat(by) + text : text.slice(-by));
  }
  const text = lines.text.slice(0, lines.start(line)) + moved.join("\n") + lines.text.slice(lines.end(last));
  if (!isUnderstood(text, lines.start(line) + indent)) return undefined;
  const original = (at: number, column: number) => (at > line && at <= last + 1 ? Math.max(1, column - by) : column);
  return check({ ...source, text }).map((diagnostic) => ({
    ...diagnostic,
    column: original(diagnostic.line, diagnostic.column),
    endColumn: original(diagnostic.endLine, diagnostic.endColumn),
  }));
}

/** Whether the parser understands a whole text, and does not read what begins at an offset as part of a scalar. */
function isUnderstood(text: string, offset: number): boolean {
  try {
    const document = parseText(text);
    return structuralErrors(errorsOf(document)).length === 0 && !isInsideText(document, offset);
  } catch (error) {
    if (error instanceof TooDeepError) return false;
    throw error;
  }
}

function belongsTo(lines: LineIndex, line: number, other: number): boolean {
  return lines.lineText(other).trim() === "" || indentOf(lines, other) > indentOf(lines, line);
}

function misplaced(
  { suggestion: _, related: __, ...suspect }: Diagnostic,
  { lines, line, indent }: LineMove,
): Diagnostic {
  const { key = "" } = lineEntry(lines, line);
  return {
    ...suspect,
    code: wrongIndentation.code,
    message: `Unexpected indentation of ${countSpaces(indentOf(lines, line))}, expected ${indent}: "${excerpt(key)}" belongs ${ownerAt(lines, line, indent)}.`,
    hint: `Begin it, and the lines that belong to it, in column ${indent + 1}.`,
  };
}

/** The owner of the keys in a column above a line, in words after "belongs". */
function ownerAt(lines: LineIndex, line: number, indent: number): string {
  let above = line - 1;
  let isEntry = false;
  while (above >= 0 && (keyColumn(lines, above) ?? indent) >= indent) {
    isEntry ||= keyColumn(lines, above) === indent && indentOf(lines, above) < indent;
    above--;
  }
  const owner = above < 0 ? undefined : lineEntry(lines, above).key;
  if (owner === undefined) return "to the file itself";
  return isEntry ? `to an entry of "${excerpt(owner)}"` : `to "${excerpt(owner)}"`;
}
