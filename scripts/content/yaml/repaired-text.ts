import type { Range } from "../diagnostic/diagnostic.ts";
import { LineIndex } from "../diagnostic/line-index.ts";
import type { Edit } from "./edit.ts";

/** An edit that changed the length of a line. Columns count from 1. */
interface Shift {
  readonly column: number;
  readonly by: number;
}

/** The text of a file with mistakes mended in memory. Its ranges are those of the text as the author wrote it. */
export class RepairedText {
  #lines: LineIndex;
  /** The text as the author wrote it. Repairs keep the number of its lines. */
  readonly #original: LineIndex;
  /** By their lines. */
  readonly #shifts = new Map<number, Shift[]>();
  readonly #damage = new Map<number, Range[]>();

  constructor(text: string) {
    this.#lines = new LineIndex(text);
    this.#original = this.#lines;
  }

  get text(): string {
    return this.#lines.text;
  }

  get lines(): LineIndex {
    return this.#lines;
  }

  /** Applies edits that do not overlap and keep the number of lines. */
  apply(edits: readonly Edit[]): void {
    const parts: string[] = [];
    let end = this.text.length;
    // From the last to the first, so that the offsets of the remaining edits stay valid.
    for (const edit of [...edits].sort((a, b) => b.start - a.start)) {
      const { line, column } = this.#lines.range(edit.start, edit.start);
      const by = edit.text.length - (edit.end - edit.start);
      if (by !== 0) this.#shiftsOf(line).push({ column, by });
      parts.push(this.text.slice(edit.end, end), edit.text);
      end = edit.start;
    }
    this.#lines = new LineIndex(this.text.slice(0, end) + parts.reverse().join(""));
  }

  /** The range in the author's text that two offsets in the repaired text stand for. */
  range(start: number, end: number): Range {
    const { line, column, endLine, endColumn } = this.#lines.range(start, end);
    return {
      line,
      column: this.#originalColumn(line, column),
      endLine,
      endColumn: this.#originalColumn(endLine, endColumn),
    };
  }

  /** Marks a range in which a mistake has been reported. */
  damage(range: Range): void {
    for (let line = range.line; line <= range.endLine; line++) {
      const ranges = this.#damage.get(line) ?? [];
      this.#damage.set(line, ranges);
      ranges.push(range);
    }
  }

  /** Whether a range overlaps one in which a mistake has been reported. */
  isDamaged(range: Range): boolean {
    if (this.#damage.size === 0) return false;
    for (let line = range.line; line <= range.endLine; line++) {
      const ranges = this.#damage.get(line) ?? [];
      if (ranges.some((damage) => !isBefore(range, damage) && !isBefore(damage, range))) return true;
    }
    return false;
  }

  #shiftsOf(line: number): Shift[] {
    const shifts = this.#shifts.get(line) ?? [];
    this.#shifts.set(line, shifts);
    return shifts;
  }

  #originalColumn(line: number, column: number): number {
    const shifts = this.#shiftsOf(line);
    if (shifts.length === 0) return column;
    const original = shifts.reduceRight(
      (at, shift) => (at > shift.column ? Math.max(shift.column, at - shift.by) : at),
      column,
    );
    return Math.min(original, this.#original.lineText(line - 1).length + 1);
  }
}

function isBefore(a: Range, b: Range): boolean {
  return a.endLine < b.line || (a.endLine === b.line && a.endColumn <= b.column && a.column < b.column);
}
