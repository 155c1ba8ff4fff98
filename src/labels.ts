import { englishLabels } from "./english-labels.gen.ts";

/** Every text of the interface that is not content of a page, such as the labels of buttons. */
export type Labels = Readonly<Record<keyof typeof englishLabels, string>>;

/** The labels of a site: its own, and English ones where it has none. */
export function labelsOf(own: Partial<Labels> | undefined): Labels {
  return { ...englishLabels, ...own };
}
