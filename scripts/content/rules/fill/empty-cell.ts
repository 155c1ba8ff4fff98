import { exampleTemplate } from "../toolkit/examples.ts";
import type { CodeEntry } from "../toolkit/rule.ts";

const shop = (blocks: string) => exampleTemplate() + blocks;

export const emptyCell = {
  code: "empty-cell",
  meaning:
    "A text is filled with a cell of a table, or a value, that is empty: readers would see a sentence with a hole. A value that stands alone is left out where it is empty.",
  bad: {
    "shops/[slug].yaml": shop("  - type: banner\n    text: Call {phone} to order.\n"),
    "_data/shops.csv": "slug,city,phone\nbath,Bath,«»\nwells,Wells,01749 1\n",
  },
  good: {
    "shops/[slug].yaml": shop("  - when: phone\n    type: banner\n    text: Call {phone} to order.\n"),
    "_data/shops.csv": "slug,city,phone\nbath,Bath,\nwells,Wells,01749 1\n",
  },
  sayNeeded: (cell: string) => ({
    message: `"${cell}" is empty, and a text is filled with it.`,
    hint: "Write the value: a page is never without its title and its main heading.",
  }),
  sayBefore: (cell: string) => ({
    message: `"${cell}" is empty, and other cells stand behind it in a row that readers see.`,
    hint: 'Write what readers should see there, such as "–".',
  }),
  /** A text may have the cell by another name, which a page gives to a part. What stands in no block cannot be left out with one. */
  say: (name: string, cell: string, isInBlock: boolean) => ({
    message: `"${cell}" is empty, and a text is filled with it.`,
    hint: `Write the value, or ${isInBlock ? `leave the block out where there is none, with "when: ${name}"` : "change the text so that it does not need it"}.`,
  }),
} satisfies CodeEntry & Readonly<Record<string, unknown>>;
