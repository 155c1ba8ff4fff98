import { spanOf } from "../../markdown/markdown-links.ts";
import type { ShownText } from "../lookups/shown-texts.ts";
import { firstSign, nodesOf, seenPart, textCheck } from "../lookups/text-check.ts";
import { structureOf } from "../lookups/text-structure.ts";
import { withDescription } from "../words/example-texts.ts";
import type { TextMistake } from "../words/text-finding.ts";

/** Markdown that its place does not take. */
export const unsupportedMarkdown = textCheck({
  code: "unsupported-markdown",
  meaning:
    "A text has a part of Markdown that its place does not take: a picture, a footnote or a check box anywhere, a heading, a list, a table, a quote or a fence of code in a text of one paragraph. Readers would see its signs, or lose what it shows.",
  bad: withDescription("Our oven«![An oven](/assets/oven.png)»."),
  says: {
    message: 'Unexpected "![An oven](/assets/oven.png)": texts hold no images, and readers would see its description.',
    hint: 'Show it as the "image" of a block, or write a link to it without the "!".',
  },
  good: withDescription("Our oven."),
  find: (text) => [...imagesIn(text), ...structuresIn(text), ...notesIn(text)],
});

function imagesIn(text: ShownText): TextMistake[] {
  if (!text.value.includes("![")) return [];
  return nodesOf(text)
    .filter(({ type }) => type === "image" || type === "imageReference")
    .map((node) => ({
      ...spanOf(node),
      problem: "texts hold no images, and readers would see its description",
      hint: 'Show it as the "image" of a block, or write a link to it without the "!".',
    }));
}

/** What makes more of a text of one paragraph than that. */
function structuresIn(text: ShownText): TextMistake[] {
  const structure = structureOf(text);
  if (!structure) return [];
  const { kind, start, end } = structure;
  const hint =
    'Write it as one paragraph, or put it into a block of type "prose". If readers should see the sign, write a backslash before it.';
  return [{ start, end, problem: `a text of one paragraph has no ${kind}`, hint }];
}

function notesIn(text: ShownText): TextMistake[] {
  if (text.kind === "plain" || !/\[[ xX^]/.test(text.value)) return [];
  const seen = seenPart(text);
  return [
    ...firstSign(seen, {
      pattern: /\[\^[^\]\s]{1,50}\]/d,
      problem: "texts have no footnotes",
      hint: () => "Write the note where it belongs, or a link to it.",
    }),
    ...(text.kind === "prose" ? firstSign(seen, checkBox) : []),
  ];
}

/** At the start of an entry, whose sign is hidden. */
const checkBox = {
  pattern: /^[^\S\n]*\uFFFC[\uFFFC\s]*(\[[ xX]\]) /dm,
  problem: "texts have no check boxes",
  hint: () => "Write the words alone.",
};
