import { exampleTemplate } from "../toolkit/examples.ts";
import type { CodeEntry } from "../toolkit/rule.ts";

const shop = exampleTemplate();

export const invalidTable: CodeEntry = {
  code: "invalid-table",
  meaning:
    "A table of which pages are made is no CSV with the names of its columns in the first line, or no list of mappings in JSON or YAML; or it has two columns of one name, a key twice in a row, or a row with more or fewer cells than columns; or its schema is none, or has a misspelt keyword.",
  bad: { "shops/[slug].yaml": shop, "_data/shops.csv": "slug,city\n«bath»,Bath,Somerset\n" },
  good: { "shops/[slug].yaml": shop, "_data/shops.csv": 'slug,city\nbath,"Bath, Somerset"\n' },
};
