import { describe, expect, test } from "vitest";
import { fromPointer, toPointer } from "../../scripts/content/diagnostic/path.ts";
import { isAtOrBelow } from "../../scripts/editor/panel/state/is-at-or-below.ts";
import { applyChanges } from "../../scripts/editor/text/apply-changes.ts";
import { compareValues } from "../../scripts/editor/text/compare-values.ts";

const page = {
  title: "Prices",
  "a/b": { "c~d": 1 },
  blocks: [
    { type: "hero", title: "Prices" },
    { type: "faq", items: [{ question: "When?", answer: "At six." }] },
  ],
};

describe("what was typed is sent as the smallest changes", () => {
  test.each([
    ["a value", { ...page, title: "Costs" }, [{ pointer: "/title", value: "Costs" }]],
    ["a value that is removed", { "a/b": page["a/b"], blocks: page.blocks }, [{ pointer: "/title" }]],
    ["a key with signs of pointers", { ...page, "a/b": { "c~d": 2 } }, [{ pointer: "/a~1b/c~0d", value: 2 }]],
    [
      "a value in one entry of a list",
      { ...page, blocks: [page.blocks[0], { type: "faq", items: [{ question: "When?", answer: "At seven." }] }] },
      [{ pointer: "/blocks/1/items/0/answer", value: "At seven." }],
    ],
    [
      "a list whose entries have moved",
      { ...page, blocks: page.blocks.toReversed() },
      [{ pointer: "/blocks", value: page.blocks.toReversed() }],
    ],
    ["nothing", structuredClone(page), []],
  ])("%s", (_, after, changes) => {
    expect(compareValues(page, after)).toEqual(changes);
    expect(applyChanges(page, changes)).toEqual(after);
  });

  test("which leave the data as it was, and each key in its place", () => {
    const before = structuredClone(page);
    const after = applyChanges(page, [{ pointer: "/title", value: "Costs" }]);
    expect(page).toEqual(before);
    expect(Object.keys(after as object)).toEqual(["title", "a/b", "blocks"]);
  });
});

test("a pointer is read as it is written, and is below another only by whole keys", () => {
  const path = ["blocks", "1", "a/b", "c~d"];
  expect(fromPointer(toPointer(path))).toEqual(path);
  const above = "/blocks/1";
  expect(["/blocks/1", "/blocks/1/title", "/blocks/10"].map((pointer) => isAtOrBelow(pointer, above))).toEqual([
    true,
    true,
    false,
  ]);
});
