import { isRecord } from "../../diagnostic/is-record.ts";
import { type ValuePath, valueAt } from "../../diagnostic/path.ts";
import type { PageFile } from "../../index/content-index.ts";
import type { Schema } from "../../schema/schema-set.ts";
import type { Finding } from "../../yaml/to-diagnostic.ts";
import type { Check } from "../kinds/check.ts";
import { blocksOf } from "../lookups/blocks-of.ts";

const list = (last: string) => `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
  - type: check-list
    title: What we bake
    items:
      - Rye
      - Oat
${last}`;

/** Blocks, cards, actions and other entries that are in their list twice, whole. */
export const repeatedEntry: Check = {
  code: "repeated-entry",
  severity: "warning",
  scope: "file",
  meaning:
    "A card, an action or another entry of a list says all that another one there says: it was copied and not changed. A block is told of where the one before it is the same.",
  bad: list("      - «Rye»\n"),
  says: {
    message: "The same entry stands above, expected each once.",
    hint: "Remove it, or write what it should be instead.",
  },
  good: list(""),
  check: (content) => [
    ...content.pages.flatMap((file) => repeatsIn(file, valueAt(file.data, ["blocks"]), ["blocks"]).filter(isNext)),
    ...blocksOf(content).flatMap(({ file, block, path, schema }) => repeatsBelow(file, { value: block, path, schema })),
  ],
};

type Repeat = Finding & { readonly distance: number };

/** A call to action may well stand at the start of a page and at its end. */
const isNext = ({ distance }: Repeat) => distance === 1;

interface Part {
  readonly value: unknown;
  readonly path: ValuePath;
  readonly schema: Schema | undefined;
}

/** Cells and other lists with an entry for each of another one may have two alike. */
function repeatsBelow(file: PageFile, { value, path, schema }: Part): Repeat[] {
  if (schema === undefined || typeof value !== "object" || value === null) return [];
  const own = Array.isArray(value) && schema.perEntryOf === undefined ? repeatsIn(file, value, path) : [];
  const inner = Object.entries(value).flatMap(([key, part]) => {
    const [step, next] = Array.isArray(value) ? [Number(key), schema.items] : [key, schema.properties?.[key]];
    return repeatsBelow(file, { value: part, path: [...path, step], schema: next });
  });
  return [...own, ...inner];
}

function repeatsIn(file: PageFile, list: unknown, path: ValuePath): Repeat[] {
  const last = new Map<string, number>();
  return (Array.isArray(list) ? list : []).flatMap((entry: unknown, at) => {
    if (typeof entry !== "string" && !isRecord(entry)) return [];
    // A copy has an id of its own. One that stands there twice is reported by itself.
    const said = JSON.stringify(entry, (key, value: unknown) => (key === "id" ? undefined : value));
    const before = last.get(said);
    last.set(said, at);
    if (before === undefined || (isRecord(entry) && entry["id"] && entry["id"] === valueAt(list, [before, "id"])))
      return [];
    const related = { at: { file, path: [...path, before] }, message: "It stands here too." };
    return [{ at: { file, path: [...path, at] }, ...repeatedEntry.says, related, distance: at - before }];
  });
}
