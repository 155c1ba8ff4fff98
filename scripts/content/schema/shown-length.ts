/** Characters without any width. */
export const withoutWidth = "\\u00ad\\u200b-\\u200f\\u2060\\ufe0f\\ufeff";

/** The target of a link in Markdown, of which readers see the words alone. */
const linkTarget = "(?<=\\])\\([^()\\s]*\\)";

/** A pattern of what readers do not see of a text: what has no width, and in Markdown where links lead. */
export function unseenPattern(format: string | undefined): string {
  return format?.endsWith("-markdown") ? `${linkTarget}|[${withoutWidth}]` : `[${withoutWidth}]`;
}

/** How many characters readers see of a text, white space among them. */
export function shownLength(text: string, format: string | undefined): number {
  return Array.from(text.replaceAll(new RegExp(unseenPattern(format), "gu"), "")).length;
}
