import { describe, expect, test } from "vitest";
import { factsSchema } from "../../scripts/editor/panel/form/facts-schema.ts";
import { formSchema } from "../../scripts/editor/panel/form/form-schema.ts";
import { addressOf } from "../../scripts/editor/panel/new-page-view.tsx";
import { firstText, labelOf, wordsOf } from "../../scripts/editor/panel/state/field-words.ts";

describe("a field is called", () => {
  test.each([
    ["menuLabel", "Menu label"],
    ["publish-at", "Publish at"],
    ["column2Width", "Column2 width"],
    ["href", "Leads to"],
    ["alt", "Alternative text"],
  ])("%s: %s", (key, words) => {
    expect(wordsOf(key)).toBe(words);
  });

  test("by its title, unless that says what a format is made of", () => {
    expect(labelOf("quote", { title: "Words of the guest" })).toBe("Words of the guest");
    expect(labelOf("quote", { title: "Inline Markdown", format: "inline-markdown" })).toBe("Quote");
  });
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
