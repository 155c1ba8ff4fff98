import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { slipDiagnostic } from "../../scripts/content/rules/blocks/invalid-block-schema.ts";
import { readSchemas } from "../../scripts/content/schema/read-schemas.ts";
import { SchemaSlip } from "../../scripts/content/schema/schema-slip.ts";
import { ownSchemas } from "../support/system/own-project.ts";
import { temporaryFolder } from "../support/system/temporary-folder.ts";

const link = '{ "$ref": "yaml-pages/shared/formats.schema.json#/definitions/link" }';
const ownLink = '{ "type": "string", "format": "link" }';

/** What is said of a block whose value has this schema, with the text of the file that is meant. */
function saidOf(value: string): string[] {
  const text = `{
  "type": "object",
  "properties": { "type": { "const": "notice" }, "value": ${value} },
  "definitions": { "open": { "properties": {} }, "closed": { "type": "object", "properties": {} }, "needs": { "required": ["a"] } }
}`;
  const folder = join(temporaryFolder(), "notice");
  mkdirSync(folder);
  writeFileSync(join(folder, "block.schema.json"), text);
  try {
    readSchemas({ ...ownSchemas, blocks: [{ type: "notice", folder }] });
    return [];
  } catch (error) {
    if (!(error instanceof SchemaSlip)) throw error;
    return error.slips.map((slip) => {
      const found = slipDiagnostic(slip, { path: "", displayPath: "", text });
      const meant = text.split("\n")[found.line - 1]?.slice(found.column - 1, found.endColumn - 1);
      return `${meant}: ${found.message} ${found.hint}`;
    });
  }
}

const noType = (keyword: string) => `"${keyword}" stands without a type, so the value may be a text or a number, too.`;
const asMapping = 'Write "type": "object" beside it.';
const inBranch = (keyword: string) =>
  `A text with a format stands in "${keyword}", where it may or may not be one. Put it under "properties", or tell the branches apart with "discriminator".`;
const unseen = (keyword: string) =>
  `A text with a format stands in "${keyword}", where the build does not look for it. Put it under "properties", as a list of mappings where its keys are not known.`;

test.each([
  ['{ "properties": {} }', `{}: ${noType("properties")} ${asMapping}`],
  ['{ "additionalProperties": false }', `false: ${noType("additionalProperties")} ${asMapping}`],
  ['{ "patternProperties": {} }', `{}: ${noType("patternProperties")} ${asMapping}`],
  ['{ "items": {} }', `{}: ${noType("items")} Write "type": "array" beside it.`],
  ['{ "type": "array", "items": { "properties": {} } }', `{}: ${noType("properties")} ${asMapping}`],
  ['{ "$ref": "#/definitions/open" }', `{}: ${noType("properties")} ${asMapping}`],
  ['{ "anyOf": [{ "type": "string" }, { "properties": {} }] }', `{}: ${noType("properties")} ${asMapping}`],
  [
    '{ "type": "array", "items": [{ "type": "string" }, { "type": "number" }] }',
    '[{ "type": "string" }, { "type": "number" }]: The entries of a list have one schema each, and no form asks for them. Write one schema for all of them, or a mapping with "properties".',
  ],
  [
    '{ "format": "link" }',
    '"link": A text with the format "link" may be something else, too. Write "type": "string" beside it.',
  ],
  [
    '{ "type": ["string", "null"], "format": "link" }',
    '["string", "null"]: A text with the format "link" may be something else, too. Write "type": "string" beside it.',
  ],
  [
    link.replace("{", '{ "type": ["string", "null"],'),
    '["string", "null"]: A text with the format "link" may be something else, too. Write "type": "string" beside it.',
  ],
  [`{ "anyOf": [${link}] }`, `[${link}]: ${inBranch("anyOf")}`],
  [`{ "not": ${link} }`, `${link}: ${inBranch("not")}`],
  [`{ "if": ${ownLink} }`, `${ownLink}: ${inBranch("if")}`],
  [`{ "dependencies": { "a": ${ownLink} } }`, `{ "a": ${ownLink} }: ${inBranch("dependencies")}`],
  [
    `{ "anyOf": [{ "type": "object", "additionalProperties": ${ownLink} }] }`,
    `[{ "type": "object", "additionalProperties": ${ownLink} }]: ${inBranch("anyOf")}`,
  ],
  [`{ "type": "object", "additionalProperties": ${link} }`, `${link}: ${unseen("additionalProperties")}`],
  [`{ "type": "object", "propertyNames": ${ownLink} }`, `${ownLink}: ${unseen("propertyNames")}`],
  [
    `{ "type": "object", "patternProperties": { "^a": { "type": "array", "items": ${link} } } }`,
    `{ "^a": { "type": "array", "items": ${link} } }: ${unseen("patternProperties")}`,
  ],
  [
    '{ "type": "object", "discriminator": { "propertyName": "of" }, "oneOf": [{ "properties": { "of": { "enum": ["a"] } } }] }',
    '{ "enum": ["a"] }: The branch has no single value of "of", by which it is told apart. Write "const", in a branch for each value.',
  ],
])("no true type is made of %s, and the reason is told at its place", (value, said) => {
  expect(saidOf(value)).toEqual([said]);
});
