import { z } from "zod";
import { findFormat } from "../../formats/all-formats.ts";
import type { ContentIndex, Reference } from "../../index/content-index.ts";
import { spanOf } from "../../markdown/markdown-links.ts";
import { childrenOf, parseMarkdown } from "../../markdown/parse-markdown.ts";
import type { Finding } from "../../yaml/to-diagnostic.ts";
import type { Check } from "../kinds/check.ts";
import { shorten } from "../words/describe-value.ts";
import { withBody } from "../words/example-texts.ts";
import { textFinding } from "../words/text-finding.ts";

const sentence = "We begin at two in the night, when the oven is as hot as it gets.";

const repeatedSentenceOptions = z.object({
  characters: z
    .int()
    .min(1)
    .optional()
    .meta({
      description:
        "The shortest text that is reported, in characters: 60 without it. Answers and the lines of a poem may be alike.",
      examples: [100],
    }),
});

/** Paragraphs that were pasted twice. */
export const repeatedSentence: Check = {
  code: "repeated-sentence",
  severity: "off",
  scope: "file",
  meaning:
    "A paragraph of at least 60 characters, or the text of an entry, stands there a second time directly below itself.",
  bad: withBody(sentence, "", `«${sentence}»`),
  says: {
    message: `Unexpected "${shorten(sentence)}": the same words stand directly above, so readers would read them twice.`,
    hint: "Remove one of the two.",
  },
  good: withBody(sentence),
  options: repeatedSentenceOptions,
  check: (content, options = {}) => {
    const { characters = 60 } = repeatedSentenceOptions.parse(options);
    return [
      ...content.references.flatMap((text) => repeatedParagraphs(text, characters)),
      ...repeatedEntries(content, characters),
    ];
  },
};

const words = {
  problem: "the same words stand directly above, so readers would read them twice",
  hint: "Remove one of the two.",
};

function repeatedParagraphs(text: Reference, shortest: number): Finding[] {
  const { value, format } = text;
  if (findFormat(format)?.kind !== "prose" || value.length < 2 * shortest) return [];
  const { root } = parseMarkdown(value, "prose");
  const parts = root
    ? childrenOf(root).map(spanOf)
    : [...value.matchAll(/[^\n]+(?:\n[^\n]+)*/g)].map(({ 0: part, index }) => ({
        start: index,
        end: index + part.length,
      }));
  return parts.flatMap(({ start, end }, at) => {
    const before = parts[at - 1];
    const isSame =
      before && end - start >= shortest && value.slice(before.start, before.end) === value.slice(start, end);
    return isSame ? [textFinding(text, { start, end, ...words })] : [];
  });
}

/** The same key of the entry before has the same text. */
function repeatedEntries({ references }: ContentIndex, shortest: number): Finding[] {
  const texts = references.filter(({ value, format }) => value.length >= shortest && isRead(format));
  return texts.flatMap((text, at) => {
    const { file, path, value } = text;
    const before = texts[at - 1];
    const index = path.findLastIndex((part) => typeof part === "number");
    if (before?.file !== file || before.value !== value || index < 2) return [];
    const expected = path.map((part, place) => (place === index ? Number(part) - 1 : part));
    return expected.join("/") === before.path.join("/")
      ? [textFinding(text, { start: 0, end: value.length, ...words })]
      : [];
  });
}

function isRead(format: string): boolean {
  const kind = findFormat(format)?.kind;
  return kind === "sentence" || kind === "prose";
}
