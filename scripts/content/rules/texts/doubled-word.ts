import { withDescription } from "../toolkit/examples.ts";
import type { Check } from "../toolkit/rule.ts";
import { everyText, isEnglish } from "./shown-texts.ts";
import { seenPart, textFinding } from "./text-check.ts";

/** Small words that were typed twice. */
export const doubledWord: Check = {
  code: "doubled-word",
  severity: "warning",
  scope: "file",
  meaning: "A text has a small word, such as the, twice in a row, which no sentence of English has.",
  bad: withDescription("Bread from «the the» oven."),
  good: withDescription("Bread from the oven."),
  check: (content) =>
    everyText(content).flatMap((text) => {
      if (!twice.test(text.value)) return [];
      const found = isEnglish(content, text.file) ? twice.exec(seenPart(text)) : undefined;
      // A name may begin with the word before it, and capitals may mean it.
      if (!found || /\p{Lu}/u.test(found[0].slice(1))) return [];
      const [start, end] = [found.index, found.index + found[0].length];
      return [textFinding(text, { start, end, problem: "the word stands there twice", hint: "Remove one of them." })];
    }),
};

/** Words of which no sentence has two in a row. Others, such as "that" and "had", may follow themselves. */
const twice = /(?<![\p{L}\d.’'-])(the|a|an|of|and|for|with|from|your|our|their|this)\s+\1(?![\p{L}\d’'-]|\.\p{L})/iu;
