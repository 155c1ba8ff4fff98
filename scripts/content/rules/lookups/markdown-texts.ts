import { blockMarkdownFormat } from "../../formats/block-markdown-format.ts";
import { inlineMarkdownFormat } from "../../formats/inline-markdown-format.ts";
import type { Reference } from "../../index/content-index.ts";
import { blankMarkdown } from "../../markup/inline-markdown.ts";

/** Whether a text is Markdown. */
export function isMarkdown(text: Reference): boolean {
  return text.format === inlineMarkdownFormat.name || isBlockMarkdown(text);
}

/** Whether a text is Markdown that can have several paragraphs and lists. */
export function isBlockMarkdown({ format }: Reference): boolean {
  return format === blockMarkdownFormat.name;
}

/** A text of Markdown with all that is read as markup blanked: signs that are left are not read as what they should be. */
export function unreadMarkdown(text: Reference): string {
  return blankMarkdown(text.value, isBlockMarkdown(text));
}

/** Brackets that should make a link and make none, in a text in which markup is blanked. */
export const brokenLink = /\] ?\([^\s)]*\)?|\)\[[^\s\]]*\]?|\]\[[^\s\]]*\]?/;

/** Whether a text has something that was meant to be a link and is none: it may lead anywhere. */
export function hasBrokenLink(text: Reference): boolean {
  // Most texts have no brackets, and Markdown takes time.
  if (!isMarkdown(text) || !/[)\]] ?[([]/.test(text.value)) return false;
  return brokenLink.test(unreadMarkdown(text));
}
