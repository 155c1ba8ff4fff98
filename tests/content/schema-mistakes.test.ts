import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readSchemas, type Schema } from "../../scripts/content/schema/schema-set.ts";
import { compileValidator } from "../../scripts/content/schema/validator.ts";
import { schemaFolders } from "../../scripts/program/block-folders.ts";
import { temporaryFolder } from "../support/system/temporary-folder.ts";

test.each([
  [
    "a misspelt keyword",
    { type: "string", maxLenght: 20 },
    'schema/shared/action.schema.json: strict mode: unknown keyword: "maxLenght".',
  ],
  [
    "an unknown format",
    { type: "string", format: "likn" },
    'schema/shared/action.schema.json: unknown format "likn" ignored in schema at path "../shared/action.schema.json/properties/label".',
  ],
  [
    "a reference to nothing",
    { $ref: "crad.schema.json" },
    "can't resolve reference crad.schema.json from id schema:///shared/action.schema.json.",
  ],
])("%s is named with its schema", (_, label, message) => {
  const action: Schema = { type: "object", properties: { label } };
  const schemas = new Map([...readSchemas(schemaFolders()), ["shared/action.schema.json", action]]);
  expect(() => compileValidator(schemas)).toThrow(message);
});

test("a schema that is not JSON is named", () => {
  const folder = temporaryFolder();
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "a.schema.json"), "{ title }");
  expect(() => readSchemas({ shared: folder, blocks: [] })).toThrow("/a.schema.json is not JSON: ");
});

test("a block whose schema has the type of another, or refers to nothing, is named with its file", () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, "hero"));
  writeFileSync(join(folder, "hero/block.schema.json"), '{ "properties": { "type": { "const": "heroes" } } }');
  const blocks = [{ type: "hero", folder: join(folder, "hero") }];
  expect(() => readSchemas({ ...schemaFolders(), blocks })).toThrow(
    '/hero/block.schema.json: expected "const": "hero", its folder, at /properties/type.',
  );
  const link = { $ref: "yaml-pages/shared/lnk.schema.json" };
  writeFileSync(
    join(folder, "hero/block.schema.json"),
    JSON.stringify({ properties: { type: { const: "hero" }, link } }),
  );
  expect(() => readSchemas({ ...schemaFolders(), blocks })).toThrow(
    '/hero/block.schema.json: "$ref": "yaml-pages/shared/lnk.schema.json" does not exist.',
  );
});
