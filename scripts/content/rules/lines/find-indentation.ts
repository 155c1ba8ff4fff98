import { isDeepStrictEqual } from "node:util";
import { Scalar } from "yaml";
import type { LineIndex } from "../../diagnostic/line-index.ts";
import { errorsOf, possibleDataOf, structuralErrors } from "../../yaml/parse-text.ts";
import type { SyntaxProblem } from "../kinds/syntax-rule.ts";
import { isInsideText } from "./is-inside-text.ts";
import { lineEntry } from "./line-entry.ts";

/** A line and the number of spaces that should stand before it. */
export interface Indentation {
  readonly line: number;
  readonly indent: number;
  /** True where the file has no other mistake then, and one with the line in any other column. */
  readonly isCertain: boolean;
}

/** The number of lines above an error, and of the entries around it, that may be its cause. */
const reach = 3;

/**
 * Finds the line near an error whose change of indentation lets the parser get furthest. A change after which the line
 * would be part of a text does not count. Where several get equally far, the one that leaves the fewest mistakes wins,
 * then the smallest change.
 */
export function findIndentation(file: Parsed, errorLine: number): Indentation | undefined {
  const { lines, shape, trials } = file;
  const tries = nearbyLines(lines, errorLine)
    .flatMap((line, distance) =>
      indentsAround(lines, line).flatMap((indent) => {
        const document = trials.parse(indented(lines, line, indent));
        if (!document) return [];
        const errors = errorsOf(document);
        const reached = structuralErrors(errors)[0]?.pos[0] ?? Number.MAX_SAFE_INTEGER;
        // Levels are two columns apart nearly everywhere.
        const cost = Math.abs(indent - indentOf(lines, line)) + distance / 10 + (indent % 2) / 2;
        return [{ line, indent, document, errors, reached, cost }];
      }),
    )
    .filter(({ line, indent, document }) => {
      const isKey = shape.keys.has(lineEntry(lines, line).key ?? "");
      return !isInsideText(document, lines.start(line) + indent, (text) => isKey || isPlain(text));
    });
  const furthest = tries.reduce((most, { reached }) => Math.max(most, reached), -1);
  if (furthest <= lines.end(Math.min(errorLine + 1, lines.count - 1))) return undefined;
  const isWhole = furthest === Number.MAX_SAFE_INTEGER;
  const ranked = tries
    .filter(({ reached }) => reached === furthest)
    .map((found) => {
      const data = possibleDataOf(found.document);
      return { ...found, data, mistakes: found.errors.length + (isWhole ? shape.countMistakes(data) : 0) };
    })
    .sort((a, b) => a.mistakes - b.mistakes || a.cost - b.cost);
  const [best] = ranked;
  if (!best) return undefined;
  const isOnly = ranked.every(({ mistakes, data }) => mistakes > best.mistakes || isDeepStrictEqual(data, best.data));
  return { ...best, isCertain: isWhole && isOnly && best.mistakes === 0 };
}

type Parsed = Pick<SyntaxProblem, "lines" | "shape" | "trials">;

/** Whether a text has no quotes: such a text continues in lines that are indented further than its beginning. */
function isPlain({ type }: Scalar): boolean {
  return type === Scalar.PLAIN;
}

/** The text with another indentation of one line. */
function indented(lines: LineIndex, line: number, indent: number): string {
  const start = lines.start(line);
  return lines.text.slice(0, start) + " ".repeat(indent) + lines.text.slice(start + indentOf(lines, line));
}

/** The line of an error, some above it, and the lines that those belong to: the nearest first. */
function nearbyLines(lines: LineIndex, errorLine: number): number[] {
  const near: number[] = [];
  const around: number[] = [];
  let outermost = Number.POSITIVE_INFINITY;
  for (let line = errorLine; line >= 0 && outermost > 0; line--) {
    if (!/^ *[^\s#]/.test(lines.lineText(line))) continue;
    if (near.length <= reach) near.push(line);
    else if (indentOf(lines, line) < outermost) around.push(line);
    outermost = line === errorLine ? outermost : Math.min(outermost, indentOf(lines, line));
  }
  return [...near, ...around.slice(0, reach)];
}

/** The columns in which lines around this one begin, and those a level further in or out. */
function indentsAround(lines: LineIndex, line: number): number[] {
  const indents = new Set<number>();
  for (let other = Math.max(0, line - 12); other <= Math.min(lines.count - 1, line + 12); other++) {
    const text = lines.lineText(other);
    if (other === line || text.trim() === "") continue;
    const indent = indentOf(lines, other);
    for (const near of [indent, indent + 2, Math.max(0, indent - 2)]) indents.add(near);
    indents.add(indent + (/^(?:- +)+/.exec(text.slice(indent))?.[0].length ?? 0));
  }
  indents.delete(indentOf(lines, line));
  return [...indents];
}

/** The number of spaces before a line. */
export function indentOf(lines: LineIndex, line: number): number {
  return /^ */.exec(lines.lineText(line))?.[0].length ?? 0;
}

/** The last line of the entry that begins on a line: those below that stand further in than its key, or than its hyphen. */
export function lastLineOfEntry(lines: LineIndex, first: number): number {
  const { key, start } = lineEntry(lines, first);
  const column = key === undefined ? indentOf(lines, first) : start - lines.start(first);
  let last = first;
  while (last + 1 < lines.count && (lines.lineText(last + 1).trim() === "" || indentOf(lines, last + 1) > column))
    last++;
  return last;
}
