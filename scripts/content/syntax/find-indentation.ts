import type { LineIndex } from "../line-index.ts";
import { errorsOf, parseText, structuralErrors } from "./parse-text.ts";

/** A line and the number of spaces that should stand before it. */
export interface Indentation {
  readonly line: number;
  readonly indent: number;
}

/** How far above the line of an error its cause is looked for. */
const reach = 3;

/**
 * Finds the one line near an error that, with another indentation, lets the parser understand the file further: to its
 * end at best. The smallest change wins.
 */
export function findIndentation(lines: LineIndex, errorLine: number): Indentation | undefined {
  const candidates = nearbyLines(lines, errorLine).flatMap((line, distance) =>
    indentsAround(lines, line).map((indent) => {
      const change = Math.abs(indent - indentOf(lines, line));
      return { line, indent, cost: change + distance / 10, reached: reachOf(lines, line, indent) };
    }),
  );
  const best = candidates.sort((a, b) => b.reached - a.reached || a.cost - b.cost)[0];
  return best && best.reached > lines.end(Math.min(errorLine + 1, lines.count - 1)) ? best : undefined;
}

/** How far the parser gets with another indentation of one line: beyond the end where there is no error. */
function reachOf(lines: LineIndex, line: number, indent: number): number {
  const start = lines.start(line);
  const text = lines.text.slice(0, start) + " ".repeat(indent) + lines.text.slice(start + indentOf(lines, line));
  const [error] = structuralErrors(errorsOf(parseText(text)));
  return error ? error.pos[0] : Number.MAX_SAFE_INTEGER;
}

function nearbyLines(lines: LineIndex, errorLine: number): number[] {
  const found: number[] = [];
  for (let line = errorLine; line >= 0 && found.length <= reach; line--) {
    if (/^ *[^\s#]/.test(lines.lineText(line))) found.push(line);
  }
  return found;
}

/** The columns in which lines around this one begin, and those one level further in. */
function indentsAround(lines: LineIndex, line: number): number[] {
  const indents = new Set<number>();
  for (let near = Math.max(0, line - 12); near <= Math.min(lines.count - 1, line + 12); near++) {
    const text = lines.lineText(near);
    if (near === line || text.trim() === "") continue;
    const indent = indentOf(lines, near);
    indents.add(indent);
    indents.add(indent + 2);
    indents.add(indent + (/^(?:- +)+/.exec(text.slice(indent))?.[0].length ?? 0));
  }
  indents.delete(indentOf(lines, line));
  return [...indents];
}

function indentOf(lines: LineIndex, line: number): number {
  return /^ */.exec(lines.lineText(line))?.[0].length ?? 0;
}
