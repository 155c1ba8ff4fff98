import type { Definition, Link, Nodes } from "mdast";
import type { MarkdownKind } from "./mask-signs.ts";
import { nodesIn, parseMarkdown } from "./parse-markdown.ts";

/** A place in a text: offsets from `start` to before `end`. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

const linkSign = /[[<@]|:\/\/|[wW]{3}\./;

/** All links of a text, in order; for reference links, the definition. */
export function markdownLinks(text: string, kind: MarkdownKind) {
  // A shortcut: most texts have no links, and parsing takes longer than everything else that a build does with them.
  if (!linkSign.test(text)) return [];
  const { root } = parseMarkdown(text, kind);
  if (!root) return [];
  return nodesIn(root).flatMap((node) =>
    node.type === "link" || node.type === "definition" ? [{ href: node.url, span: targetOf(node, text) }] : [],
  );
}

/** A target in the text that follows the name of a link: in angle brackets, or up to white space. */
const target = /^(\][(:][\s>]*)(?:<((?:\\.|[^>])*)>|((?:\\.|[^\s\\])*))/;

function targetOf(node: Link | Definition, text: string): Span {
  const { start, end } = spanOf(node);
  const last = node.type === "link" ? node.children.at(-1) : undefined;
  // An autolink is its own text.
  if (node.type === "link" && last?.type === "text" && !text.startsWith("[", start)) return spanOf(last);
  const named = text.indexOf(node.type === "link" ? "](" : "]:", last ? spanOf(last).end : start);
  const [, open = "", bracketed, bare = ""] =
    target.exec(text.slice(named, node.type === "link" ? end - 1 : end)) ?? [];
  const from = named + open.length + (bracketed === undefined ? 0 : 1);
  const found = { start: from, end: from + (bracketed ?? bare).length };
  return node.type === "link" && found.start === found.end ? { start: Math.max(start, end - 2), end } : found;
}

export function spanOf({ position }: Nodes): Span {
  return { start: position?.start.offset ?? 0, end: position?.end.offset ?? 0 };
}
