import type { InlineText } from "../../content-values.ts";

export function wordsOf(text: InlineText): string {
  if (typeof text === "string") return text;
  return text
    .map((node) => (typeof node === "string" ? node : node.kind === "break" ? " " : wordsOf(node.children)))
    .join("");
}
