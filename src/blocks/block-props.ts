import type { ContentsEntry } from "../components/contents/contents-list.tsx";
import type { Day } from "../content-values.ts";
import type { Labels } from "../labels.ts";

export interface BlockProps<Content> {
  readonly block: Content;
  readonly labels: Labels;
  /** The day of the build when prerendering, the visitor's in the browser. */
  readonly today?: Day | undefined;
  /** The blocks of the page that a link can lead to. */
  readonly sections?: readonly ContentsEntry[];
}
