/** Where the line begins that an offset is in. */
export function lineStart(text: string, offset: number): number {
  return text.lastIndexOf("\n", offset - 1) + 1;
}

/** Behind the line that an offset is in, with its end. */
export function nextLine(text: string, offset: number): number {
  const end = text.indexOf("\n", offset);
  return end < 0 ? text.length : end + 1;
}

/** How the lines of a text end, as far as its first one tells. */
export function eolOf(text: string): string {
  return /\r?\n/.exec(text)?.[0] ?? "\n";
}

export function columnOf(text: string, offset: number): number {
  return offset - lineStart(text, offset);
}

/** Whether nothing but spaces stands before an offset in its line. */
export function isFirstInLine(text: string, offset: number): boolean {
  return /^ *$/.test(text.slice(lineStart(text, offset), offset));
}

export function splice(text: string, [start, end]: readonly [number, number], put: string): string {
  return text.slice(0, start) + put + text.slice(end);
}

/** Where an entry begins with the comments directly above it, at the beginning of a line. */
export function leadStart(text: string, offset: number): number {
  let start = lineStart(text, offset);
  const comment = new RegExp(`^ {${offset - start}}#`);
  while (start > 0) {
    const above = lineStart(text, start - 1);
    if (!comment.test(text.slice(above, start))) break;
    start = above;
  }
  return start;
}

/** Where the lines of an entry of a block end, with the comments directly below it that are further in than its column. */
export function blockEnd(text: string, end: number, column: number): number {
  let next = nextLine(text, end);
  const comment = new RegExp(`^ {${column + 1},}#`);
  while (next < text.length && comment.test(text.slice(next, nextLine(text, next)))) next = nextLine(text, next);
  return next;
}
