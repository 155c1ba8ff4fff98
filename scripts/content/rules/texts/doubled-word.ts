import { withDescription } from "../toolkit/examples.ts";
import type { Check } from "../toolkit/rule.ts";
import { everyText, isEnglish } from "./shown-texts.ts";
import { seenPart, textFinding } from "./text-check.ts";

export const doubledWord: Check = {
  code: "doubled-word",
  severity: "warning",
  scope: "file",
  meaning: 'A text repeats a small word such as "the", which no English sentence does.',
  bad: withDescription("Bread from «the the» oven."),
  good: withDescription("Bread from the oven."),
  check: (content) =>
    everyText(content).flatMap((text) => {
      if (!twice.test(text.value)) return [];
      const found = isEnglish(content, text.file) ? twice.exec(seenPart(text)) : undefined;
      // With a capital it may be meant: a name may begin with the same word.
      if (!found || /\p{Lu}/u.test(found[0].slice(1))) return [];
      const [start, end] = [found.index, found.index + found[0].length];
      return [textFinding(text, { start, end, problem: "the word is repeated", hint: "Remove one of them." })];
    }),
};

/** Words that no sentence has twice in a row. Others, such as "that" and "had", can be doubled. */
const twice = /(?<![\p{L}\d.’'-])(the|a|an|of|and|for|with|from|your|our|their|this)\s+\1(?![\p{L}\d’'-]|\.\p{L})/iu;
