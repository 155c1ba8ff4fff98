import { withTitle } from "../toolkit/examples.ts";
import { refusedCharacters } from "../toolkit/refused-characters.ts";
import { moreBelow } from "../toolkit/wording.ts";
import { textCheck } from "./text-check.ts";

/** Characters in a text that nobody sees. They do no harm to a reader, and only to who searches or copies the text. */
export const invisibleCharacter = textCheck({
  code: "invisible-character",
  meaning:
    "A text has a character that cannot be seen where no letter beside it needs it, such as a zero-width space from a web page, or one that means something in one typeface alone. Searching does not find a word with it.",
  bad: withTitle("Fresh«\u200b» bread"),
  problem: "zero-width space (U+200B), it cannot be seen, and no letter beside it needs it",
  hint: "Remove it, unless it is meant.",
  good: withTitle("Fresh bread"),
  find({ value }) {
    const found = refusedCharacters(value).filter(({ isHarmless }) => isHarmless);
    const [first] = found;
    if (!first) return [];
    const { start, end, name, problem } = first;
    return [{ start, end, problem: `${name}${moreBelow(found.length - 1)}, ${problem}` }];
  },
});
