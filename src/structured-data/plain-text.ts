import type { InlineText, ProseNode } from "../content-values.ts";

function wordsIn(text: InlineText): string {
  if (typeof text === "string") return text;
  return text
    .map((node) => (typeof node === "string" ? node : node.kind === "break" ? " " : wordsIn(node.children)))
    .join("");
}

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
      return [node.head, ...node.rows].map((row) => row.map(wordsIn).join(", ")).join("\n");
    case "rule":
      return "";
    default:
      return wordsIn(node.children);
  }
}
