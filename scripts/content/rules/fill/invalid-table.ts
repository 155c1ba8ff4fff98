import { exampleTemplate } from "../toolkit/examples.ts";
import type { CodeEntry } from "../toolkit/rule.ts";

const shop = exampleTemplate();

export const invalidTable: CodeEntry = {
  code: "invalid-table",
  meaning:
    "A table that pages are made from is not a CSV file with the column names in its first line, or a list of mappings in JSON or YAML; or it has two columns with the same name, a key twice in one row, or a row with more or fewer cells than columns; or its schema is not valid, or has a misspelt keyword.",
  bad: { "shops/[slug].yaml": shop, "_data/shops.csv": "slug,city\n«bath»,Bath,Somerset\n" },
  good: { "shops/[slug].yaml": shop, "_data/shops.csv": 'slug,city\nbath,"Bath, Somerset"\n' },
};
