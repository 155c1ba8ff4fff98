import { exampleTemplate } from "../toolkit/examples.ts";
import type { CodeEntry } from "../toolkit/rule.ts";

const shop = (blocks: string) => exampleTemplate() + blocks;

export const emptyCell = {
  code: "empty-cell",
  meaning:
    "A text is filled in from an empty cell of a table, or from an empty value: readers would see a sentence with a gap. A value that is the whole text is simply left out if it is empty.",
  bad: {
    "shops/[slug].yaml": shop("  - type: banner\n    text: Call {phone} to order.\n"),
    "_data/shops.csv": "slug,city,phone\nbath,Bath,«»\nwells,Wells,01749 1\n",
  },
  good: {
    "shops/[slug].yaml": shop("  - when: phone\n    type: banner\n    text: Call {phone} to order.\n"),
    "_data/shops.csv": "slug,city,phone\nbath,Bath,\nwells,Wells,01749 1\n",
  },
  sayNeeded: (cell: string) => ({
    message: `"${cell}" is empty, but a text uses it.`,
    hint: "Write the value: a page needs its title and its main heading.",
  }),
  /** A text may know the cell by another name, which a page gives to a part. Outside of blocks there is no block to leave out. */
  say: (name: string, cell: string, isInBlock: boolean) => ({
    message: `"${cell}" is empty, but a text uses it.`,
    hint: `Write the value, or ${isInBlock ? `leave the block out if it is empty, with "when: ${name}"` : "change the text so that it does not need it"}.`,
  }),
} satisfies CodeEntry & Readonly<Record<string, unknown>>;
