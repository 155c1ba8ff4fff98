import { isDeepStrictEqual } from "node:util";
import { isRecord } from "../../diagnostic/is-record.ts";
import { toPointer, type ValuePath, valueAt } from "../../diagnostic/path.ts";
import type { ContentIndex, IndexedFile } from "../../index/content-index.ts";
import type { Finding } from "../../yaml/to-diagnostic.ts";
import type { Check } from "../kinds/check.ts";
import { shownTexts } from "../lookups/shown-texts.ts";
import { entryName, fold } from "../meant/entry-name.ts";
import { repeatedHeadings } from "../meant/repeated-headings.ts";
import { excerpt } from "../words/describe-value.ts";
import { textFinding } from "../words/text-finding.ts";

/** Blocks, cards, actions and other entries that are in their list twice. */
export const repeatedEntry: Check = {
  code: "repeated-entry",
  severity: "warning",
  scope: "file",
  meaning:
    "A block, a card, an action or another entry is in its list twice, or has the title, label or name of another one there: it was copied and not changed. Or a text stands in two lists of one entry, such as what a plan includes and what it does not; or the same heading twice in a text.",
  bad: `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
  - type: check-list
    title: What we bake
    items:
      - Rye
      - Oat
      - «Rye»
`,
  says: {
    message: 'The same entry, "Rye", stands above, expected each once.',
    hint: "Remove it, or write what it should be instead.",
  },
  good: `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
  - type: check-list
    title: What we bake
    items:
      - Rye
      - Oat
`,
  check: (content) => [
    ...[content.site, ...content.pages].flatMap((file) => {
      const found: Finding[] = [];
      walk(file.data, [], (list, path) => {
        const hasNumbers = () => isNumberedList(content, file, path());
        const repeats = typeof list[0] === "string" ? textRepeats(list) : repeatedEntries(content, list, hasNumbers);
        if (repeats.length === 0 || mayRepeat(content, file, path())) return;
        for (const repeat of repeats) found.push(finding(file, path(), repeat));
      });
      if (file !== content.site) found.push(...inTwoLists(content, file));
      return found;
    }),
    ...shownTexts(content).flatMap((text) =>
      text.kind === "prose" && text.value.includes("# ")
        ? repeatedHeadings(text.value).map((heading) => textFinding(text, { ...heading, ...sameHeading }))
        : [],
    ),
  ],
};

const sameHeading = {
  problem: "the same heading stands above in this text, expected each once",
  hint: "Write what this part is about, or put both parts below one heading.",
};

/** An entry that repeats an earlier one, and the key of the name that both have, where they differ in the rest. */
interface Repeat {
  readonly at: number;
  readonly first: number;
  readonly name: string;
  readonly key?: string;
}

/**
 * Calls `look` with every list of two entries or more, and a function that says where it stands. Lists of names, such as old
 * addresses, have checks of their own.
 */
function walk(
  value: unknown,
  steps: (string | number)[],
  look: (list: readonly unknown[], path: () => ValuePath) => void,
): void {
  if (typeof value !== "object" || value === null) return;
  const isList = Array.isArray(value);
  if (isList && value.length > 1) look(value, () => [...steps]);
  const enter = (entry: unknown, step: string | number) => {
    if (typeof entry !== "object") return;
    steps.push(step);
    walk(entry, steps, look);
    steps.pop();
  };
  if (isList) value.forEach(enter);
  else for (const [key, entry] of Object.entries(value)) if (steps.length > 0 || !namesOnly.has(key)) enter(entry, key);
}

/**
 * Whether a list has an entry for each of another one, as cells have for columns: those may well be alike. So may those of a
 * list that the block cannot have there.
 */
function mayRepeat({ blockTypes }: ContentIndex, { data }: IndexedFile, [blocks, index, ...path]: ValuePath): boolean {
  if (blocks !== "blocks" || index === undefined || path.length === 0) return false;
  const block = blockTypes.get(String(valueAt(data, [blocks, index, "type"])));
  let schema = block;
  for (const step of path) schema = typeof step === "number" ? schema?.items : schema?.properties?.[step];
  return schema === undefined ? block !== undefined : schema.perEntryOf !== undefined;
}

const namesOnly = new Set(["redirectFrom", "placeholders"]);

function textRepeats(list: readonly unknown[]): Repeat[] {
  const first = new Map<string, number>();
  const repeats: Repeat[] = [];
  list.forEach((text, at) => {
    if (typeof text !== "string" || text.trim() === "") return;
    const name = fold(text);
    const before = first.get(name);
    if (before === undefined) first.set(name, at);
    else repeats.push({ at, first: before, name: text });
  });
  return repeats;
}

/** The texts that stand in two lists of one entry, such as what a plan includes and what it does not. */
function inTwoLists(content: ContentIndex, file: IndexedFile): Finding[] {
  const blocks = valueAt(file.data, ["blocks"]);
  if (!Array.isArray(blocks)) return [];
  return blocks.flatMap((block: unknown, at) => {
    const items = isRecord(block) ? block["items"] : undefined;
    if (!Array.isArray(items)) return [];
    return items.flatMap((entry: unknown, index) => {
      const lists = isRecord(entry) ? Object.keys(entry).filter((key) => isListOfTexts(entry[key])) : [];
      if (lists.length < 2) return [];
      const path = ["blocks", at, "items", index];
      return mayRepeat(content, file, [...path, lists[0] ?? ""]) ? [] : repeatsOver(file, path, lists);
    });
  });
}

function isListOfTexts(value: unknown): boolean {
  return Array.isArray(value) && typeof value[0] === "string";
}

function repeatsOver(file: IndexedFile, path: ValuePath, lists: readonly string[]): Finding[] {
  const first = new Map<string, ValuePath>();
  return lists.flatMap((key) =>
    (valueAt(file.data, [...path, key]) as readonly unknown[]).flatMap((text, at): Finding[] => {
      if (typeof text !== "string" || text.trim() === "") return [];
      const before = first.get(fold(text));
      if (before === undefined) first.set(fold(text), [...path, key, at]);
      if (before === undefined || before.at(-2) === key) return [];
      return [
        {
          at: { file, path: [...path, key, at] },
          message: `"${excerpt(text)}" stands in "${String(before.at(-2))}" too, expected it in one of the two lists.`,
          hint: "Remove it from one of them.",
          related: { at: { file, path: before }, message: "It stands here first." },
        },
      ];
    }),
  );
}

/** Whether the entries of a list are numbered, which is checked by itself. Ratings and prices are other numbers. */
function isNumberedList({ numbers }: ContentIndex, file: IndexedFile, list: ValuePath): boolean {
  const pointer = toPointer(list);
  return numbers.some((number) => number.file === file && toPointer(number.path.slice(0, -2)) === pointer);
}

function repeatedEntries(content: ContentIndex, list: readonly unknown[], hasNumbers: () => boolean): Repeat[] {
  const named = new Map<string, number>();
  return list.flatMap((entry, at) => {
    if (!isRecord(entry) || isOpening(content, entry)) return [];
    const own = entryName(entry);
    if (!own) return [];
    const first = named.get(own.name);
    const other = first === undefined ? undefined : list[first];
    if (first === undefined || !isRecord(other)) {
      named.set(own.name, at);
      return [];
    }
    // A repeated anchor is reported by itself.
    if (entry["id"] !== undefined && entry["id"] === other["id"]) return [];
    const name = String(entry[own.key]);
    const isNumbered = Object.values(entry).some((value) => typeof value === "number");
    // That of two with the same number one is too much is reported by their numbers.
    if (
      isNumbered &&
      hasNumbers() &&
      Object.entries(entry).some(([key, value]) => typeof value === "number" && other[key] === value)
    ) {
      return [];
    }
    if (isDeepStrictEqual(withoutIdentity(entry), withoutIdentity(other))) return [{ at, first, name }];
    // The weeks of a course, and other things in order, may be called alike.
    return isNumbered ? [] : [{ at, first, name, key: own.key }];
  });
}

/** A second opening of a page is reported by itself. */
function isOpening({ blockTypes }: ContentIndex, { type }: Readonly<Record<string, unknown>>): boolean {
  return typeof type === "string" && blockTypes.get(type)?.headingLevel === 1;
}

/** An entry without what tells a copy from the original and nothing else. */
function withoutIdentity(entry: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { id: _, icon: __, ...rest } = entry;
  return Object.fromEntries(Object.entries(rest).filter(([, value]) => typeof value !== "number"));
}

function finding(file: IndexedFile, path: ValuePath, { at, first, name, key }: Repeat): Finding {
  const place = key === undefined ? [] : [key];
  return {
    at: { file, path: [...path, at, ...place] },
    message:
      key === undefined
        ? `The same entry, "${excerpt(name)}", stands above, expected each once.`
        : `An entry above has the same ${key}, "${excerpt(name)}", expected one of its own.`,
    hint: key === undefined ? "Remove it, or write what it should be instead." : `Write the ${key} of this one.`,
    related: { at: { file, path: [...path, first, ...place] }, message: "It stands here first." },
  };
}
