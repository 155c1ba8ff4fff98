import { expect, test } from "vitest";
import { rightBlocksOf } from "../../scripts/content/rules/lookups/blocks-of.ts";
import { checkMemory, indexYaml, memorySite } from "./memory-site.ts";

/** A set that counts how often it is gone through. */
class Counted extends Set<string> {
  times = 0;

  override [Symbol.iterator](): SetIterator<string> {
    this.times += 1;
    return super[Symbol.iterator]();
  }
}

test("the blocks in which nothing is wrong are found by going through the mistakes of a page once", () => {
  const blocks = Array.from(
    { length: 12 },
    (_, at) => `  - type: prose\n    title: Part ${at}\n    body: Words ${at}.\n`,
  );
  const { index } = checkMemory(memorySite({ "index.yaml": indexYaml + blocks.join("") }));
  if (!index) throw new Error("There is no index.");
  const wrong = new Counted(["/title", "/blocks", "/blocks/1", "/blocks/2/title", "/blocks/12/body"]);
  const placed = rightBlocksOf({ ...index, pages: index.pages.map((page) => ({ ...page, wrong })) });
  expect(placed.map(({ path }) => path[1])).toEqual([0, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13]);
  expect(wrong.times).toBe(1);
});
