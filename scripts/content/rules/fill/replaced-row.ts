import { exampleTemplate, otherPage } from "../toolkit/examples.ts";
import type { CodeEntry } from "../toolkit/rule.ts";

const shop = exampleTemplate();
const table = "slug,city\nbath,Bath\nwells,Wells\n";

export const replacedRow = {
  code: "replaced-row",
  severity: "warning",
  meaning: "A page has its own file, and a table row has the same address: the file is shown and the row is not.",
  bad: { "shops/[slug].yaml": shop, "shops/bath.yaml": otherPage("Bath"), "_data/shops.csv": table },
  good: {
    "shops/[slug].yaml": shop,
    "shops/bath.yaml": `# accept replaced-row: this shop has a café\n${otherPage("Bath")}`,
    "_data/shops.csv": table,
  },
  say: (template: string) => ({
    message: `This page replaces the one that ${template} makes from a table row.`,
    hint: "Remove the file or the row, or accept it if both are meant.",
  }),
} satisfies CodeEntry & { readonly say: unknown };
