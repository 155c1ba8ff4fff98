/** The replacement for a range of a text. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly put: string;
}

/** A range of a text with edits applied, which must be in order. */
export function edited(text: string, [start, end]: readonly [number, number], edits: readonly Edit[]): string {
  const starts = [start, ...edits.map((edit) => edit.end)];
  return starts.map((from, at) => text.slice(from, edits[at]?.start ?? end) + (edits[at]?.put ?? "")).join("");
}

/** The start of the line of an offset. */
export function lineStart(text: string, offset: number): number {
  return text.lastIndexOf("\n", offset - 1) + 1;
}

/** The start of the line after that of an offset. */
function nextLine(text: string, offset: number): number {
  const end = text.indexOf("\n", offset);
  return end < 0 ? text.length : end + 1;
}

export function columnOf(text: string, offset: number): number {
  return offset - lineStart(text, offset);
}

/** The start of an entry, including the comments directly above it if it is the first on its line. */
export function leadStart(text: string, offset: number): number {
  let start = lineStart(text, offset);
  if (text.slice(start, offset).trim() !== "") return offset;
  const comment = new RegExp(`^ {${offset - start}}#`);
  while (start > 0) {
    const above = lineStart(text, start - 1);
    if (!comment.test(text.slice(above, start))) break;
    start = above;
  }
  return start;
}

/** The end of the lines of an entry, with the more indented comments directly below it, without the last line break. */
export function blockEnd(text: string, end: number, column: number): number {
  let next = nextLine(text, end);
  const comment = new RegExp(`^ {${column + 1},}#`);
  while (next < text.length && comment.test(text.slice(next, nextLine(text, next)))) next = nextLine(text, next);
  return next - (/\r?\n$/.exec(text.slice(end, next))?.[0].length ?? 0);
}

/** Thrown if a text cannot be parsed, or no way of writing a change gives exactly the wanted data. Its message is for authors. */
export class CannotChangeError extends Error {}
