import type { Nodes } from "mdast";
import { type Span, spanOf } from "./markdown-links.ts";
import type { MarkdownKind } from "./mask-signs.ts";
import { nodesIn, parseMarkdown } from "./parse-markdown.ts";

/** Hidden parts become object replacement characters, which are never markup. Line breaks stay. */
const hidden = "\uFFFC";

/** A character that an author has escaped or written as an entity, so that readers see it. */
const meant = /\\[!-/:-@[-`{-~]|&(?:#[0-9]{1,7}|#[xX][0-9a-fA-F]{1,6}|[A-Za-z][A-Za-z0-9]{1,31});/g;

/**
 * The parts of a text that readers see, as typed, at the same offsets: markup, code and escapes are hidden. Any markup characters left are
 * ones that readers would see.
 */
export function shownSigns(text: string, kind: MarkdownKind): string {
  const { root } = parseMarkdown(text, kind);
  if (!root) return text;
  const nodes = nodesIn(root).filter((node) => node.type === "text");
  const parts = nodes.map((node) => ({ ...spanOf(node), text: withoutMeant(text, node) }));
  return hide(text, true, parts);
}

/** A text without its code and escapes, at the same offsets. Markdown markup stays. */
export function writtenSigns(text: string, kind: MarkdownKind): string {
  return withoutCode(text, kind).replaceAll(/\\[!-/:-@[-`{-~]/g, blank);
}

export function withoutCode(text: string, kind: MarkdownKind): string {
  const { root } = parseMarkdown(text, kind);
  if (!root) return text;
  const code = nodesIn(root).filter((node) => node.type === "inlineCode" || node.type === "code");
  const parts = code.map((node) => ({ ...spanOf(node), text: blank(textOf(text, node)) }));
  return hide(text, false, parts);
}

/** Replaces parts of a text with others of the same length, and hides or keeps the rest. */
function hide(text: string, hidesRest: boolean, parts: readonly (Span & { readonly text: string })[]): string {
  const result: string[] = [];
  let done = 0;
  const rest = (end: number) => (hidesRest ? blank(text.slice(done, end)) : text.slice(done, end));
  for (const part of parts) {
    result.push(rest(part.start), part.text);
    done = part.end;
  }
  return result.join("") + rest(text.length);
}

function withoutMeant(text: string, node: Nodes): string {
  const value = "value" in node ? node.value : "";
  return textOf(text, node).replaceAll(meant, (sign) =>
    sign.startsWith("&") && value.includes(sign) ? sign : blank(sign),
  );
}

function textOf(text: string, node: Nodes): string {
  const { start, end } = spanOf(node);
  return text.slice(start, end);
}

function blank(text: string): string {
  return text.replaceAll(/[^\n]/g, hidden);
}
