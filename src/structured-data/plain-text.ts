import { wordsOf } from "../components/markup/words-of.ts";
import type { ProseNode } from "../content-values.ts";

/** The words of running text, a line for each paragraph, entry of a list and row of a table. */
export function plainProse(nodes: readonly ProseNode[]): string {
  return nodes.map(linesOf).filter(Boolean).join("\n");
}

function linesOf(node: ProseNode): string {
  switch (node.kind) {
    case "list":
      return node.items.map(plainProse).join("\n");
    case "quote":
      return plainProse(node.children);
    case "code":
      return node.code.map((token) => (typeof token === "string" ? token : token[1])).join("");
    case "table":
      return [node.head, ...node.rows].map((row) => row.map(wordsOf).join(", ")).join("\n");
    case "rule":
      return "";
    default:
      return wordsOf(node.children);
  }
}
