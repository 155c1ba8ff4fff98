import { examplePage } from "../toolkit/examples.ts";
import type { CodeEntry } from "../toolkit/rule.ts";

const page = `${examplePage}  - use: delivery\n`;

export const invalidPart = {
  code: "invalid-part",
  meaning: "A file in the folder _parts holds something other than a list of blocks, or a part in a part.",
  bad: {
    "_parts/delivery.yaml": "«title»: Delivery\nblocks:\n  - type: banner\n    text: We deliver on Tuesdays.\n",
    "index.yaml": page,
  },
  good: {
    "_parts/delivery.yaml": "blocks:\n  - type: banner\n    text: We deliver on Tuesdays.\n",
    "index.yaml": page,
  },
  sayNoBlocks: () => ({
    message: "A part has no blocks, expected a list of them.",
    hint: "Write its blocks as those of a page, below blocks:.",
  }),
  sayKey: (key: string) => ({
    message: `Unexpected key "${key}", expected blocks and perhaps a description.`,
    hint: "Write it in the pages that use the part: a part holds blocks alone.",
  }),
  sayNested: () => ({
    message: "A part uses another part, expected blocks alone.",
    hint: "Use both parts in the page.",
  }),
} satisfies CodeEntry & Readonly<Record<string, unknown>>;
