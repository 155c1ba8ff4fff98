/** A void element, whose tag ends without a slash in HTML. */
const voidTag = "(?:<(?:br|col|hr|img|input|link|meta|source|track|wbr)\\b[^>]*)";

/** The elements whose start ends a paragraph, and those whose end does around it. */
const blocks =
  "blockquote details div dl fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr nav ol p pre section table ul";
const parents = "/article /blockquote /dd /div /figcaption /figure /footer /header /li /main /nav /section /td /th";

/** The elements whose end tags HTML lets out before some tags, with the names of these, a slash before those of end tags. */
export const leftEnds: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    li: "li /ol /ul",
    dt: "dt dd",
    dd: "dt dd /dl /div",
    td: "td th /tr",
    th: "td th /tr",
    tr: "tr /tbody /thead /table",
    tbody: "tbody /table",
    thead: "tbody /table",
    p: `${blocks} ${parents}`,
  }).map(([name, next]) => [name, new Set(next.split(" "))]),
);

const endTags = Array.from(leftEnds, ([name, next]) => `${name}>(?=<(?:${[...next].join("|")})\\b)`);

const left = new RegExp(
  `(${voidTag})\\/>|><\\/(?:path|rect|circle|line|ellipse|polyline|polygon)>|<\\/(?:${endTags.join("|")})`,
  "g",
);

/**
 * Names of attributes that React writes with capital letters, and others that it gives an empty value. Texts have neither: their
 * quotation marks are escaped.
 */
const attributes =
  / (?:(charSet|popoverTarget(?:Action)?)(?==")|(checked|crossorigin|data-[a-z]+|hidden|open|popover|required)="")/g;

/** A quotation mark at the end of a text, where it cannot be part of an attribute. None after "=", so that no text looks like one. */
const quotationMarks = /(?<=>)&quot;|(?<!=)&quot;(?=<)/g;

/**
 * Markup that React has written in as few characters as browsers need to read the same: without the end tags that HTML lets out and
 * values that are empty, with shapes in drawings that end as SVG allows it, and with the letters and signs that the rest has.
 */
export function shortMarkup(markup: string): string {
  const withoutEnds = markup.replaceAll(left, (tag, start: string | undefined) =>
    start === undefined ? (tag.startsWith("<") ? "" : "/>") : `${start}>`,
  );
  return shortQuotationMarks(shortAttributes(withoutEnds));
}

/** The first step of `shortMarkup` that a single tag can take. */
export function shortAttributes(markup: string): string {
  return markup.replaceAll(
    attributes,
    (_, name: string | undefined, empty: string) => ` ${name?.toLowerCase() ?? empty}`,
  );
}

/** The last step of `shortMarkup`. Most markup has nothing for it, which is known in a tenth of the time. */
export function shortQuotationMarks(markup: string): string {
  return markup.includes("&quot;") ? markup.replaceAll(quotationMarks, '"') : markup;
}
