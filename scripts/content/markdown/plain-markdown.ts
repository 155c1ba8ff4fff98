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
