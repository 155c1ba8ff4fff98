import { numberFormats } from "../../formats/number-formats.ts";
import type { Check } from "../kinds/check.ts";
import { numberLists } from "../lookups/number-lists.ts";

/** Shares that do not add up to 100. */
export const wrongTotal: Check = {
  code: "wrong-total",
  severity: "warning",
  scope: "file",
  about: { formats: [numberFormats.share] },
  meaning:
    "The entries of a list are shares of a whole in per cent, such as the domains of an exam, and do not add up to 100.",
  bad: `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
  - type: exam-domains
    title: The baker's exam
    items:
      - domain: Dough
        weight: 60
        topics: [Flour]
      - domain: Ovens
        weight: «50»
        topics: [Heat]
`,
  says: {
    message: "The shares add up to 110 (60 + 50), expected 100.",
    hint: 'Adjust "weight" of one or several entries.',
  },
  good: `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
  - type: exam-domains
    title: The baker's exam
    items:
      - domain: Dough
        weight: 60
        topics: [Flour]
      - domain: Ovens
        weight: 40
        topics: [Heat]
`,
  check: (content) =>
    numberLists(content, numberFormats.share)
      .filter(({ isComplete }) => isComplete)
      .flatMap(({ numbers }) => {
        const total = numbers.reduce((sum, { value }) => sum + value, 0);
        const last = numbers.at(-1);
        // Shares with fractions add up to 100 only nearly.
        if (!last || Math.abs(total - 100) < 1e-6) return [];
        const sum = numbers.map(({ value }) => value).join(" + ");
        return [
          {
            at: { file: last.file, path: last.path },
            message: `The shares add up to ${Number(total.toFixed(6))} (${sum}), expected 100.`,
            hint: `Adjust "${String(last.path.at(-1))}" of one or several entries.`,
          },
        ];
      }),
};
