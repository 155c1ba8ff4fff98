import type { Range } from "./diagnostic.ts";
import { LineIndex } from "./line-index.ts";
import type { Edit } from "./syntax/syntax-rule.ts";

/** An edit that changed the length of a line. Lines and columns count from 1. */
interface Shift {
  readonly line: number;
  readonly column: number;
  readonly by: number;
}

/** The text of a file with mistakes mended in memory. Its ranges are those of the text as the author wrote it. */
export class RepairedText {
  #lines: LineIndex;
  readonly #shifts: Shift[] = [];
  readonly #damage: Range[] = [];

  constructor(text: string) {
    this.#lines = new LineIndex(text);
  }

  get text(): string {
    return this.#lines.text;
  }

  get lines(): LineIndex {
    return this.#lines;
  }

  /** Applies edits that do not overlap and keep the number of lines. */
  apply(edits: readonly Edit[]): void {
    for (const edit of [...edits].sort((a, b) => b.start - a.start)) {
      const { line, column } = this.#lines.range(edit.start, edit.start);
      const by = edit.text.length - (edit.end - edit.start);
      if (by !== 0) this.#shifts.push({ line, column, by });
      this.#lines = new LineIndex(this.text.slice(0, edit.start) + edit.text + this.text.slice(edit.end));
    }
  }

  /** The place in the author's text of a stretch of this text. */
  range(start: number, end: number): Range {
    const { line, column, endLine, endColumn } = this.#lines.range(start, end);
    return { line, column: this.#original(line, column), endLine, endColumn: this.#original(endLine, endColumn) };
  }

  /** Marks a place whose text is not the author's any more. */
  damage(range: Range): void {
    this.#damage.push(range);
  }

  /** Whether a place lies where the text is not the author's: what is wrong there has been said. */
  isDamaged(range: Range): boolean {
    return this.#damage.some((damage) => !isBefore(range, damage) && !isBefore(damage, range));
  }

  #original(line: number, column: number): number {
    return this.#shifts.reduceRight(
      (at, shift) => (shift.line === line && at > shift.column ? Math.max(shift.column, at - shift.by) : at),
      column,
    );
  }
}

function isBefore(a: Range, b: Range): boolean {
  return a.endLine < b.line || (a.endLine === b.line && a.endColumn <= b.column && a.column < b.column);
}
