import { findFormat } from "../formats/all-formats.ts";

export const withoutWidth = "\\u00ad\\u200b-\\u200f\\u2060\\ufe0f\\ufeff";

/** The entities of HTML that are copied as blanks; in Markdown they are that. */
export const blankEntity = "&(?:nbsp|ensp|emsp|thinsp|zwnj|zwj|shy|#160|#[xX][aA]0);";

/** The target of a link in Markdown, of which readers see the words alone. */
const linkTarget = "(?<=\\])\\([^()\\s]*\\)";

/** The backslash that keeps a sign from being markup. The sign itself is its group, and stays. */
const escapedSign = "\\\\([!-/:-@[-`{-~])";

/**
 * A pattern of what readers do not see of a text: what has no width, the backslash of an escape, and in Markdown where links lead. What its
 * group holds they see.
 */
export function unseenPattern(format: string | undefined): string {
  const unseen = `[${withoutWidth}]`;
  const kind = findFormat(format)?.kind;
  if (kind === "code") return unseen;
  return kind === "sentence" || kind === "prose"
    ? `${linkTarget}|${unseen}|${escapedSign}`
    : `${unseen}|${escapedSign}`;
}

/** How many characters readers see of a text, white space among them. */
export function shownLength(text: string, format: string | undefined): number {
  return Array.from(text.replaceAll(new RegExp(unseenPattern(format), "gu"), "$1")).length;
}
