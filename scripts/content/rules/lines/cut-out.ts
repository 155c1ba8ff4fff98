import type { LineIndex } from "../../diagnostic/line-index.ts";
import type { Edit } from "../../yaml/edit.ts";
import { errorsOf, structuralErrors } from "../../yaml/parse-text.ts";
import type { Trials } from "../../yaml/trials.ts";
import { indentOf } from "./find-indentation.ts";

/** Lines, from the first to the last. */
interface Lines {
  readonly first: number;
  readonly last: number;
}

/** The lines that are left out of a file so that the parser understands the rest of it. */
export interface CutOut {
  /** Edits that leave spaces in place of the lines. */
  readonly edits: readonly Edit[];
  /** The offset after the lines. */
  readonly end: number;
  /** The offsets of the block around them, and of the keys above it: what is wrong there may follow from what was left out. */
  readonly doubt: readonly { readonly start: number; readonly end: number }[];
}

interface Broken {
  readonly lines: LineIndex;
  readonly trials: Trials;
  /** The line that was reported, and the one at which the parser lost its way. */
  readonly line: number;
  readonly errorLine: number;
}

/**
 * Finds the fewest lines around a mistake of syntax without which the parser gets past them: the line with what belongs to it,
 * the lines up to the error, the entry of the list, or the block. Undefined where it is the whole file that is broken.
 */
export function cutOut({ lines, trials, line, errorLine }: Broken): CutOut | undefined {
  const block = entryAround(lines, line, outermost);
  const regions: Lines[] = [
    { first: line, last: lastBelow(lines, line) },
    { first: Math.min(line, errorLine), last: lastBelow(lines, Math.max(line, errorLine)) },
    entryAround(lines, line, indentOf(lines, line)),
    block,
  ];
  for (const { first, last } of regions) {
    if (first === 0 && last === lines.count - 1) continue;
    const edits = blanked(lines, { first, last });
    const document = trials.parse(withEdits(lines.text, edits));
    if (!document) return undefined;
    const end = lines.end(last) + 1;
    const [next] = structuralErrors(errorsOf(document));
    // An error right below would follow from what is left of the text above it.
    if (next && lines.lineAt(next.pos[0]) <= last + 1) continue;
    const around = { start: lines.start(Math.min(first, block.first)), end: lines.end(Math.max(last, block.last)) };
    return { edits, end, doubt: [around, ...ownersAbove(lines, lines.lineAt(around.start))] };
  }
  return undefined;
}

/** The keys that the lines around a line belong to, and the beginning of the file. */
function ownersAbove(lines: LineIndex, line: number): { start: number; end: number }[] {
  const owners = [{ start: 0, end: 0 }];
  let column = indentOf(lines, line);
  for (let above = line - 1; above >= 0 && column > 0; above--) {
    if (isEmpty(lines, above) || indentOf(lines, above) >= column) continue;
    column = indentOf(lines, above);
    owners.push({ start: lines.start(above) + column, end: lines.end(above) });
  }
  return owners;
}

/** Blocks begin in one of the first columns. */
const outermost = 3;

/** The last of the lines that are further in than a line. */
function lastBelow(lines: LineIndex, line: number): number {
  let last = line;
  while (last + 1 < lines.count && (isEmpty(lines, last + 1) || indentOf(lines, last + 1) > indentOf(lines, line)))
    last++;
  while (last > line && isEmpty(lines, last)) last--;
  return last;
}

/** The entry of a list around a line whose hyphen stands left of a column; the line itself where there is none. */
function entryAround(lines: LineIndex, line: number, column: number): Lines {
  for (let first = line; first >= 0; first--) {
    if (/^ *- /.test(lines.lineText(first)) && indentOf(lines, first) < column) {
      const last = lastBelow(lines, first);
      return last >= line ? { first, last } : { first: line, last: lastBelow(lines, line) };
    }
  }
  return { first: line, last: lastBelow(lines, line) };
}

function isEmpty(lines: LineIndex, line: number): boolean {
  return lines.lineText(line).trim() === "";
}

function blanked(lines: LineIndex, { first, last }: Lines): Edit[] {
  return Array.from({ length: last - first + 1 }, (_, at) => {
    const [start, end] = [lines.start(first + at), lines.end(first + at)];
    return { start, end, text: " ".repeat(end - start) };
  });
}

function withEdits(text: string, edits: readonly Edit[]): string {
  return edits.reduce((whole, { start, end, text: by }) => whole.slice(0, start) + by + whole.slice(end), text);
}
