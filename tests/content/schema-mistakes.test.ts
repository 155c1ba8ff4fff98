import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { readSchemas } from "../../scripts/content/schema/schema-set.ts";
import { temporaryFolder } from "../support/system/temporary-folder.ts";

/** What reading a folder of schemas says, with each schema a property a line. */
function slipsIn(schemas: Readonly<Record<string, unknown>>): string[] {
  const folder = temporaryFolder();
  for (const [path, schema] of Object.entries(schemas)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), typeof schema === "string" ? schema : JSON.stringify(schema, null, 2));
  }
  try {
    readSchemas(folder);
    return [];
  } catch (error) {
    return (error as Error).message.split("\n").map((line) => line.replace(/(?<=, only \$schema).*/, " …"));
  }
}

test("a misspelt keyword, an unknown format and a reference to nothing are all named with their places", () => {
  const hero = {
    title: "Hero",
    properties: {
      title: { type: "string", maxLenght: 20 },
      picture: { format: "asset" },
      link: { format: "likn" },
      items: { items: { oneOf: [{ $ref: "../shared/crad.schema.json" }] } },
      // A property may be called as it likes, and examples hold what they show.
      maxLenght: { const: { maxLenght: 1 } },
    },
    examples: [{ maxLenght: 1 }],
  };
  expect(slipsIn({ "blocks/hero.schema.json": hero })).toEqual([
    'schema/blocks/hero.schema.json, at /properties/title/maxLenght: there is no keyword "maxLenght", only $schema …',
    'schema/blocks/hero.schema.json, at /properties/link/format: there is no format "likn".',
    "schema/blocks/hero.schema.json, at /properties/items/items/oneOf/0/$ref: ../shared/crad.schema.json does not exist.",
  ]);
});

test("a schema that is not JSON is named", () => {
  expect(slipsIn({ "a.schema.json": "{ title }" })).toEqual([
    expect.stringMatching(/^schema\/a\.schema\.json is not JSON: .+\.$/),
  ]);
});
