import { Ajv } from "ajv";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { bundleSchema } from "../../scripts/content/schema/bundle-schema.ts";
import { readSchemas } from "../../scripts/content/schema/schema-set.ts";
import { schemaFolders } from "../../scripts/program/block-folders.ts";

test("the bundled schema refers to no other, and any validator can use it", () => {
  const schema = bundleSchema(readSchemas(schemaFolders()), "page.schema.json");
  const references = JSON.stringify(schema).match(/"\$ref":"[^"]+"/g) ?? [];
  expect(references.length).toBeGreaterThan(100);
  expect(references.filter((reference) => !reference.includes('"#/definitions/'))).toEqual([]);
  const accepts = new Ajv({ strict: false, validateFormats: false, discriminator: true }).compile(schema);
  const page = (block: string) => parse(`{ title: Home, description: Fresh bread., blocks: [{ ${block} }] }`);
  expect(accepts(page("type: hero, title: Fresh bread"))).toBe(true);
  expect(accepts(page("type: hero, titel: Fresh bread"))).toBe(false);
});
