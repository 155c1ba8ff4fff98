import type { SiteContent } from "./content.gen.ts";
import type { Labels } from "./labels.ts";

/** What a component in a slot is given. */
export interface SlotProps {
  /** The language of the page, or of the site for what every page has. */
  readonly language: string;
  readonly labels: Labels;
  /** The content of the site file, in the slots of the frame alone: header.after and footer.before. */
  readonly site?: SiteContent;
}
