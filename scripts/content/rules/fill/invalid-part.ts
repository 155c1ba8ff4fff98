import { examplePage } from "../toolkit/examples.ts";
import type { CodeEntry } from "../toolkit/rule.ts";

const page = `${examplePage}  - use: delivery\n`;

export const invalidPart = {
  code: "invalid-part",
  meaning: "A file in the folder _parts contains something other than a list of blocks, or a part uses another part.",
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
    hint: "Write its blocks below blocks:, as in a page.",
  }),
  sayKey: (key: string) => ({
    message: `Unexpected key "${key}", expected blocks and, optionally, a description.`,
    hint: "Write it in the pages that use the part: a part contains only blocks.",
  }),
  sayNested: () => ({
    message: "A part uses another part, expected only blocks.",
    hint: "Use both parts in the page.",
  }),
} satisfies CodeEntry & Readonly<Record<string, unknown>>;
