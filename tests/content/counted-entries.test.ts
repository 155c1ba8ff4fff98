import { expect, test } from "vitest";
import { checkRawContent } from "../../scripts/content/check/check-content.ts";
import { createContentModel } from "../../scripts/content/check/content-model.ts";
import { readSchemas, type Schema } from "../../scripts/content/schema/schema-set.ts";
import { schemaFolder } from "../../scripts/program/project.ts";
import { memorySite } from "./memory-site.ts";

const schemas = readSchemas(schemaFolder);
const path = "blocks/card-grid.schema.json";

/** The mistakes of a page with three numbered cards, by a schema of the block whose list of cards has these keywords. */
function mistakesBy(keywords: Schema, title = "1. Rye"): string[] {
  const block = schemas.get(path);
  const items = { ...block?.properties?.["items"], ...keywords };
  const changed = { ...block, properties: { ...block?.properties, items } };
  const model = createContentModel(new Map([...schemas, [path, changed]]));
  const page = `title: Bread
description: Bread from a wood-fired oven.
unlisted: true
blocks:
  - type: hero
    title: Bread
  - type: card-grid
    title: Four loaves
    items:
      - title: ${title}
        description: A loaf of rye.
      - title: Spelt
        description: A loaf of spelt.
      - title: Oats
        description: A loaf of oats.
`;
  const { diagnostics } = checkRawContent(model, memorySite({ "bread.yaml": page }));
  return diagnostics
    .filter(({ file }) => file === "pages/bread.yaml")
    .map(({ code, line, message, hint }) => `${line} ${code}: ${message} ${hint}`);
}

test("a block is told of a number before a title where its schema says that the page writes the numbers", () => {
  expect(mistakesBy({ numbered: true })).toEqual([
    '10 doubled-sign: Unexpected "1.": the page writes the number of each entry before it, which readers would see twice. Write the title without it: "Rye".',
  ]);
});

test.each(["1) Rye", "(1) Rye", "'Step 1: Rye'", "1 – Rye"])(
  "a number before a title may be written as %s",
  (title) => {
    expect(mistakesBy({ numbered: true }, title)).toEqual([expect.stringMatching(/^10 doubled-sign: .* "Rye"\.$/)]);
  },
);

test.each(["2. Rye", "1 – 3 loaves", "1.5 kg of rye", "1 loaf"])("a number in a title is no other one: %s", (title) => {
  expect(mistakesBy({ numbered: true }, title)).toEqual([]);
});

test("a block is told of a wrong count in its title where its schema says what the entries are called", () => {
  expect(mistakesBy({ countedAs: "loaves" })).toEqual([
    '8 wrong-count: Unexpected "Four loaves": the block has 3 entries. Write the number of entries in the title, or add the one that is missing.',
  ]);
});

test("a block whose schema says neither is told of neither", () => {
  expect(mistakesBy({})).toEqual([]);
});
