import type { List, Nodes, RootContent, Table } from "mdast";
import type { ProseNode } from "../../../src/content-values.ts";
import { highlightFenced } from "../markup/highlight-code.ts";
import { type Definitions, inlineText } from "./inline-nodes.ts";

/** The parts of running text. Definitions are not shown. */
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
    proseNodes(item.children, definitions).map(
      (node): ProseNode => (node.kind === "paragraph" && !isSpread ? { ...node, kind: "line" } : node),
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
