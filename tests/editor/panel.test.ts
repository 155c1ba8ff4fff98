import { expect, test } from "vitest";
import { fromPointer, toPointer } from "../../scripts/content/diagnostic/path.ts";
import { withValue } from "../../scripts/content/edit/with-value.ts";
import { factsSchema } from "../../scripts/editor/panel/form/facts-schema.ts";
import { formSchema } from "../../scripts/editor/panel/form/form-schema.ts";
import { addressOf } from "../../scripts/editor/panel/new-page-view.tsx";
import { firstText, labelOf, wordsOf } from "../../scripts/editor/panel/state/field-words.ts";
import { isAtOrBelow } from "../../scripts/editor/panel/state/is-at-or-below.ts";

test.each([
  ["menuLabel", "Menu label"],
  ["publish-at", "Publish at"],
  ["column2Width", "Column2 width"],
  ["href", "Links to"],
  ["alt", "Alternative text"],
])("a field is called %s: %s", (key, words) => {
  expect(wordsOf(key)).toBe(words);
});

test("a field is called by its title, unless that says what a format is made of", () => {
  expect(labelOf("quote", { title: "Words of the guest" })).toBe("Words of the guest");
  expect(labelOf("quote", { title: "Inline Markdown", format: "inline-markdown" })).toBe("Quote");
});

test.each([
  [{ type: "hero", description: "Below", title: "Above" }, "Above"],
  [{ items: [{ note: "", question: "When?" }] }, "When?"],
  [{ type: "divider", id: "end" }, ""],
  [["", "Second"], "Second"],
  [2.4, "2.4"],
])("an entry is known again by its first text: %j", (value, text) => {
  expect(firstText(value)).toBe(text);
});

test.each([
  ["Our prices", "", "/our-prices"],
  ["Crème brûlée & tea!", "/menu", "/menu/creme-brulee-tea"],
  ["Хлеб", "", "/хлеб"],
  ["Grüße & Spaß", "/de", "/de/grusse-spass"],
])("a page that is called %s stands at an address made of it", (title, folder, address) => {
  expect(addressOf(title, folder)).toBe(address);
});

test("facts are fields by what they hold, which stay what they are while somebody types", () => {
  const facts = [{ name: "price.loaf", path: "_facts.yaml", text: "£3.80", pages: 2 }];
  const data = { price: { loaf: { amount: 3.8, currency: "GBP" } }, opened: "2019-05-03", book: "/book", say: "Hello" };
  const schema = factsSchema(data, facts);
  const text = { type: "string", description: "" };
  const loaf = {
    ...{ type: "object", required: ["amount", "currency"], description: "{price.loaf}, on 2 pages." },
    properties: { amount: { type: "number", description: "" }, currency: text },
  };
  expect(schema).toEqual({
    ...{ type: "object", required: [] },
    properties: {
      price: { type: "object", required: [], description: "", properties: { loaf } },
      opened: { ...text, format: "day" },
      book: { ...text, format: "link" },
      say: text,
    },
  });
  const typed = { ...data, price: { loaf: { currency: "GBP" } }, opened: "", book: "boo" };
  expect(factsSchema(typed, facts, schema)).toEqual(schema);
});

test("a form is made of a schema without defaults and conditions, and of fields of any name", () => {
  const schema = {
    type: "object",
    required: ["price"],
    if: { properties: { price: { const: 0 } } },
    properties: {
      price: { type: "number", minimum: 0 },
      default: { type: "boolean", default: false },
      level: { enum: [1, 2] },
      facts: { type: "object", additionalProperties: { type: "string" } },
      actions: { type: "array", items: { type: "string", format: "link", examples: ["/prices"] } },
    },
  };
  expect(formSchema(schema)).toEqual({
    type: "object",
    required: ["price"],
    properties: {
      price: { type: "number", minimum: 0 },
      default: { type: "boolean" },
      level: { enum: [1, 2] },
      facts: { type: "object" },
      actions: { type: "array", items: { type: "string", format: "link", examples: ["/prices"] } },
    },
  });
});

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
