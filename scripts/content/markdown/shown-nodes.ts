import type { Definition, List, Nodes, PhrasingContent, RootContent, Table } from "mdast";
import type { InlineNode, InlineText, ProseNode } from "../../../src/content-values.ts";
import { highlightFenced } from "./highlight-code.ts";
import { siteHref } from "./link-base.ts";

export function proseNodes(nodes: readonly RootContent[], definitions: Definitions): ProseNode[] {
  return nodes.flatMap((node) => proseNode(node, definitions) ?? []);
}

function proseNode(node: Nodes, definitions: Definitions): ProseNode | undefined {
  switch (node.type) {
    case "paragraph":
      return { kind: "paragraph", children: inlineText(node.children, definitions) };
    case "heading":
      // The highest level in a text is ##, because # would be the heading of the page.
      return { kind: "heading", level: Math.max(node.depth - 1, 1), children: inlineText(node.children, definitions) };
    case "list":
      return listNode(node, definitions);
    case "blockquote":
      return { kind: "quote", children: proseNodes(node.children, definitions) };
    case "code":
      return {
        kind: "code",
        code: highlightFenced(node.value, node.lang ?? ""),
        ...(node.lang ? { language: node.lang } : {}),
      };
    case "table":
      return tableNode(node, definitions);
    case "thematicBreak":
      return { kind: "rule" };
    default:
      return undefined;
  }
}

function listNode({ ordered, start, spread, children }: List, definitions: Definitions): ProseNode {
  const isSpread = spread === true || children.some((item) => item.spread === true);
  const items = children.map((item) =>
    proseNodes(item.children, definitions).map((node): ProseNode =>
      node.kind === "paragraph" && !isSpread ? { ...node, kind: "line" } : node,
    ),
  );
  return { kind: "list", ...(ordered ? { start: start ?? 1 } : {}), items };
}

function tableNode({ align, children }: Table, definitions: Definitions): ProseNode {
  const [head = [], ...rows] = children.map((row) =>
    row.children.map((cell) => inlineText(cell.children, definitions)),
  );
  // Rows get as many cells as the head: missing ones are empty, and extra ones are dropped.
  const cells = rows.map((row) => head.map((_, index) => row[index] ?? ""));
  return { kind: "table", align: head.map((_, index) => align?.[index] ?? null), head, rows: cells };
}

/** The definitions of a text (`[name]: /route`), by name. The first of each counts. */
export type Definitions = ReadonlyMap<string, Definition>;

/** The text of some nodes with its inline markup. Of other nodes only the text is shown. */
export function inlineText(nodes: readonly Nodes[], definitions: Definitions): InlineText {
  const found: InlineNode[] = [];
  for (const node of nodes) {
    const next = inlineNode(node, definitions);
    const last = found.at(-1);
    if (typeof last === "string" && typeof next === "string") found[found.length - 1] = last + next;
    else if (next !== "") found.push(next);
  }
  const [only = ""] = found;
  return found.length <= 1 && typeof only === "string" ? only : found;
}

function inlineNode(node: Nodes, definitions: Definitions): InlineNode {
  // Only called for nodes that contain text.
  const children = () => inlineText((node as { children: PhrasingContent[] }).children, definitions);
  switch (node.type) {
    case "text":
      // Lines of a paragraph are one.
      return node.value.replaceAll("\n", " ");
    case "strong":
    case "emphasis":
      return { kind: node.type, children: children() };
    case "delete":
      return { kind: "deleted", children: children() };
    case "inlineCode":
      return { kind: "code", children: node.value };
    case "break":
      return { kind: "break" };
    case "link":
      return { kind: "link", href: ownHref(node.url), children: children() };
    case "linkReference":
      return { kind: "link", href: ownHref(definitions.get(node.identifier)?.url ?? ""), children: children() };
    case "image":
    case "imageReference":
      return node.alt ?? "";
    default:
      return "";
  }
}

/** A link in the form of a site without a base path. */
function ownHref(url: string): string {
  return siteHref(url, { base: "", slash: false });
}
