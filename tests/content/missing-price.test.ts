import { expect, test } from "vitest";
import { readSchemas } from "../../scripts/content/schema/schema-set.ts";
import { schemaFolder } from "../../scripts/program/project.ts";
import { checkExample } from "./support/check-example.ts";
import { home } from "./support/example-pages.ts";

const check = (...lines: string[]) =>
  checkExample({
    "index.yaml": `${home}  - type: price-list\n    title: Prices\n    groups:\n${lines.map((line) => `      ${line}\n`).join("")}`,
  }).map(({ code, line }) => `${line} ${code}`);

test("a thing has a price, or its group has one for all of its things, or both", () => {
  expect(check("- items: [{ name: Rye, price: £4.20 }]")).toEqual([]);
  expect(check("- { price: £2.95 each, items: [{ name: Chips }, { name: Spinach, price: £3 }] }")).toEqual([]);
});

test("each thing without one is named at its line, in groups that have none", () => {
  expect(check("- price: £2", "  items: [{ name: Chips }]", "- items:", "  - name: Rye", "  - name: Oats")).toEqual([
    "12 missing-price",
    "13 missing-price",
  ]);
});

test("a price under a wrong key is that mistake alone", () => {
  expect(check("- items:", "  - { name: Rye, cost: £4.20 }")).toEqual(["10 unknown-key"]);
});

test("whatever else a thing can have, it needs a price", () => {
  const { groups } = readSchemas(schemaFolder).get("blocks/price-list.schema.json")?.properties ?? {};
  const keys = Object.keys(groups?.items?.properties?.["items"]?.items?.properties ?? {});
  const others = keys.filter((key) => !["name", "price"].includes(key));
  expect(others.length).toBeGreaterThan(0);
  for (const key of others) expect(check("- items:", `  - { name: Rye, ${key}: Dark }`)).toEqual(["10 missing-price"]);
});
