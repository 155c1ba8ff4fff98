import { isRecord } from "../../diagnostic/is-record.ts";
import type { ValuePath } from "../../diagnostic/path.ts";
import type { Finding } from "../../yaml/to-diagnostic.ts";
import type { Check } from "../kinds/check.ts";
import { pricedBlocksOf } from "../lookups/blocks-of.ts";
import { shownTexts } from "../lookups/shown-texts.ts";
import { textFinding } from "../words/text-finding.ts";

const page = (price: string) => `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
  - type: price-list
    title: Bread
    groups:
      - title: Loaves
        items:
          - { name: Rye, price: ${price} }
`;

/** Ranges of prices whose first is the higher one, and of years whose first is the later one. */
export const reversedRange: Check = {
  code: "reversed-range",
  severity: "warning",
  scope: "file",
  about: { texts: true, keys: ["price", "amount"] },
  meaning:
    "A range of prices, or of years, begins with the greater number, so that one of the two is wrong or both have been swapped. In a sentence only what is joined by a dash is a range: prices fall from one to another, too.",
  bad: page("«£20 to £12»"),
  says: {
    message: 'Unexpected "£20 to £12": the range ends below its beginning.',
    hint: 'Write "£12 to £20", or look at both numbers again.',
  },
  good: page("£12 to £20"),
  check: (content) => [
    ...pricedBlocksOf(content).flatMap(({ file, path, block }) =>
      pricesIn(block, path).flatMap((text) => findReversed({ file, ...text }, priceRange)),
    ),
    ...shownTexts(content).flatMap((text) => {
      const key = text.path.at(-1);
      return isPrice(key) ? [] : findReversed(text, dashedRange);
    }),
  ],
};

const number = "\\d{1,9}(?:[.,]\\d{1,3}){0,3}";
const prices = (joint: string) =>
  `(?<sign>[£€$]) ?(?<from>${number})${joint}\\k<sign> ?(?<to>${number})(?![\\d,.]*\\d|[kKmMbB%])`;
// Names of standards have a number and a year: "BS 1970–1965".
const years = "(?<![\\p{L}\\d.–—-]|\\p{Lu}{2,6} )(?<first>(?:1[5-9]|20)\\d\\d)–(?<last>(?:1[5-9]|20)\\d\\d)(?![\\d–])";
// With spaces beside it a dash may be a minus.
const dashedRange = new RegExp(`${prices("[–—-]")}|${years}`, "gu");
const priceRange = new RegExp(prices(" ?(?:[–—-]|to) ?"), "gu");

type Text = Parameters<typeof textFinding>[0];

function findReversed(text: Text, range: RegExp): Finding[] {
  return [...text.value.matchAll(range)].flatMap((match) => {
    const { sign = "", from, to, first = "", last = "" } = match.groups ?? {};
    const isReversed = from === undefined ? Number(first) > Number(last) : amountOf(from) > amountOf(to ?? "");
    if (!isReversed) return [];
    const [start, end] = [match.index, match.index + match[0].length];
    const joint = match[0].includes("to") ? " to " : "–";
    const meant = from === undefined ? `${last}–${first}` : `${sign}${to}${joint}${sign}${from}`;
    const hint = `Write "${meant}", or look at both numbers again.`;
    return [textFinding(text, { start, end, problem: "the range ends below its beginning", hint })];
  });
}

/** The amount of a price: of the last point or comma, two figures are pence, and three are hundreds. */
function amountOf(price: string): number {
  const [, whole = price, pence = "0"] = /^(.*)[.,](\d{1,2})$/.exec(price) ?? [];
  return Number(`${whole.replaceAll(/[.,]/g, "")}.${pence}`);
}

function isPrice(key: unknown): boolean {
  return key === "price" || key === "amount";
}

function pricesIn(value: unknown, path: ValuePath): { readonly path: ValuePath; readonly value: string }[] {
  if (Array.isArray(value)) return value.flatMap((entry: unknown, index) => pricesIn(entry, [...path, index]));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    isPrice(key) && typeof inner === "string"
      ? [{ path: [...path, key], value: inner }]
      : pricesIn(inner, [...path, key]),
  );
}
