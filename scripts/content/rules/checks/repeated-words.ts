import { findFormat } from "../../formats/all-formats.ts";
import type { Finding } from "../../yaml/to-diagnostic.ts";
import type { Check } from "../kinds/check.ts";
import { blocksOf, type PlacedBlock } from "../lookups/blocks-of.ts";
import { fold } from "../meant/entry-name.ts";
import { type TextMistake, textFinding } from "../words/text-finding.ts";

/** Words and sentences that were pasted or typed twice. */
export const repeatedWords: Check = {
  code: "repeated-words",
  severity: "warning",
  scope: "file",
  meaning:
    "A text has the same sentence twice, or a small word such as the twice in a row, which no sentence of English has.",
  bad: `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
    description: Bread from «the the» oven.
`,
  says: {
    message: 'Unexpected "the the": the word stands there twice.',
    hint: "Remove one of them.",
  },
  good: `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
    description: Bread from the oven.
`,
  check: (content) => [
    ...blocksOf(content).flatMap(doubledTitle),
    ...content.references
      .filter(({ format }) => {
        const kind = findFormat(format)?.kind;
        return kind === "sentence" || kind === "prose";
      })
      .flatMap((text) => {
        const mistake = repeatedWord(text.value) ?? repeatedSentence(text.value);
        return mistake ? [textFinding(text, mistake)] : [];
      }),
  ],
};

/** Words of which no sentence has two in a row. Others, such as "that" and "had", may follow themselves. */
const twice = "(the|a|an|of|and|for|with|when|from|or|if|your|our|their|this|which)\\s+\\1";
const words = new RegExp(`(?<![\\p{L}\\d])${twice}(?![\\p{L}\\d])`, "iu");
/** The same beside any letters that are not Latin, which is known in half the time. */
const mayBeWords = new RegExp(`(?<![a-z\\d])${twice}(?![a-z\\d])`, "i");

function repeatedWord(text: string): TextMistake | undefined {
  const found = mayBeWords.test(text) ? words.exec(text) : undefined;
  if (!found) return undefined;
  return {
    start: found.index,
    end: found.index + found[0].length,
    problem: "the word stands there twice",
    hint: "Remove one of them.",
  };
}

/** The title of a block that is twice the same words, at least three: "Bora Bora" is a name. */
function doubledTitle({ file, path, block }: PlacedBlock): Finding[] {
  const { title } = block;
  if (typeof title !== "string") return [];
  const middle = (title.length - 1) / 2;
  if (!Number.isInteger(middle) || title[middle] !== " " || !/^\S{1,40} \S{1,40} \S/.test(title.slice(0, middle)))
    return [];
  if (!title.endsWith(title.slice(0, middle))) return [];
  const place = { file, path: [...path, "title"], value: title };
  return [
    textFinding(place, {
      start: middle + 1,
      end: title.length,
      problem: "the same words stand before, so readers would read them twice",
      hint: "Remove one of the two.",
    }),
  ];
}

/** Shorter ones, such as "Yes." and the lines of a poem, are repeated for their sound. */
const shortSentence = 24;

const sentenceEnd = /[.!?]\s/;

/** More text is not compared. */
const longText = 20_000;

function repeatedSentence(text: string): TextMistake | undefined {
  if (text.length < 2 * shortSentence || text.length > longText || text.includes("```")) return undefined;
  // Most texts are one sentence.
  if (!sentenceEnd.test(text.slice(0, -shortSentence))) return undefined;
  const seen = new Set<string>();
  for (const { 0: sentence, index } of text.matchAll(
    /(?=[^\s.!?])(?<=(?:^|\n|[.!?]\s)[\s.!?]*)[^.!?\n]+(?:[.!?](?!\s|$)[^.!?\n]*)*[.!?](?=\s|$)/g,
  )) {
    if (sentence.length < shortSentence) continue;
    const read = fold(sentence);
    if (seen.has(read)) {
      return {
        start: index,
        end: index + sentence.length,
        problem: "the same sentence stands above, so readers would read it twice",
        hint: "Remove one of the two.",
      };
    }
    seen.add(read);
  }
  return undefined;
}
