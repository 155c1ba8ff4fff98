import { limits } from "../../diagnostic/limits.ts";
import { withDescription } from "../toolkit/examples.ts";
import type { Check } from "../toolkit/rule.ts";
import { everyText, isEnglish, seenPart, textFinding } from "./shown-texts.ts";

export const doubledWord: Check = {
  code: "doubled-word",
  severity: "warning",
  scope: "file",
  meaning: 'A text repeats a small word such as "the", which no English sentence does.',
  bad: withDescription("Bread from «the the» oven."),
  good: withDescription("Bread from the oven."),
  check: (content) =>
    everyText(content).flatMap((text) => {
      if (text.value.search(twice) < 0 || !isEnglish(content, text.file)) return [];
      const words = { problem: "the word is repeated", hint: "Remove one of them." };
      // With a capital it may be meant: a name may begin with the same word.
      const found = [...seenPart(text).matchAll(twice)].filter(([all]) => !/\p{Lu}/u.test(all.slice(1)));
      return found
        .slice(0, limits.shownOfFile)
        .map(({ 0: all, index: start }) => textFinding(text, { start, end: start + all.length, ...words }));
    }),
};

/** Words that no sentence has twice in a row. Others, such as "that" and "had", can be doubled. */
const twice = /(?<![\p{L}\d.’'-])(the|a|an|of|and|for|with|from|your|our|their|this)\s+\1(?![\p{L}\d’'-]|\.\p{L})/giu;
