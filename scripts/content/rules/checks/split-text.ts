import { valueAt } from "../../diagnostic/path.ts";
import { everyText } from "../texts/shown-texts.ts";
import { examplePage } from "../toolkit/examples.ts";
import type { Check } from "../toolkit/rule.ts";
import { excerpt, quoteText } from "../toolkit/wording.ts";

const list = (items: string) => `${examplePage}  - type: check-list\n    title: Bring\n    items: ${items}\n`;

/** What may follow the comma of a number: three digits, or decimals and a unit. */
const restOfNumber = /^\d(?:\d\d(?!\d)|\d?(?= |%|°))/;

export const splitText: Check = {
  code: "split-text",
  severity: "warning",
  scope: "file",
  meaning:
    "A number with a comma stands in a list in brackets, where a comma ends an entry: readers see the two halves of the number in two entries.",
  bad: list("[«up to 1»,500 g of flour]"),
  good: list('["up to 1,500 g of flour"]'),
  check: (content) =>
    everyText(content).flatMap(({ file, path, value }) => {
      const index = path.at(-1);
      if (typeof index !== "number" || !/\d$/.test(value)) return [];
      const next = valueAt(file.data, [...path.slice(0, -1), index + 1]);
      const whole = `${value},${next}`;
      if (typeof next !== "string" || !restOfNumber.test(next) || !file.source.text.includes(whole)) return [];
      return {
        at: { file, path },
        message: `A comma ends an entry between [ and ], so "${excerpt(next)}" is another entry.`,
        hint: `If it is one text, write ${quoteText(whole)}, in quotes. Otherwise put a space after the comma.`,
      };
    }),
};
