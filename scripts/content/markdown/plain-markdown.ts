import type { MarkdownKind } from "./mask-signs.ts";

/** Characters that can be markup anywhere in a text, and white space that Markdown does not keep. */
const inlineSign = /[\\`*_[\]<&~\r\t\0\uFEFF@]/;
const address = /[wW]{3}\./;
const indented = /^\s/;

/** The start of a line that may be more than part of a paragraph: a list, a quote, a table and so on. */
const blockSign = /^(?:[-+#>=|:]|[0-9]{1,9}[.)])/m;

const emptyLine = /(?<!\s)[^\S\n]*\n[^\S\n]*\n\s*\S/;

/**
 * Whether a text has no markup, so that it is shown as it is, with empty lines between paragraphs, and needs no
 * parser.
 */
export function isPlainMarkdown(text: string, kind: MarkdownKind): boolean {
  // Several short tests are faster than one for all, and every text of every page comes here.
  if (text === "" || inlineSign.test(text) || indented.test(text) || text.endsWith(" ")) return false;
  if (text.includes("://") || address.test(text)) return false;
  if (!text.includes("\n")) return kind === "sentence" || !blockSign.test(text);
  if (text.includes(" \n") || text.includes("\n ")) return false;
  return kind === "prose" ? !blockSign.test(text) : !emptyLine.test(text);
}
