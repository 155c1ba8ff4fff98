import { spanOf } from "../../markdown/markdown-links.ts";
import { withDescription } from "../toolkit/examples.ts";
import { nodesOf, seenPart, type ShownText, textCheck, type WrongPart } from "./shown-texts.ts";

export const unclosedEmphasis = textCheck({
  code: "unclosed-emphasis",
  meaning:
    "Two stars before or after words do not make them strong, because the matching stars are missing, are only one star or have a space on the inner side: readers see the stars. So it is with two tildes that nothing matches.",
  bad: withDescription("The oven is hot, «**»do not touch* it."),
  problem: "these stars do not make anything strong, expected **strong**",
  hint: "Write ** directly before and after the words. If readers should see the stars, write \\*\\*.",
  good: withDescription("The oven is hot, **do not touch** it."),
  find(text) {
    if (text.kind === "plain" || !/\*\*|~~/.test(text.value)) return [];
    const seen = seenPart(text);
    const tildes = [...seen.matchAll(/(?<![~\p{L}\p{N}])~~(?=\p{L}|\d)/gu)].map(({ index: start }) => ({
      ...{ start, end: start + 2, problem: "these tildes do not strike anything out, expected ~~struck~~" },
      hint: "Write ~~ directly before and after the words. If readers should see the tildes, write \\~~.",
    }));
    const lone = Array.from(seen.matchAll(loneStars), ({ index: start }) => ({ start, end: start + 2 }));
    const found: WrongPart[] = [...halfStrong(text, seen), ...lone, ...tildes].sort((a, b) => a.start - b.start);
    // Stars match others in the same paragraph: what follows the first there may be right without it.
    const paragraph = (at = 0) => seen.slice(0, found[at]?.start).split(/\n\s*\n/).length;
    return found.filter((_, at) => at === 0 || paragraph(at) !== paragraph(at - 1));
  },
});

/**
 * Between a word and a figure, a price, a quote, a bracket or the last word; before a word; after a word; or before words with a space on
 * both inner sides. Arguments such as **kwargs, note marks, powers and file patterns are left alone.
 */
const loneStars =
  /(?<=\p{L}{2}[,:;]? )\*\*(?=\p{Lu}[\p{L}’'-]*$|[\p{N}$£€"“‘([][^*\n]*\p{L}[^*\n]*(?:\n|$))|(?<![^\s(“"])\*\*(?=\p{L}[\p{L}’'-]*[\s,.:;!?])(?!\p{Ll}+(?:[.,:;)]|\s*(?:\n|$)))|(?<=\p{L}[.:!?]?)\*\*(?![^\s.,:;)])|(?<![^\s(“"])\*\*(?= \p{L}{2}[^*\n]*\p{L}{2}[.:!?]? \*\*(?![^\s.,:;)]))/gu;

/** Two stars on one side of words and one on the other: Markdown makes emphasis and shows the third star. */
function halfStrong(text: ShownText, seen: string): WrongPart[] {
  return nodesOf(text).flatMap((node) => {
    const { start, end } = spanOf(node);
    if (node.type !== "emphasis" || text.value[start] !== "*") return [];
    if (seen[start - 1] === "*") return [{ start: start - 1, end: start + 1 }];
    return seen[end] === "*" ? [{ start: end - 1, end: end + 1 }] : [];
  });
}
