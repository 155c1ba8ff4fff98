import type { ContentsEntry } from "../components/contents/contents-list.tsx";
import type { Labels } from "../labels.ts";

export interface BlockProps<Content> {
  readonly block: Content;
  readonly labels: Labels;
  /** The day of the build when prerendering, the visitor's in the browser. */
  readonly today?: Today | undefined;
  /** The blocks of the page that a link can lead to. */
  readonly sections?: readonly ContentsEntry[];
}

/** A day, for programs (`2025-05-03`) and for people. */
export interface Today {
  readonly iso: string;
  readonly text: string;
}
