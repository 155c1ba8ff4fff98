import type { Diagnostic } from "../diagnostic/diagnostic.ts";

/** A mistake that was fixed, and the range of the text that was replaced. */
export interface Fix {
  readonly diagnostic: Diagnostic;
  /** The place in the text before any fix, as reports count it, and as offsets. */
  readonly line: number;
  readonly column: number;
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
  readonly replaced: string;
}

export interface FixedText {
  readonly text: string;
  /** In the order of the text. */
  readonly fixes: readonly Fix[];
}
