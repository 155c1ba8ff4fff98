import { expect, test } from "vitest";
import { generateTypes } from "../../scripts/command-line/generate-types.ts";
import { schemasWithBlock } from "../content/support/check-example.ts";
import { projectRoot } from "../support/system/own-project.ts";

/** The types of a block whose schema says this besides, as one line. */
async function typesOf(schema: object): Promise<string> {
  const schemas = schemasWithBlock("notice", JSON.stringify(schema));
  const properties = { notice: { $ref: "blocks/notice.schema.json" } };
  const text = await generateTypes({ root: projectRoot, schemas, properties });
  return text
    .replace(/export interface Content \{.*?\n\}\n/s, "")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/([({=]|^) \| /g, "$1 ")
    .trim();
}

const block = (properties: object, more = {}) => ({
  ...{ type: "object", additionalProperties: false, required: ["type"] },
  properties: { type: { const: "notice" }, ...properties },
  ...more,
});

const closed = { type: "object", additionalProperties: false };
const text = { type: "string", maxLength: 9 };
const two = { ...closed, properties: { a: text, b: {} } };
const [needsA, needsB] = [{ required: ["a"] }, { required: ["b"] }];
const inline = { $ref: "yaml-pages/shared/formats.schema.json#/definitions/inline-markdown" };

test.each([
  // What only forbids or asks for more makes no type: the type is as wide as what stands beside it.
  [{ ...text, not: { const: "a" } }, "string"],
  [{ if: text, then: { maxLength: 3 }, else: { type: "number" } }, "unknown"],
  [{ type: "array", items: {}, contains: text, minItems: 1 }, "unknown[]"],
  [{ type: "object", propertyNames: { enum: ["a"] }, additionalProperties: text }, "{ [k: string]: string; }"],
  [{ maxLength: 3 }, "unknown"],
  // Unions, also where one of their branches says nothing of the type.
  [{ anyOf: [text, { type: "integer" }] }, "string | number"],
  [{ ...text, anyOf: [{ const: "a" }, { const: "b" }] }, '("a" | "b") & string'],
  [{ ...two, anyOf: [needsA, needsB] }, "{ a?: string; b?: unknown; }"],
  [{ allOf: [text, { pattern: "^a" }] }, "string"],
  [{ type: ["object", "null"], additionalProperties: false, properties: { a: text } }, "{ a?: string; } | null"],
  // Single values.
  [{ const: 3 }, "3"],
  [{ enum: ["a", 1, null] }, '"a" | 1 | null'],
  // A text with a format is what the build makes of it, however the format is named.
  [inline, "InlineText"],
  [{ type: "string", format: "inline-markdown" }, "InlineText"],
  [{ allOf: [inline, { maxLength: 9 }] }, "InlineText"],
  [{ type: "string", allOf: [inline] }, "InlineText"],
  [{ type: "string", format: "day" }, "Day"],
])("%j is a value of the type %s", async (schema, type) => {
  expect(await typesOf(block({ value: schema }))).toBe(`export interface Notice { type: "notice"; value?: ${type}; }`);
});

test("a definition may lead to itself, also in a block that joins others by allOf", async () => {
  const definitions = {
    branch: {
      ...closed,
      properties: { name: text, below: { type: "array", items: { $ref: "#/definitions/branch" } } },
    },
  };
  const schema = block(
    { tree: { $ref: "#/definitions/branch" } },
    { definitions, allOf: [{ properties: { icon: inline } }] },
  );
  expect(await typesOf({ ...schema, additionalProperties: true })).toBe(
    'export type Notice = { icon?: InlineText; [k: string]: unknown; } & { type: "notice"; tree?: Branch; [k: string]: unknown; }; export interface Branch { name?: string; below?: Branch[]; }',
  );
});

test("a block with the head of a section has its keys, also where it is a union", async () => {
  const section = "yaml-pages/shared/section-head.schema.json";
  const heads = ["id", "title", "description", "eyebrow", "actions", "background", "align", "pace"];
  const head = Object.fromEntries(heads.map((key) => [key, { $ref: `${section}#/properties/${key}` }]));
  expect(await typesOf(block({ ...head, a: text }))).toMatch(
    /^.*export interface Notice extends SectionHead \{ type: "notice"; a\?: string; \}/,
  );
  const union = { anyOf: [{ properties: { a: { const: "x" } } }, { properties: { a: { const: "y" } } }] };
  expect(await typesOf(block({ ...head, a: text }, union))).toMatch(
    /^export type Notice = \( .* \) & \{ type: "notice"; id\?: string; title\?: string; description\?: InlineText; .* a\?: string; \};/,
  );
});
