import type { MarkdownKind } from "./mask-signs.ts";

/** Signs that can be markup anywhere in a text, and white space that Markdown does not keep. */
const inlineSign = /[\\`*_[\]<&~\r\t\0\uFEFF@]/;
const address = /[wW]{3}\./;
const indented = /^\s/;

/** The start of a line that can be more than a part of a paragraph. Numbers, quotes and tables begin so. */
const blockSign = /^(?:[-+#>=|:]|[0-9]{1,9}[.)])/m;

const emptyLine = /(?<!\s)[^\S\n]*\n[^\S\n]*\n\s*\S/;

/**
 * Whether a text is as plain as it looks: then it is shown as it is, a paragraph between each two empty lines, and
 * needs no parser.
 */
export function isPlainMarkdown(text: string, kind: MarkdownKind): boolean {
  // Several short looks are faster than one for all, and every text of every page comes here.
  if (text === "" || inlineSign.test(text) || indented.test(text) || text.endsWith(" ")) return false;
  if (text.includes("://") || address.test(text)) return false;
  if (!text.includes("\n")) return kind === "sentence" || !blockSign.test(text);
  if (text.includes(" \n") || text.includes("\n ")) return false;
  return kind === "prose" ? !blockSign.test(text) : !emptyLine.test(text);
}

/** The most runs of stars and underscores in one text: each can stand inside the one before. */
const mostRuns = 2000;

/** The most quotes and lists that stand inside each other. */
const mostLevels = 20;

/** A line that begins more of them. The sign of a list has a space behind it; a line of such signs alone is a rule. */
const nested = new RegExp(
  `^(?![ \\t]*([*-])(?:[ \\t]*\\1)*[ \\t]*$)(?:[ \\t]*(?:>|(?:[*+-]|[0-9]{1,9}[.)])(?=[ \\t]))){${mostLevels}}`,
  "m",
);

/** Whether a text has more markup inside markup than people write, which could be more than fits on the stack. */
export function isHeavyMarkdown(text: string): boolean {
  return nested.test(text) || (text.length > mostRuns && (text.match(/\*+|_+/g) ?? []).length > mostRuns);
}
