// What block components can use; in projects it is `yaml-pages/block`. Everything else in the renderer is private.
import type { ContentsEntry } from "./components/contents/contents-list.tsx";
import type { SiteContent } from "./content.gen.ts";
import type { Day } from "./content-values.ts";
import type { Labels } from "./labels.ts";

export { ActionButton, ActionLink } from "./components/action-link.tsx";
export { ActionList } from "./components/action-list.tsx";
export { Badge } from "./components/badge.tsx";
export { Icon } from "./components/markup/icon.tsx";
export { InlineMarkup, Paragraph } from "./components/markup/inline-markup.tsx";
export { ProseMarkup } from "./components/markup/prose-markup.tsx";
export { PhraseList } from "./components/phrase-list.tsx";
export { Picture } from "./components/pictures/picture.tsx";
export { Section } from "./components/section/section.tsx";
export { useHydrated } from "./components/use-hydrated.ts";
export type { SectionHead } from "./content.gen.ts";
export type { Day as Today } from "./content-values.ts";
export type { Labels } from "./labels.ts";

export interface BlockProps<Content> {
  readonly block: Content;
  readonly labels: Labels;
  /** The day of the build when prerendering, the visitor's in the browser. */
  readonly today?: Day | undefined;
  /** The blocks of the page that a link can lead to. */
  readonly sections?: readonly ContentsEntry[];
}

export interface SlotProps {
  /** The language of the page, or of the site for the parts that every page has. */
  readonly language: string;
  readonly labels: Labels;
  /** The content of the site file, only in the slots of the frame: header.after and footer.before. */
  readonly site?: SiteContent;
}
