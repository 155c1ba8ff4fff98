/** Content with a budget and without other mistakes. */
export interface ContentToWeigh {
  /** The content folder. */
  readonly pages: string;
  readonly release: boolean;
  readonly maxPages: number | undefined;
  /** The moment as of which it is published. */
  readonly today: Date;
}
