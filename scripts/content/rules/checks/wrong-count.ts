import type { Finding } from "../../yaml/to-diagnostic.ts";
import type { Check } from "../kinds/check.ts";
import { type PlacedBlock, rightBlocksOf } from "../lookups/blocks-of.ts";
import { excerpt } from "../words/describe-value.ts";

const page = (count: string) => `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
  - type: step-through
    title: ${count}
    items:
      - { title: Knead, description: For ten minutes. }
      - { title: Wait, description: For a night. }
      - { title: Bake, description: For an hour. }
`;

/** Headings that count what stands below them, and count otherwise. */
export const wrongCount: Check = {
  code: "wrong-count",
  severity: "warning",
  scope: "file",
  meaning: "A heading says how many things stand below it, and there are more or fewer.",
  bad: page("«Bread in four steps»"),
  says: {
    message: 'Unexpected "four steps": the block has 3 entries.',
    hint: "Write the number of entries in the title, or add the one that is missing.",
  },
  good: page("Bread in three steps"),
  check: (content) => rightBlocksOf(content).flatMap(checkBlock),
};

const numbers = ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
/** Names of entries; people, rooms or figures in a title need not be what is listed below it. */
const things =
  "steps|things|ways|reasons|questions|stages|rules|options|tips|points|principles|answers|milestones|promises";
/** "The first three steps", "two of six people" and "Two who began, and those after them" count otherwise. */
const countOfThings = (names: string) =>
  new RegExp(
    `^(?:the )?(${numbers.join("|")}) (?:that|which|who)\\b(?!.{0,80}(?:,| and ))|(?<!(?:first|last|next|other|of|our|all|top|these) )\\b(${numbers.join("|")}|\\d{1,2}) (?:(?!of\\b)[a-z]+ )?(?:${names})\\b`,
    "i",
  );
const patterns = new Map([["", countOfThings(things)]]);

/** Finds a count of what entries are called, or those of a block by the word of its schema. */
function patternFor(countedAs = ""): RegExp {
  const pattern = patterns.get(countedAs) ?? countOfThings(`${countedAs}|${things}`);
  patterns.set(countedAs, pattern);
  return pattern;
}

function checkBlock({ file, path, block: { title, items }, schema }: PlacedBlock): Finding[] {
  if (typeof title !== "string" || !Array.isArray(items)) return [];
  const match = patternFor(schema?.properties?.["items"]?.countedAs).exec(title);
  if (!match || items.length < 2 || Math.abs(countOf(match[1] ?? match[2]) - items.length) > 2) return [];
  const count = countOf(match[1] ?? match[2]);
  if (count === items.length || count < 2) return [];
  // That an entry stands there twice is reported by itself.
  if (new Set(items.map((item) => JSON.stringify(item))).size === count) return [];
  return [
    {
      at: { file, path: [...path, "title"] },
      message: `Unexpected "${excerpt(match[0])}": the block has ${items.length} entries.`,
      hint: `Write the number of entries in the title, or ${count > items.length ? "add the one that is missing" : "take out what is too much"}.`,
    },
  ];
}

function countOf(word = ""): number {
  const at = numbers.indexOf(word.toLowerCase());
  return at < 0 ? Number(word) : at + 2;
}
