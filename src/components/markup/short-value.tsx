import type { InlineText } from "../../content-values.ts";
import { type Labels, readsFromLeft } from "../../labels.ts";
import { InlineMarkup } from "./inline-markup.tsx";

/** A value of a few words, such as a cell, a name or a price. Phone numbers and `4 GB` run from left to right on every page. */
export function ShortValue({ text, href, labels }: { text: InlineText; href?: string | undefined; labels: Labels }) {
  if (href !== undefined) return <a href={href}>{ShortValue({ text, labels })}</a>;
  if (typeof text === "string" && readsFromLeft(text, labels)) return <bdi dir="ltr">{text}</bdi>;
  return <InlineMarkup text={text} />;
}
