import { spanOf } from "../../markdown/markdown-links.ts";
import { withDescription } from "../toolkit/examples.ts";
import type { ShownText } from "./shown-texts.ts";
import { firstSign, nodesOf, seenPart, textCheck, type WrongPart } from "./text-check.ts";

export const unclosedEmphasis = textCheck({
  code: "unclosed-emphasis",
  meaning:
    "Two stars before or after words make nothing strong, because their partner is missing, is one star only or has a space on its inner side: readers see them.",
  bad: withDescription("The oven is hot, «**»do not touch* it."),
  problem: "these stars make nothing strong, expected **strong**",
  hint: "Write ** directly before and after the words. If readers should see the stars, write \\*\\*.",
  good: withDescription("The oven is hot, **do not touch** it."),
  find(text) {
    if (text.kind === "plain" || !text.value.includes("**")) return [];
    const seen = seenPart(text);
    const half = halfStrong(text, seen);
    return half ? [half] : firstSign(seen, loneStars);
  },
});

/**
 * Before a word, or behind one before a figure, a price, a quote, a bracket or the last word; after a word, or before the space at the start
 * of some words that end with a space. The name of an argument such as **kwargs, the mark of a note, a power and a pattern of files are meant.
 */
const loneStars =
  /(?<=\p{L}{2}[,:;]? )\*\*(?=\p{Lu}[\p{L}’'-]*$|[\p{N}$£€"“‘([][^*\n]*\p{L}[^*\n]*(?:\n|$))|(?<![^\s(“"])\*\*(?=\p{L}[\p{L}’'-]*[\s,.:;!?])(?!\p{Ll}+(?:[.,:;)]|\s*(?:\n|$)))|(?<=\p{L}[.:!?]?)\*\*(?![^\s.,:;)])|(?<![^\s(“"])\*\*(?= \p{L}{2}[^*\n]*\p{L}{2}[.:!?]? \*\*(?![^\s.,:;)]))/du;

/** Two stars on one side of words, and one on the other: Markdown makes emphasis of them, and shows the third. */
function halfStrong(text: ShownText, seen: string): WrongPart | undefined {
  for (const node of nodesOf(text)) {
    if (node.type !== "emphasis") continue;
    const { start, end } = spanOf(node);
    if (text.value[start] !== "*") continue;
    if (seen[start - 1] === "*") return { start: start - 1, end: start + 1 };
    if (seen[end] === "*") return { start: end - 1, end: end + 1 };
  }
  return undefined;
}
