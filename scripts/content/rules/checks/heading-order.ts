import type { Diagnostic } from "../../diagnostic/diagnostic.ts";
import { valueAt } from "../../diagnostic/path.ts";
import type { ContentIndex, PageFile } from "../../index/content-index.ts";
import { diagnosticAt } from "../../yaml/diagnostic-at.ts";
import type { Check } from "../kinds/check.ts";
import { relatedPlace } from "../lookups/related-place.ts";
import { orList } from "../words/or-list.ts";

/** Pages whose main heading is missing, is not first, or is there twice. */
export const headingOrder: Check = {
  code: "heading-order",
  scope: "file",
  meaning:
    "A page begins with the one block that has its main heading. Screen readers and search engines rely on it; all other blocks have headings below it.",
  bad: `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
  - type: «hero»
    title: Fresh cake
`,
  good: `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
  - type: prose
    title: Fresh cake
    body: On Sundays.
`,
  check(content) {
    const leading = [...content.blockTypes].filter(([, schema]) => schema.headingLevel === 1).map(([type]) => type);
    return leading.length === 0 ? [] : content.pages.flatMap((page) => checkPage(page, content, leading));
  },
};

function checkPage(page: PageFile, content: ContentIndex, leading: readonly string[]): Diagnostic[] {
  const blocks = valueAt(page.data, ["blocks"]);
  if (!Array.isArray(blocks) || blocks.length === 0) return [];
  const types = blocks.map((block) => valueAt(block, ["type"]));
  // A block of an unknown type may be the one.
  if (!types.every((type) => content.blockTypes.has(String(type)))) return [];
  const [first, ...later] = types.flatMap((type, index) => (leading.includes(String(type)) ? [index] : []));
  const at = (index: number) => ["blocks", index, "type"];
  const finding = (message: string, hint: string) => ({ code: headingOrder.code, message, hint });
  if (first === undefined) {
    return [
      diagnosticAt(
        page,
        ["blocks"],
        "key",
        finding("The page has no main heading.", `Add a block of type ${orList(leading)} as the first.`),
      ),
    ];
  }
  const misplaced = finding("The main heading of the page is not in its first block.", "Move this block to the top.");
  return [
    ...(first === 0 ? [] : [diagnosticAt(page, at(first), "value", misplaced)]),
    ...later.map((index) =>
      diagnosticAt(page, at(index), "value", {
        ...finding("The page has a main heading already, expected one.", "Use a block of another type here."),
        related: relatedPlace(page, { path: at(first), part: "value" }, "This block has the main heading."),
      }),
    ),
  ];
}
