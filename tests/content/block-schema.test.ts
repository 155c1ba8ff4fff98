import { describe, expect, test } from "vitest";
import { checkRawContent } from "../../scripts/content/check/check-content.ts";
import { createContentModel } from "../../scripts/content/check/content-model.ts";
import { filesOf, withoutMarks } from "../../scripts/content/report/example-content.ts";
import { invalidBlockSchema, slipDiagnostic } from "../../scripts/content/rules/blocks/invalid-block-schema.ts";
import type { Schema } from "../../scripts/content/schema/schema-set.ts";
import { SchemaSlip } from "../../scripts/content/schema/schema-slips.ts";
import { compileValidator } from "../../scripts/content/schema/validator.ts";
import { indexYaml, memorySite } from "./memory-site.ts";
import { schemasWithBlock } from "./support/check-example.ts";

/** What is said of a block.schema.json with a part of it written in another way, each with what it stands at. */
function saidOf(part: string | RegExp, written: string): string {
  const text = withoutMarks(Object.values(filesOf(invalidBlockSchema.good)).join()).replace(part, written);
  try {
    compileValidator(schemasWithBlock("office-hours", text));
    return "";
  } catch (error) {
    if (!(error instanceof SchemaSlip)) throw error;
    const name = "blocks/office-hours/block.schema.json";
    const said = error.slips.map((slip) => slipDiagnostic(slip, { path: "", displayPath: name, text }));
    return said
      .map(({ file, line, column, endColumn, message, hint }) => {
        expect(file).toBe(name);
        return `${text.split("\n")[line - 1]?.slice(column - 1, endColumn - 1)}: ${message} ${hint}`;
      })
      .join("\n");
  }
}

const draft = "http://json-schema.org/draft-07/schema";
const otherwise = "Write it as JSON Schema draft-07 requires.";
const noKeyword = (key: string) => `"${key}": "${key}" is not a keyword of JSON Schema draft-07.`;

test.each([
  ['"string"', '"string"', ""],
  ['"string"', '"strin"', '"strin": Unexpected "strin". Write "string" instead.'],
  ['["type", "days"]', '"days"', `"days": "days" must be array. ${otherwise}`],
  [
    "{",
    '{ "$schema": "https://json-schema.org/draft/2020-12/schema",',
    `"https://json-schema.org/draft/2020-12/schema": Unexpected "https://json-schema.org/draft/2020-12/schema", expected ${draft}# or ${draft}. Write one of these: ${draft}#, ${draft}.`,
  ],
  ["maxLength", "maxLenght", `${noKeyword("maxLenght")} Write "maxLength" instead.`],
  ['"properties"', '"places": { "days": "hafl" }, "properties"', '"hafl": Unexpected "hafl". Write "half" instead.'],
  ["maxLength", "price", `${noKeyword("price")} Remove it.`],
  ['"maxLength": 40', '"pattern": "["', `"[": "[" must match format "regex". ${otherwise}`],
  [
    '"type": "string", "maxLength": 40',
    '"$ref": "yaml-pages/shared/lnk.schema.json"',
    '"yaml-pages/shared/lnk.schema.json": "$ref": "yaml-pages/shared/lnk.schema.json" does not exist. Write "#/definitions/…" for a definition in this file, or the path of a schema of the renderer, such as "yaml-pages/shared/formats.schema.json#/definitions/link".',
  ],
  [
    "office-hours",
    "hours",
    '"hours": The type of the block is "hours", expected "office-hours", the name of its folder. Write "properties": { "type": { "const": "office-hours" }, … }.',
  ],
  [
    '"string"',
    "string",
    "s: This is not JSON: Unexpected token 's'. Put names and texts in double quotes, and a comma after each entry but the last. Comments are not allowed.",
  ],
  ['"string",', '"string"', /^": This is not JSON: Expected ',' or '}' after property value\. /],
  [
    '"string", "maxLength": 40',
    '"strin", "maxLenght": 40, "default": 1, "enum": ["all", "all"], "examples": []',
    [
      `${noKeyword("maxLenght")} Write "maxLength" instead.`,
      '"all": "all" is repeated. Remove one.',
      '"strin": Unexpected "strin". Write "string" instead.',
    ].join("\n"),
  ],
  ["{", '{ "interactive": "yes",', '"yes": Unexpected "yes". Write true, or leave it out.'],
  [
    '"string", "maxLength": 40',
    '"array", "items": [{ "type": "string" }]',
    '[{ "type": "string" }]: Each entry has its own schema, which editors have no form for. Write one schema for all entries.',
  ],
  [
    "40",
    '4, "default": "Monday"',
    '"Monday": The default does not match its schema: it must NOT have more than 4 visible characters. Write a value that pages can use.',
  ],
  [
    '"days"]',
    '"days", "price"], "allOf": [{ "properties": { "days": {}, "more": {} } }]',
    ["price", "more"]
      .map(
        (key) =>
          `${key === "price" ? '"price"' : "{}"}: "additionalProperties": false refuses the key "${key}", which is missing from "properties" next to it. Add "${key}" to "properties", or remove it here.`,
      )
      .join("\n"),
  ],
  [
    '{ "type": "string", "maxLength": 40 }\n  }',
    '{ "$ref": "#/definitions/a" }\n  },\n  "definitions": { "a": { "$ref": "#/definitions/b" }, "b": { "allOf": [{ "$ref": "#/definitions/a" }] } }',
    ["a", "b", "a"]
      .map(
        (name) =>
          `"#/definitions/${name}": "$ref": "#/definitions/${name}" refers back to itself and never defines the value. Replace one of these references with a schema.`,
      )
      .join("\n"),
  ],
  [
    '{ "type": "string", "maxLength": 40 }\n  }',
    '{ "$ref": "#/definitions/a" }\n  },\n  "definitions": { "a": { "properties": { "part": { "$ref": "#/definitions/a" } } } }',
    "",
  ],
  ["40 }", '40, "\\u0064: \\"": [1, {}] }', / is not a keyword of JSON Schema draft-07\. Remove it\.$/],
  ["40 }", '40, "maxLength": 9 }', '": The key is repeated, and its first value is lost. Remove one of them.'],
  ["40 }", "40 },", /^}: This is not JSON: /],
  ["{", "{ // hours", /^\/: This is not JSON: .* Comments are not allowed\.$/],
  [
    /.*/s,
    "",
    ": The folder of the block has no block.schema.json, expected one: no page can use the block without it. Write one, as yaml-pages new block does.",
  ],
])("in the schema of a block, %s written as %s is told at its place", (part, written, said) => {
  expect(saidOf(part, written)).toEqual(typeof said === "string" ? said : expect.stringMatching(said));
});

const link = '{ "$ref": "yaml-pages/shared/formats.schema.json#/definitions/link" }';
const unseen = (keyword: string) =>
  `A text with a format is inside "${keyword}", where the build does not look for it. Put it under "properties", or tell the branches apart with "discriminator".`;

test.each([
  [
    '{ "type": "array", "items": [{}] }',
    `[{}]: Each entry has its own schema, which editors have no form for. Write one schema for all entries.`,
  ],
  [`{ "anyOf": [${link}] }`, `[${link}]: ${unseen("anyOf")}`],
  [`{ "not": ${link} }`, `${link}: ${unseen("not")}`],
  [`{ "type": "object", "additionalProperties": ${link} }`, `${link}: ${unseen("additionalProperties")}`],
])("no true type is made of %s, and the reason is told at its place", (value, said) => {
  expect(saidOf('{ "type": "string", "maxLength": 40 }', value)).toBe(said);
});

test.each([
  ['{ "properties": {} }', "object"],
  ['{ "additionalProperties": false }', "object"],
  ['{ "items": {} }', "array"],
  ['{ "format": "link" }', "string"],
  ['{ "not": { "items": {} } }', undefined],
  ['{ "maxLength": 9 }', undefined],
])("of %s the type is %s", (value, type) => {
  const schemas = schemasWithBlock("office-hours", `{ "properties": { "type": {}, "items": ${value} } }`);
  expect(schemas.get("blocks/office-hours.schema.json")?.properties?.["items"]?.type).toBe(type);
});

test("a folder whose name can be no type is to be renamed to the type that its schema has", () => {
  const text = withoutMarks(Object.values(filesOf(invalidBlockSchema.good)).join());
  expect(() => compileValidator(schemasWithBlock("Office_Hours", text))).toThrow(
    'Rename the folder to "office-hours".',
  );
});

test("the example of the code is what is said", () => {
  const { message = "", hint } = invalidBlockSchema.says ?? {};
  expect(saidOf('"string"', '"strin"')).toBe(`"strin": ${message} ${hint}`);
});

/** The schemas with a block whose author knows JSON Schema from elsewhere. */
function schemasWith(more: Omit<Schema, "properties">, properties: Schema["properties"] = {}) {
  const text = { type: "string", maxLength: 20 };
  const own = { type: { const: "office-hours" }, title: text, where: text, zone: text, ...properties };
  const schema = { type: "object", required: ["type"], properties: own, ...more };
  return schemasWithBlock("office-hours", JSON.stringify(schema));
}

/** What the check says of a page with the block. */
function mistakesIn(block: string, ...schema: Parameters<typeof schemasWith>): string[] {
  const model = createContentModel(schemasWith(...schema));
  const page = `${indexYaml}  - { type: office-hours, ${block} }\n`;
  const { diagnostics } = checkRawContent(model, memorySite({ "index.yaml": page }));
  return diagnostics.map(({ code, message, hint }) => `${code}: ${message} ${hint}`);
}

const choice = { anyOf: [{ const: "office" }, { const: "home" }] };

describe("the schema of a block may say", () => {
  test("a default, which is told by editors", () => {
    expect(mistakesIn("zone: London", {}, { zone: { type: "string", maxLength: 9, default: "Paris" } })).toEqual([]);
  });

  test("a definition of its own", () => {
    const more = { definitions: { day: { type: "string", maxLength: 3 } } };
    const days = { days: { type: "array", items: { $ref: "#/definitions/day" } } };
    expect(mistakesIn("days: [Mon, Tuesday]", more, days)).toEqual([
      "out-of-range: The text has 7 characters, expected at most 3. Shorten it by 4 characters, or move the rest to where there is room for it.",
    ]);
  });

  test("allOf, whose texts have their formats", () => {
    const more = {
      allOf: [{ properties: { icon: { $ref: "yaml-pages/shared/formats.schema.json#/definitions/icon" } } }],
    };
    expect(mistakesIn("icon: wheta", more)).toEqual([
      'unknown-name: There is no icon "wheta" in the Lucide set. Write "wheat" instead.',
    ]);
  });

  test("anyOf and oneOf, of which one mistake is told", () => {
    expect(mistakesIn("where: offce", {}, { where: choice })).toEqual([
      'wrong-form: Unexpected "offce". Write "office" instead.',
    ]);
    const forms = {
      oneOf: [
        { title: "a day", type: "string" },
        { title: "a number of days", type: "integer" },
      ],
    };
    expect(mistakesIn("where: [Mon]", {}, { where: forms })).toEqual([
      "wrong-form: The value has none of the forms that are allowed. Write one of these: a day or a number of days.",
    ]);
    expect(mistakesIn("title: Now", { anyOf: [{ required: ["where"] }, { required: ["zone"] }] })).toEqual([
      'wrong-form: There is no "where" or "zone" in a block of type "office-hours", expected one of them. Add one of them.',
    ]);
  });

  test("if and then, and what else JSON Schema has", () => {
    const more = {
      if: { properties: { where: { const: "office" } }, required: ["where"] },
      then: { required: ["zone"] },
    };
    expect(mistakesIn("where: office", more)).toEqual([
      'missing-key: The key "zone" is missing in a block of type "office-hours". Add "zone".',
    ]);
    expect(mistakesIn("where: home", more)).toEqual([]);
    const together = { dependencies: { where: ["zone"] } };
    expect(mistakesIn("where: office", together)).toEqual([
      'missing-key: The key "zone" is missing, which "where" needs in a block of type "office-hours". Add "zone".',
    ]);
    expect(mistakesIn("where: office, zoen: UTC", { ...together, additionalProperties: false })).toEqual([
      'unknown-key: Unexpected key "zoen" in a block of type "office-hours". Write "zone" instead.',
    ]);
    const steps = { steps: { type: "number", multipleOf: 5, description: "Minutes, in fives." } };
    expect(mistakesIn("steps: 7", {}, steps)).toEqual([
      "wrong-form: The value must be multiple of 5. Minutes, in fives.",
    ]);
  });
});
