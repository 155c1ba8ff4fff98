import { everyLine } from "../../diagnostic/diagnostic.ts";
import { toPointer, valueAt } from "../../diagnostic/path.ts";
import type { ContentIndex, PageFile } from "../../index/content-index.ts";
import type { Finding } from "../../yaml/to-diagnostic.ts";
import { examplePage } from "../toolkit/examples.ts";
import type { Check } from "../toolkit/rule.ts";
import { orList } from "../toolkit/wording.ts";

export const headingOrder: Check = {
  code: "heading-order",
  isLowerable: true,
  scope: "page",
  meaning:
    "The first block of a page, and no other, must have the main heading. Screen readers and search engines rely on it; all other blocks have lower headings.",
  bad: `${examplePage}  - type: «hero»\n    title: Fresh cake\n`,
  good: `${examplePage}  - type: prose\n    title: Fresh cake\n    body: On Sundays.\n`,
  check(content) {
    const leading = [...content.blockTypes].flatMap(([type, { headingLevel }]) => (headingLevel === 1 ? [type] : []));
    return leading.length === 0 ? [] : content.pages.flatMap((page) => checkPage(page, content, leading));
  },
};

function checkPage(page: PageFile, content: ContentIndex, leading: readonly string[]): Finding[] {
  const blocks = valueAt(page.data, ["blocks"]);
  // A block that could not be read may have the main heading.
  if (!Array.isArray(blocks) || blocks.length === 0 || page.isDamaged(everyLine)) return [];
  // An unpublished block leaves a hole in the list.
  const types = [...blocks.entries()].flatMap(([index, block]) =>
    block === undefined ? [] : [{ index, type: String(valueAt(block, ["type"])) }],
  );
  // A block of an unknown type may have the main heading.
  const isKnown = ({ index, type }: (typeof types)[number]) =>
    content.blockTypes.has(type) && !page.wrong.has(toPointer(["blocks", index, "type"]));
  if (!types.every(isKnown)) return [];
  const [first, ...later] = types.flatMap(({ type, index }) => (leading.includes(type) ? [index] : []));
  const at = (index: number) => ({ file: page, path: ["blocks", index, "type"] });
  if (first === undefined) {
    // A block written next to "blocks" is reported as an unknown key.
    if (leading.some((type) => valueAt(page.data, [type]) !== undefined)) return [];
    const hint =
      blocks[0] === undefined
        ? 'Its first block is not published then. If the whole page is meant, write draft, publishAt or expireAt above "blocks".'
        : `Add a block of type ${orList(leading)} as the first block.`;
    return [{ at: { file: page, path: ["blocks"], part: "key" }, message: "The page has no main heading.", hint }];
  }
  const misplaced = {
    at: at(first),
    message: "The main heading of the page is not in its first block.",
    hint: "Move this block to the top.",
  };
  const related = { at: at(first), message: "This block has the main heading." };
  return [
    ...(first === types[0]?.index ? [] : [misplaced]),
    ...later.map((index) => ({
      at: at(index),
      message: "The page already has a main heading, expected no second one.",
      hint: "Use a block of another type here.",
      related,
    })),
  ];
}
