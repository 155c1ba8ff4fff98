import type { SiteContent } from "./content.gen.ts";
import { englishLabels } from "./english-labels.gen.ts";

/** Every word of the interface that does not come from a page. */
export type Labels = Required<NonNullable<SiteContent["labels"]>>;

/** The words of a site: its own where it has them, English ones elsewhere. */
export function labelsOf(own: SiteContent["labels"]): Labels {
  return { ...englishLabels, ...own };
}
