import type { InlineText } from "../../content-values.ts";

/** The words of a text without its markup. */
export function wordsOf(text: InlineText): string {
  if (typeof text === "string") return text;
  return text
    .map((node) => (typeof node === "string" ? node : node.kind === "break" ? " " : wordsOf(node.children)))
    .join("");
}
