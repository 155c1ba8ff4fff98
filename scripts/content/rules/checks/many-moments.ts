import { limits } from "../../diagnostic/limits.ts";
import { momentsOf, partsOf } from "../../index/publication.ts";
import { examplePage } from "../toolkit/examples.ts";
import type { Check } from "../toolkit/rule.ts";

/** A page of so many blocks, each published at a moment of its own. */
function blocks(count: number): string {
  const block = (_: unknown, at: number) => {
    const moment = `${2098 + at}-01-01T00:00Z`;
    const marked = at < limits.moments ? moment : `«${moment}»`;
    return `  - type: prose\n    title: Bread number ${at}\n    body: Baked in its own year.\n    publishAt: ${marked}\n`;
  };
  return examplePage + Array.from({ length: count }, block).join("");
}

/** Pages that change more often than they can be checked. */
export const manyMoments: Check = {
  code: "many-moments",
  scope: "file",
  meaning:
    "A page has so many moments at which a block of it is published or expires that nobody could look at it at each of them, and the check does.",
  bad: blocks(limits.moments + 1),
  says: {
    message: `This page changes at more than ${limits.moments} moments, expected at most ${limits.moments}.`,
    hint: "Give blocks that come or go together the same moment, or move some to another page.",
  },
  good: blocks(limits.moments),
  check: ({ pages }) =>
    pages.flatMap((file) => {
      const known = new Set<number>();
      for (const { part, path } of partsOf(file.data)) {
        for (const [key, moment] of Object.entries(momentsOf(part))) {
          known.add(Date.parse(moment));
          if (known.size > limits.moments) return [{ at: { file, path: [...path, key] }, ...manyMoments.says }];
        }
      }
      return [];
    }),
};
