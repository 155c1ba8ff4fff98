import { describe, expect, test } from "vitest";
import { checkRawContent } from "../../scripts/content/check/check-content.ts";
import { createContentModel } from "../../scripts/content/check/content-model.ts";
import type { Schema } from "../../scripts/content/schema/schema-set.ts";
import { indexYaml, memorySite } from "./memory-site.ts";
import { schemasWithBlock } from "./support/check-example.ts";

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
      "out-of-range: The text has 7 characters, expected at most 3. Shorten it by 4 characters, or say the rest where there is room for it.",
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
      "wrong-form: The value has none of the forms that it may have. Write one of these: a day or a number of days.",
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
    const steps = { steps: { type: "number", multipleOf: 5, description: "Minutes, in fives." } };
    expect(mistakesIn("steps: 7", {}, steps)).toEqual([
      "wrong-form: The value must be multiple of 5. Minutes, in fives.",
    ]);
  });
});
