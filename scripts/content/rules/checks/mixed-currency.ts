import { isRecord } from "../../diagnostic/is-record.ts";
import type { ValuePath } from "../../diagnostic/path.ts";
import type { Finding } from "../../yaml/to-diagnostic.ts";
import type { Check } from "../kinds/check.ts";
import { type PlacedBlock, pricedBlocksOf } from "../lookups/blocks-of.ts";

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
          - { name: Rye, price: £4 }
          - { name: Oat, price: £3 }
          - { name: Spelt, price: ${price} }
`;

/** Prices in another currency than all others of their block, or than the one that it names. */
export const mixedCurrency: Check = {
  code: "mixed-currency",
  severity: "warning",
  scope: "file",
  about: { keys: ["price", "amount"] },
  meaning:
    "One price has the sign of another currency than all others of its block, or than the currency that the block names for programs.",
  bad: page("«€5»"),
  says: {
    message: 'Unexpected "€5": the other prices here are in £.',
    hint: "Write the price in the same currency.",
  },
  good: page("£5"),
  check: (content) => pricedBlocksOf(content).flatMap((block) => [...checkBlock(block), ...withoutSign(block)]),
};

const signs: Readonly<Record<string, string>> = { GBP: "£", EUR: "€", USD: "$" };

function checkBlock({ file, path, block }: PlacedBlock): Finding[] {
  const prices = pricesIn(block, path);
  if (prices.length === 0) return [];
  const named = signs[String(block["currency"])];
  const others = (sign: string) => prices.filter((price) => price.sign !== sign);
  // Without a name it is the sign of all but one.
  const usual = named ?? prices.map(({ sign }) => sign).find((sign) => prices.length > 2 && others(sign).length === 1);
  if (usual === undefined) return [];
  const [first] = prices;
  // Where no price has the currency that is named, that name is what is wrong.
  if (named && first && prices.length > 1 && prices.every(({ sign }) => sign === first.sign && sign !== named)) {
    const currency = Object.keys(signs).find((code) => signs[code] === first.sign) ?? "";
    return [
      {
        at: { file, path: [...path, "currency"] },
        message: `Unexpected "${String(block["currency"])}": the prices here are in ${first.sign}.`,
        hint: `Write ${currency}, or the prices in ${named}.`,
      },
    ];
  }
  return others(usual).map(({ path: at, value }) => ({
    at: { file, path: at },
    message: `Unexpected "${value}": ${named ? `the "currency" of this block is ${String(block["currency"])}` : `the other prices here are in ${usual}`}.`,
    hint: "Write the price in the same currency.",
  }));
}

interface FoundPrice {
  readonly path: ValuePath;
  readonly value: string;
  readonly sign: string;
}

/** The price in figures alone in a block where at least two have a sign, and all others have it. */
function withoutSign({ file, path, block }: PlacedBlock): Finding[] {
  const bare = barePricesIn(block, path);
  const signed = bare.length === 1 ? pricesIn(block, path) : [];
  const sign = signed[0]?.sign;
  if (signed.length < 2 || block["currency"] !== undefined || signed.some((price) => price.sign !== sign)) return [];
  return bare.map((price) => ({
    at: { file, path: price.path },
    message: `"${price.value}" has no sign of a currency, and the other prices here have ${sign}.`,
    hint: `Write ${sign}${price.value}.`,
  }));
}

function barePricesIn(value: unknown, path: ValuePath): { path: ValuePath; value: string }[] {
  if (Array.isArray(value)) return value.flatMap((entry: unknown, index) => barePricesIn(entry, [...path, index]));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === "price" && typeof inner === "string" && /^\d{1,6}(?:\.\d\d)?$/.test(inner)
      ? [{ path: [...path, key], value: inner }]
      : barePricesIn(inner, [...path, key]),
  );
}

function pricesIn(value: unknown, path: ValuePath): FoundPrice[] {
  if (Array.isArray(value)) return value.flatMap((entry: unknown, index) => pricesIn(entry, [...path, index]));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const sign = ["price", "amount"].includes(key)
      ? /^(?:from |up to )?([£€$]) ?\d/.exec(String(inner))?.[1]
      : undefined;
    return sign ? [{ path: [...path, key], value: String(inner), sign }] : pricesIn(inner, [...path, key]);
  });
}
