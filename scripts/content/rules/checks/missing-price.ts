import { isRecord } from "../../diagnostic/is-record.ts";
import { valueAt } from "../../diagnostic/path.ts";
import type { PageFile } from "../../index/content-index.ts";
import type { Finding } from "../../yaml/to-diagnostic.ts";
import type { Check } from "../kinds/check.ts";

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
  scope: "file",
  meaning:
    "A thing in a list of prices has no price, and neither has its group. A group with one price for all of its things says it once.",
  bad: { "index.yaml": page("«name»", "") },
  says: {
    message: 'There is no "price" of "Rye", and none of its group, expected one of them.',
    hint: 'Add "price" here, or to the group where one price holds for all of its things.',
  },
  good: { "index.yaml": page("name", "            price: £4.20\n") },
  check: (content) => content.pages.flatMap(checkPage),
};

function checkPage(file: PageFile): Finding[] {
  return listAt(file, ["blocks"]).flatMap((block, index) => {
    if (!isRecord(block) || block["type"] !== "price-list") return [];
    return listAt(file, ["blocks", index, "groups"]).flatMap((group, at) =>
      isRecord(group) && group["price"] === undefined ? checkGroup(file, ["blocks", index, "groups", at, "items"]) : [],
    );
  });
}

function checkGroup(file: PageFile, path: readonly (string | number)[]): Finding[] {
  return listAt(file, path).flatMap((thing, index) => {
    // A thing with another mistake may have its price under a wrong key, which is reported by itself.
    const isRight = isRecord(thing) && Object.keys(thing).every((key) => known.has(key));
    if (!isRight || thing["price"] !== undefined || typeof thing["name"] !== "string") return [];
    const message = `There is no "price" of ${JSON.stringify(thing["name"])}, and none of its group, expected one of them.`;
    return [
      { at: { file, path: [...path, index, "name"], part: "key" as const }, message, hint: missingPrice.says.hint },
    ];
  });
}

const known = new Set(["name", "price", "description", "badge"]);

function listAt(file: PageFile, path: readonly (string | number)[]): readonly unknown[] {
  const list = valueAt(file.data, path);
  return Array.isArray(list) ? list : [];
}
