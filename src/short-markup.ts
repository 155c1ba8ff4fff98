/** The elements that have no content, and whose tags end without a slash in HTML. */
const voidTag = "(?:<(?:br|col|hr|img|input|link|meta|source|track|wbr)\\b[^>]*)";

/** The elements whose start ends a paragraph, and those whose end does around it. */
const blocks =
  "blockquote|details|div|dl|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|nav|ol|p|pre|section|table|ul";
const parents = "article|blockquote|dd|div|figcaption|figure|footer|header|li|main|nav|section|td|th";

/** The end tags that HTML lets out, each with what comes after it then. */
const endTags = [
  "li>(?=<li\\b|<\\/[ou]l>)",
  "d[dt]>(?=<d[dt]\\b)",
  "dd>(?=<\\/d(?:l|iv)>)",
  "t[dh]>(?=<t[dh]\\b|<\\/tr>)",
  "tr>(?=<tr\\b|<\\/t(?:body|head|able)>)",
  "t(?:body|head)>(?=<tbody\\b|<\\/table>)",
  `p>(?=<(?:${blocks})\\b|<\\/(?:${parents})>)`,
];

const left = new RegExp(
  `(${voidTag})\\/>|><\\/(?:path|rect|circle|line|ellipse|polyline|polygon)>|<\\/(?:${endTags.join("|")})`,
  "g",
);

/**
 * Markup that React has written in as few characters as browsers need to read the same: without the end tags that HTML lets out, and
 * with shapes in drawings that end as SVG allows it.
 */
export function shortMarkup(markup: string): string {
  return markup.replaceAll(left, (tag, start: string | undefined) =>
    start === undefined ? (tag.startsWith("<") ? "" : "/>") : `${start}>`,
  );
}
