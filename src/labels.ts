import type { SiteContent } from "./content.gen.ts";
import { englishLabels } from "./english-labels.gen.ts";

/** Every text of the interface that is not content of a page, such as the labels of buttons. */
export type Labels = Required<NonNullable<SiteContent["labels"]>>;

/** The labels of a site: its own, and English ones where it has none. */
export function labelsOf(own: SiteContent["labels"]): Labels {
  return { ...englishLabels, ...own };
}
