import { expect, test } from "vitest";
import { fromPointer, toPointer } from "../../scripts/content/diagnostic/path.ts";
import { withValue } from "../../scripts/content/edit/with-value.ts";
import { isAtOrBelow } from "../../scripts/editor/panel/state/is-at-or-below.ts";

const page = {
  title: "Prices",
  nav: { label: "Prices" },
  blocks: [{ type: "hero" }, { type: "faq", items: [{ question: "When?" }] }],
};

test.each([
  ["stands where the old one stood", "/title", "Costs", { ...page, title: "Costs" }],
  ["brings what is on the way to it", "/a/b", 1, { ...page, a: { b: 1 } }],
  ["is removed", "/nav", undefined, { title: page.title, blocks: page.blocks }],
  ["is removed from a list", "/blocks/0", undefined, { ...page, blocks: [page.blocks[1]] }],
  ["is added behind a list", "/blocks/2", "x", { ...page, blocks: [...page.blocks, "x"] }],
  ["may have a key that objects have", "/__proto__", 1, Object.assign(JSON.parse('{ "__proto__": 1 }'), page)],
  ["that is not there needs no removal", "/a/b", undefined, page],
])("a changed value %s", (_, pointer, value, after) => {
  const before = structuredClone(page);
  const changed = withValue(page, fromPointer(pointer), value);
  expect(changed).toEqual(after);
  expect(Object.keys(changed as object).slice(0, 1)).toEqual(Object.keys(after).filter((key) => key === "title"));
  expect(page).toEqual(before);
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
