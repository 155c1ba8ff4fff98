/** The offset of a line and column (counted from 1, columns in UTF-16 units, a byte order mark not counted) in a text. */
export function offsetAt(text: string, line: number, column: number): number {
  let start = text.startsWith("\uFEFF") ? 1 : 0;
  for (let current = 1; current < line; current++) {
    const end = text.indexOf("\n", start);
    if (end < 0) return text.length;
    start = end + 1;
  }
  return Math.min(start + column - 1, text.length);
}
