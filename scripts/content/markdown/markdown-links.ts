import type { Nodes } from "mdast";
import type { Span } from "./markdown-extension.ts";
import { nodesIn, parseMarkdown } from "./parse-markdown.ts";
import type { MarkdownKind } from "./parse-tree.ts";

interface MarkdownLink {
  readonly href: string;
  readonly span: Span;
}

/** What every link has one of. */
const linkSign = /[[<@]|:\/\/|[wW]{3}\./;

/** All links of a text, in order; for those that refer to a definition, the definition. */
export function markdownLinks(text: string, kind: MarkdownKind): readonly MarkdownLink[] {
  // A build asks every text, and most have none: to parse it takes longer than all else that is done with it then.
  if (!linkSign.test(text)) return [];
  const { root, targets } = parseMarkdown(text, kind);
  if (!root) return [];
  return nodesIn(root).flatMap((node) =>
    node.type === "link" || node.type === "definition"
      ? [{ href: node.url, span: targets.get(node) ?? whole(node) }]
      : [],
  );
}

/** The place of a target that stands by itself, or of the empty brackets where there is none. */
function whole(node: Nodes): Span {
  const { start = 0, end = 0 } = spanOf(node);
  if (node.type !== "link") return { start, end };
  const [only] = node.children;
  return only?.type === "text" && node.url.endsWith(only.value)
    ? spanOf(only)
    : { start: Math.max(start, end - 2), end };
}

export function spanOf({ position }: Nodes): Span {
  return { start: position?.start.offset ?? 0, end: position?.end.offset ?? 0 };
}
