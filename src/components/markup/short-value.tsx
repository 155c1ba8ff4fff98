import type { InlineText } from "../../content-values.ts";
import { type Labels, readsFromLeft } from "../../labels.ts";
import { InlineMarkup } from "./inline-markup.tsx";

/** A value of a few words, such as a cell or a price. A number of a telephone or `4 GB` is read from left to right on every page. */
export function ShortValue({ text, labels }: { readonly text: InlineText; readonly labels: Labels }) {
  if (typeof text === "string" && readsFromLeft(text, labels)) return <bdi dir="ltr">{text}</bdi>;
  return <InlineMarkup text={text} />;
}
