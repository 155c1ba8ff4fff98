import { isRecord } from "../../diagnostic/is-record.ts";
import type { ValuePath } from "../../diagnostic/path.ts";
import type { PageFile } from "../../index/content-index.ts";
import type { Schema } from "../../schema/schema-set.ts";
import type { Finding } from "../../yaml/to-diagnostic.ts";
import type { Check } from "../kinds/check.ts";
import { blocksOf, type PlacedBlock } from "../lookups/blocks-of.ts";

const page = (name: string, price: string) => `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
  - type: price-list
    title: Prices
    groups:
      - items:
          - ${name}: Rye
${price}`;

/** Things in a list of prices that have none, in a group that has none either. */
export const missingPrice: Check = {
  code: "missing-price",
  severity: "warning",
  scope: "file",
  meaning:
    "A thing in a list of prices has no price, and neither has its group. A group with one price for all of its things says it once.",
  bad: { "index.yaml": page("«name»", "") },
  says: {
    message: 'There is no "price" of "Rye", and none of its group, expected one of them.',
    hint: 'Add "price" here, or to the group where one price holds for all of its things.',
  },
  good: { "index.yaml": page("name", "            price: £4.20\n") },
  check: (content) => blocksOf(content).flatMap(checkBlock),
};

function checkBlock({ file, path, block, schema }: PlacedBlock): Finding[] {
  return pricedLists(schema).flatMap(([groups, group]) =>
    entriesOf(block[groups]).flatMap(([at, one]) => {
      if (one["price"] !== undefined) return [];
      return pricedLists(group).flatMap(([key, thing]) =>
        entriesOf(one[key])
          .filter(([, entry]) => isWithoutPrice(entry, thing))
          .map(([index, { name }]) => finding(file, [...path, groups, at, key, index, "name"], name)),
      );
    }),
  );
}

type PricedList = readonly [key: string, entry: Schema];

const known = new WeakMap<Schema, readonly PricedList[]>();

/** The lists of a mapping whose entries can have a price, by their keys, with the schema of an entry. Every block is asked. */
function pricedLists(schema: Schema | undefined): readonly PricedList[] {
  if (!schema) return [];
  const lists = known.get(schema) ?? findPricedLists(schema);
  known.set(schema, lists);
  return lists;
}

function findPricedLists({ properties = {} }: Schema): PricedList[] {
  return Object.entries(properties).flatMap(([key, { items }]) =>
    items?.properties?.["price"] ? [[key, items] as const] : [],
  );
}

function entriesOf(list: unknown): (readonly [number, Readonly<Record<string, unknown>>])[] {
  return Array.isArray(list)
    ? list.flatMap((entry: unknown, at) => (isRecord(entry) ? [[at, entry] as const] : []))
    : [];
}

/** True for a thing with a name and no price, unless it has an unknown key: that may be its price, and is reported by itself. */
function isWithoutPrice(thing: Readonly<Record<string, unknown>>, { properties = {} }: Schema): boolean {
  const isRight = Object.keys(thing).every((key) => Object.hasOwn(properties, key));
  return isRight && thing["price"] === undefined && typeof thing["name"] === "string";
}

function finding(file: PageFile, path: ValuePath, name: unknown): Finding {
  const message = `There is no "price" of ${JSON.stringify(name)}, and none of its group, expected one of them.`;
  return { at: { file, path, part: "key" }, message, hint: missingPrice.says.hint };
}
