import type { Range } from "./diagnostic.ts";

const byteOrderMark = "\uFEFF";

/** Converts between offsets and lines of a text. Offsets count UTF-16 units from 0, lines from 0. */
export class LineIndex {
  #knownStarts: number[] | undefined;

  constructor(readonly text: string) {}

  get count(): number {
    return this.#starts.length;
  }

  lineAt(offset: number): number {
    let low = 0;
    let high = this.count - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (this.start(middle) <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  start(line: number): number {
    return this.#starts[line] ?? this.text.length;
  }

  end(line: number): number {
    const next = this.#starts[line + 1];
    if (next === undefined) return this.text.length;
    return this.text[next - 2] === "\r" ? next - 2 : next - 1;
  }

  lineText(line: number): string {
    return this.text.slice(this.start(line), this.end(line));
  }

  /** The range between two offsets as reports count it, from 1. A byte order mark takes no column. */
  range(start: number, end: number): Range {
    // If something is missing at the end of a text, the parser gives an offset after that end.
    const from = this.#position(Math.min(start, this.text.length));
    const to = this.#position(Math.min(Math.max(start, end), this.text.length));
    return { line: from.line, column: from.column, endLine: to.line, endColumn: to.column };
  }

  /** Computed on first use: most files have no mistake to locate. */
  get #starts(): readonly number[] {
    if (this.#knownStarts) return this.#knownStarts;
    const starts = [0];
    for (let at = this.text.indexOf("\n"); at >= 0; at = this.text.indexOf("\n", at + 1)) starts.push(at + 1);
    this.#knownStarts = starts;
    return starts;
  }

  offset(line: number, column: number): number {
    return Math.min(this.start(line - 1) + this.#markWidth(line - 1) + column - 1, this.text.length);
  }

  #position(offset: number): { line: number; column: number } {
    const line = this.lineAt(offset);
    return { line: line + 1, column: Math.max(offset - this.start(line) - this.#markWidth(line), 0) + 1 };
  }

  #markWidth(line: number): number {
    return line === 0 && this.text.startsWith(byteOrderMark) ? 1 : 0;
  }
}
