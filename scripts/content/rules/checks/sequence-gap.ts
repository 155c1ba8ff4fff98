import { toPointer } from "../../diagnostic/path.ts";
import { numberFormats } from "../../formats/number-formats.ts";
import type { IndexedFile } from "../../index/content-index.ts";
import type { Check } from "../kinds/check.ts";
import { numberLists } from "../lookups/number-lists.ts";

/** Numbered entries that do not count 1, 2, 3. */
export const sequenceGap: Check = {
  code: "sequence-gap",
  severity: "warning",
  scope: "file",
  about: { formats: [numberFormats.sequence] },
  meaning:
    "The entries of a list are numbered, such as steps or weeks, and a number is left out, repeated or out of order.",
  bad: `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
  - type: workflow-steps
    title: How we bake
    items:
      - step: 1
        title: Mix
      - step: «3»
        title: Bake
`,
  says: {
    message: "Unexpected 3, expected 2: the entries count 1, 2, 3 and so on.",
    hint: "Number the entries in order, or add the one that is missing.",
  },
  good: `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
  - type: workflow-steps
    title: How we bake
    items:
      - step: 1
        title: Mix
      - step: 2
        title: Bake
`,
  check: (content) =>
    numberLists(content, numberFormats.sequence)
      // Where something in the list is wrong, such as an entry in the one before it, that is why the next number is.
      .filter(({ isComplete, path, numbers: [first] }) => isComplete && !hasWrong(first?.file, toPointer(path)))
      .flatMap(({ numbers }) => {
        const found = numbers.flatMap((number, index) => {
          const { value } = number;
          const before = numbers[index - 1]?.value ?? 0;
          // After a gap the count goes on from there: one mistake, not one an entry.
          if (value === index + 1 || (index > 0 && value === before + 1)) return [];
          return [
            {
              at: number,
              message: `Unexpected ${value}, expected ${index + 1}: the entries count 1, 2, 3 and so on.`,
              hint: "Number the entries in order, or add the one that is missing.",
            },
          ];
        });
        // Where every number is there, entries stand in another order: one mistake.
        return new Set(numbers.map(({ value }) => value)).size === numbers.length && isWhole(numbers)
          ? found.slice(0, 1)
          : found;
      }),
};

/** Whether the numbers are 1, 2, 3 and so on, in any order. */
function isWhole(numbers: readonly { readonly value: number }[]): boolean {
  return numbers.every(({ value }) => value >= 1 && value <= numbers.length);
}

function hasWrong(file: IndexedFile | undefined, list: string): boolean {
  return [...(file?.wrong ?? [])].some((pointer) => pointer.startsWith(`${list}/`));
}
