import { limits } from "../../diagnostic/limits.ts";
import { exampleTemplate } from "../toolkit/examples.ts";
import type { CodeEntry } from "../toolkit/rule.ts";
import { describeValue } from "../toolkit/wording.ts";

const shop = exampleTemplate();

export const invalidRow = {
  code: "invalid-row",
  meaning: "A table row has no address for its page, or one that is too long or the same as that of another row.",
  bad: { "shops/[slug].yaml": shop, "_data/shops.csv": "slug,city\nbath,Bath\n«bath»,Wells\n" },
  good: { "shops/[slug].yaml": shop, "_data/shops.csv": "slug,city\nbath,Bath\nwells,Wells\n" },
  say: (value: unknown, twin: string | undefined) =>
    twin === undefined
      ? {
          message: `${value === "" ? "This cell is empty" : `Unexpected ${describeValue(value)}`}, expected the end of the address of the row's page.`,
          hint: "Write a short name of letters and digits.",
        }
      : {
          message: `Another row has the address ${twin}, expected a different one.`,
          hint: "Remove one of the two rows, or give it another name.",
        },
  sayLong: (bytes: number) => ({
    message: `With this name the path of the page has ${bytes} bytes of UTF-8, expected at most ${limits.path}.`,
    hint: "Write a shorter name.",
  }),
} satisfies CodeEntry & Readonly<Record<string, unknown>>;
