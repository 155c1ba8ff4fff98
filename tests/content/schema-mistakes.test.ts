import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readSchemas, type Schema } from "../../scripts/content/schema/schema-set.ts";
import { compileValidator } from "../../scripts/content/schema/validator.ts";
import { schemaFolder } from "../../scripts/program/project.ts";
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
  const schemas = new Map([...readSchemas(schemaFolder), ["shared/action.schema.json", action]]);
  expect(() => compileValidator(schemas)).toThrow(message);
});

test("a schema that is not JSON is named", () => {
  const folder = temporaryFolder();
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "a.schema.json"), "{ title }");
  expect(() => readSchemas(folder)).toThrow("schema/a.schema.json is not JSON: ");
});
