import { isRecord } from "../../diagnostic/is-record.ts";
import type { Finding } from "../../yaml/to-diagnostic.ts";
import type { Check } from "../kinds/check.ts";
import { type PlacedBlock, rightBlocksOf } from "../lookups/blocks-of.ts";
import { excerpt } from "../words/describe-value.ts";

const page = (value: string) => `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
  - type: metric-tiles
    items:
      - { value: ${value}, suffix: "%", label: of all loaves are sold }
`;

/** Signs and numbers that are written and that the page adds by itself. */
export const doubledSign: Check = {
  code: "doubled-sign",
  severity: "warning",
  scope: "file",
  isOneByForm: true,
  meaning:
    "A figure has the sign that its prefix or suffix adds, or the title of a step the number that the page writes before it, so that readers would see it twice.",
  bad: page("«97%»"),
  says: {
    message: 'Unexpected "97%": its "suffix" adds the "%", which readers would see twice.',
    hint: 'Write it once: "97".',
  },
  good: page('"97"'),
  check: (content) => rightBlocksOf(content).flatMap(checkBlock),
};

/** "2. Shape", "2) Shape", "Step 2: Shape", "2 – Shape" and "(2) Shape". */
const typedNumber = /^(?:step )?\(?(\d{1,2})(?:[.:)]| [–—-]) (?=[^\s\d])/i;

function checkBlock({ file, path, block: { items }, schema }: PlacedBlock): Finding[] {
  if (!Array.isArray(items)) return [];
  return items.flatMap((item: unknown, index): Finding[] => {
    if (!isRecord(item)) return [];
    const at = (key: string) => ({ file, path: [...path, "items", index, key] });
    const { value, prefix, suffix, title } = item;
    // Most entries have no sign and no number.
    if (prefix === undefined && suffix === undefined && !schema?.properties?.["items"]?.numbered) return [];
    const [ordinal = "", number] = (schema?.properties?.["items"]?.numbered && typedNumber.exec(String(title))) || [];
    if (Number(number) === index + 1) {
      return [
        {
          at: at("title"),
          message: `Unexpected "${ordinal.trim()}": the page writes the number of each entry before it, which readers would see twice.`,
          hint: `Write the title without it: "${excerpt(String(title).slice(ordinal.length))}".`,
        },
      ];
    }
    for (const [key, sign] of [
      ["suffix", suffix],
      ["prefix", prefix],
    ] as const) {
      const text = String(value).trim();
      if (typeof sign !== "string" || sign.trim() === "" || text === sign.trim()) continue;
      const rest = key === "suffix" ? text.slice(0, -sign.trim().length) : text.slice(sign.trim().length);
      if (!(key === "suffix" ? text.endsWith(sign.trim()) : text.startsWith(sign.trim()))) continue;
      const message = `Unexpected "${excerpt(text)}": its "${key}" adds the "${sign.trim()}", which readers would see twice.`;
      return [{ at: at("value"), message, hint: `Write it once: "${rest.trim()}".` }];
    }
    return [];
  });
}
