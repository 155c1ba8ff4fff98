import { findFormat } from "../formats/all-formats.ts";

/** Characters without any width. */
export const withoutWidth = "\\u00ad\\u200b-\\u200f\\u2060\\ufe0f\\ufeff";

/** Entities of HTML that stand for white space or for nothing that is seen; in Markdown they are that. */
export const blankEntity = `&(?:${[
  "nbsp|NonBreakingSpace|Tab|NewLine|ensp|emsp|emsp1[34]|numsp|puncsp|thinsp|ThinSpace|hairsp|VeryThinSpace|MediumSpace|ThickSpace",
  "ZeroWidthSpace|Negative(?:Medium|Thick|Thin|VeryThin)Space|zwnj|zwj|lrm|rlm|shy|NoBreak",
  "#0*(?:9|1[0-3]|32|160|133|173|819[2-9]|820[0-7]|823[239]|828[78]|12288|65279)",
  "#[xX]0*(?:[9a-dA-D]|20|85|[aA][0dD]|20(?:0[\\da-fA-F]|2[89fF]|5[fF]|60)|3000|[fF][eE][fF][fF])",
].join("|")});`;

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
