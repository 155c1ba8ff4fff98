/** Replaces a stretch of text. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}
