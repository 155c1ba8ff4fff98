import { findFormat } from "../formats/all-formats.ts";

export const withoutWidth = "\\u00ad\\u200b-\\u200f\\u2060\\ufe0f\\ufeff";

/** HTML entities for blanks, which Markdown shows as blanks. */
export const blankEntity = "&(?:nbsp|ensp|emsp|thinsp|zwnj|zwj|shy|#160|#[xX][aA]0);";

/** The target of a Markdown link, which readers do not see. */
const linkTarget = "(?<=\\])\\([^()\\s]*\\)";

/** The backslash that escapes a character. The character is captured, because it stays. */
const escapedSign = "\\\\([!-/:-@[-`{-~])";

/**
 * A pattern for the parts of a text that readers do not see: zero-width characters, the backslash of an escape, and in Markdown the
 * targets of links. They do see what the group captures.
 */
export function unseenPattern(format: string | undefined): string {
  const unseen = `[${withoutWidth}]`;
  const kind = findFormat(format)?.kind;
  if (kind === "code") return unseen;
  return kind === "sentence" || kind === "prose"
    ? `${linkTarget}|${unseen}|${escapedSign}`
    : `${unseen}|${escapedSign}`;
}

/** The number of characters of a text that readers see, including white space. */
export function shownLength(text: string, format: string | undefined): number {
  return Array.from(text.replaceAll(new RegExp(unseenPattern(format), "gu"), "$1")).length;
}
