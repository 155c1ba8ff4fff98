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
      // The first one that a text can have is ##, because # would be the heading of the page.
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
  // Rows with fewer cells than the head have empty ones, and cells beyond it are none.
  const cells = rows.map((row) => head.map((_, index) => row[index] ?? ""));
  return { kind: "table", align: head.map((_, index) => align?.[index] ?? null), head, rows: cells };
}

/** The definitions of a text (`[name]: /route`) by their names: the first of each counts. */
export type Definitions = ReadonlyMap<string, Definition>;

/** The text of some nodes with its inline markup. What a text cannot hold is shown by its words. */
export function inlineText(nodes: readonly Nodes[], definitions: Definitions): InlineText {
  const found: InlineNode[] = [];
  for (const node of nodes) addNode(found, node, definitions);
  const [only = ""] = found;
  return found.length <= 1 && typeof only === "string" ? only : found;
}

function addNode(found: InlineNode[], node: Nodes, definitions: Definitions): void {
  // Called for the nodes alone that hold text.
  const children = () => inlineText((node as { children: PhrasingContent[] }).children, definitions);
  switch (node.type) {
    case "text":
      // Lines of a paragraph are one.
      addText(found, node.value.replaceAll("\n", " "));
      break;
    case "strong":
    case "emphasis":
      found.push({ kind: node.type, children: children() });
      break;
    case "delete":
      found.push({ kind: "deleted", children: children() });
      break;
    case "inlineCode":
      found.push({ kind: "code", children: node.value });
      break;
    case "break":
      found.push({ kind: "break" });
      break;
    case "link":
      found.push({ kind: "link", href: ownHref(node.url), children: children() });
      break;
    case "linkReference":
      found.push({ kind: "link", href: ownHref(definitions.get(node.identifier)?.url ?? ""), children: children() });
      break;
    case "image":
    case "imageReference":
      addText(found, node.alt ?? "");
      break;
    default:
  }
}

/** A link as a site without a path of its own writes it. */
function ownHref(url: string): string {
  return siteHref(url, { base: "", slash: false });
}

function addText(found: InlineNode[], text: string): void {
  const last = found.at(-1);
  if (typeof last === "string") found[found.length - 1] = last + text;
  else if (text !== "") found.push(text);
}
