import { dataFolder, mayName, rowKey, tableAddress } from "../../read/content-path.ts";
import { exampleTemplate } from "../toolkit/examples.ts";
import type { FileRule } from "../toolkit/rule.ts";

const used = { "shops/[slug].yaml": exampleTemplate(), "_data/shops.csv": "slug,city\nbath,Bath\nwells,Wells\n" };

export const unusedTable: FileRule = {
  code: "unused-table",
  severity: "warning",
  meaning: `No page is made of a table in ${dataFolder}. Changing it has no effect.`,
  bad: { ...used, "_data/stalls.csv": "«»slug,city\nfrome,Frome\n" },
  good: used,
  check({ files = [], tables = [] }) {
    const templates = files.filter(({ path, text }) => rowKey(path) !== undefined || /^each:/m.test(text));
    // A name without a table may be a misspelling of an unused one.
    if (templates.some((one) => !tables.some(({ path }) => mayName([one], path)))) return [];
    return tables
      .filter(({ path, text }) => text !== "" && !mayName(templates, path))
      .map(({ path, displayPath: file }) => ({
        file,
        message: "No page is made of this table.",
        hint: `Remove it, or make pages of it: each: ${tableAddress(path)}.`,
      }));
  },
};
