import { isRecord } from "../../diagnostic/is-record.ts";
import { valueAt } from "../../diagnostic/path.ts";
import type { Check } from "../kinds/check.ts";

const rye = `title: Rye
description: Dense and dark.
date: 2025-03-04
blocks:
  - type: hero
    title: Rye
`;
const home = (second: string) => `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
  - type: collection
    title: Our bread
    folder: /breads
    perPage: 10
  - type: collection
    title: Our cakes
    folder: /cakes
    ${second}: 10
`;
const cake = rye.replaceAll("Rye", "Seed cake").replace("Dense and dark", "With caraway");

/** Pages of which two lists would go on at the same addresses. */
export const severalLists: Check = {
  code: "several-lists",
  scope: "page",
  meaning:
    "A page has two lists with perPage. Both would go on at the same addresses, such as /journal/page/2, so that only one list of a page can.",
  bad: { "index.yaml": home("«perPage»"), "breads/rye.yaml": rye, "cakes/seed.yaml": cake },
  says: {
    message: 'A list above has "perPage" too, expected one on a page.',
    hint: 'Write "limit" here, or give this list a page of its own.',
  },
  good: { "index.yaml": home("limit"), "breads/rye.yaml": rye, "cakes/seed.yaml": cake },
  check({ pages }) {
    return pages.flatMap((file) => {
      const blocks = valueAt(file.data, ["blocks"]);
      const long = (Array.isArray(blocks) ? [...blocks.entries()] : []).filter(
        ([, block]) => isRecord(block) && block["perPage"] !== undefined,
      );
      return long.slice(1).map(([index]) => ({
        at: { file, path: ["blocks", index, "perPage"], part: "key" },
        message: 'A list above has "perPage" too, expected one on a page.',
        hint: 'Write "limit" here, or give this list a page of its own.',
      }));
    });
  },
};
