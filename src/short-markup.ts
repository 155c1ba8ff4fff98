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
 * Names of attributes that React writes with capital letters, and others that it gives an empty value. Texts have neither: their
 * quotation marks are escaped.
 */
const attributes = / (?:(charSet|popoverTarget(?:Action)?)(?==")|(crossorigin|data-[a-z]+|hidden|open|popover)="")/g;

/** A quotation mark at the end of a text, where it cannot be part of an attribute. None after "=", so that no text looks like one. */
const quotationMarks = /(?<=>)&quot;|(?<!=)&quot;(?=<)/g;

/**
 * Markup that React has written in as few characters as browsers need to read the same: without the end tags that HTML lets out and
 * values that are empty, with shapes in drawings that end as SVG allows it, and with the letters and signs that the rest has.
 */
export function shortMarkup(markup: string): string {
  return markup
    .replaceAll(left, (tag, start: string | undefined) =>
      start === undefined ? (tag.startsWith("<") ? "" : "/>") : `${start}>`,
    )
    .replaceAll(attributes, (_, name: string | undefined, empty: string) => ` ${name?.toLowerCase() ?? empty}`)
    .replaceAll(quotationMarks, '"');
}
