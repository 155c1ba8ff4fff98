import type { ErrorObject } from "ajv";
import { exampleTemplate } from "../toolkit/examples.ts";
import type { CodeEntry } from "../toolkit/rule.ts";
import { describeType, describeValue, orList } from "../toolkit/wording.ts";

const shop = exampleTemplate().replace("Bread in {city}.", "Bread in {city}, {seats} seats.");
const schema = '{ "type": "object", "required": ["slug", "city"], "properties": { "seats": { "type": "integer" } } }';

export const invalidCell = {
  code: "invalid-cell",
  meaning:
    "A cell of a table does not match the JSON Schema next to the table, such as shops.schema.json next to shops.csv.",
  bad: {
    "shops/[slug].yaml": shop,
    "_data/shops.csv": "slug,city,seats\nbath,Bath,«many»\n",
    "_data/shops.schema.json": schema,
  },
  good: {
    "shops/[slug].yaml": shop,
    "_data/shops.csv": "slug,city,seats\nbath,Bath,12\n",
    "_data/shops.schema.json": schema,
  },
  sayNoColumn: (name: string) => ({
    message: `The table has no column "${name}", which its schema requires.`,
    hint: "Add the column, or remove it from the schema.",
  }),
  say({ keyword, params, message = "" }: ErrorObject, value: unknown) {
    const hint = "Change the cell, or the schema of the table.";
    const asked: Readonly<Record<string, string>> = {
      type: describeType(String(params["type"])),
      enum: Array.isArray(params["allowedValues"]) ? orList(params["allowedValues"].map(String)) : "",
      pattern: `the form ${String(params["pattern"])}`,
      format: `the form ${String(params["format"])}`,
    };
    if (keyword === "required") return { message: "This cell is empty, expected a value.", hint };
    if (keyword === "additionalProperties")
      return {
        message: `The schema of the table has no column "${String(params["additionalProperty"])}".`,
        hint: "Remove the column, or add it to the schema.",
      };
    return {
      message: `Unexpected ${describeValue(value)}, expected ${asked[keyword] || `a value that ${message}`}.`,
      hint,
    };
  },
} satisfies CodeEntry & Readonly<Record<string, unknown>>;
