import type { Labels } from "../labels.ts";

/** What every block component receives: its content, and the words of the interface. */
export interface BlockProps<Content> {
  readonly block: Content;
  readonly labels: Labels;
  /** The day of the build, in the prerender only: in the browser it is the visitor's day that counts. */
  readonly today?: Today | undefined;
}

/** A day, for programs (`2025-05-03`) and for people. */
export interface Today {
  readonly iso: string;
  readonly text: string;
}
