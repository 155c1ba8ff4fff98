import { inWords, limits } from "../../diagnostic/limits.ts";
import { withTopLines } from "../toolkit/examples.ts";
import type { SyntaxFinding, SyntaxRule } from "../toolkit/rule.ts";

/** Files that hold more than a page can have. */
export const overLimit: SyntaxRule = {
  code: "over-limit",
  meaning: `A file holds more than any page needs: lists and mappings inside each other more than ${limits.depth} levels deep, a text of more than ${inWords(limits.text)} characters, a mapping of more than ${limits.keys} keys, more than ${inWords(limits.nodes)} keys and values in all, or more than ${inWords(limits.markup)} texts with Markdown or addresses. Nothing else in the file is looked at.`,
  bad: `title: Home
description: Fresh bread every morning.
nav:
${Array.from({ length: limits.keys }, (_, at) => `  key${at}: x\n`).join("")}  «k»ey${limits.keys}: x
`,
  says: {
    message: "This mapping has more than 256 keys.",
    hint: "Remove this key and those below it, or write them as entries of a list.",
  },
  good: withTopLines(`nav:
  label: Home`),
  refuse: ({ kind, start, end }) => (kind in says ? { start, end, ...says[kind as keyof typeof says] } : undefined),
};

const says = {
  depth: {
    message: `Lists and mappings are nested more than ${limits.depth} levels deep here.`,
    hint: "Content needs no more than about ten levels: remove the rest.",
  },
  keys: {
    message: `This mapping has more than ${limits.keys} keys.`,
    hint: "Remove this key and those below it, or write them as entries of a list.",
  },
  nodes: {
    message: `The file has more than ${inWords(limits.nodes)} keys and values.`,
    hint: "Split the page here: write what it holds as several pages.",
  },
  text: {
    message: `This text has more than ${inWords(limits.text)} characters.`,
    hint: "Shorten it, or write it as several texts.",
  },
  markup: {
    message: `The file has more than ${inWords(limits.markup)} texts with Markdown or addresses.`,
    hint: "Split the page here: write what it holds as several pages.",
  },
};

/** The finding for content that is nested more deeply than the parser can follow. */
export function describeDepth(place: Pick<SyntaxFinding, "start" | "end">): SyntaxFinding {
  return { ...place, ...says.depth };
}
