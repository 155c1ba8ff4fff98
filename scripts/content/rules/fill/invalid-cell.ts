import type { ErrorObject } from "ajv";
import { exampleTemplate } from "../toolkit/examples.ts";
import type { CodeEntry } from "../toolkit/rule.ts";
import { describeType, describeValue, orList } from "../toolkit/wording.ts";

const shop = exampleTemplate().replace("Bread in {city}.", "Bread in {city}, {seats} seats.");
const schema = '{ "type": "object", "required": ["slug", "city"], "properties": { "seats": { "type": "integer" } } }';

export const invalidCell = {
  code: "invalid-cell",
  meaning:
    "A cell of a table is not what the JSON Schema beside the table asks for, such as shops.schema.json beside shops.csv.",
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
    message: `The table has no column "${name}", which its schema asks for.`,
    hint: "Add the column, or remove it from the schema.",
  }),
  say({ keyword, params, message = "" }: ErrorObject, value: unknown) {
    const hint = "Change the cell, or what the schema of the table asks for.";
    const asked: Readonly<Record<string, string>> = {
      type: describeType(String(params["type"])),
      enum: Array.isArray(params["allowedValues"]) ? orList(params["allowedValues"].map(String)) : "",
      pattern: `the form ${String(params["pattern"])}`,
      format: `the form ${String(params["format"])}`,
    };
    if (keyword === "required") return { message: "This cell is empty, expected a value.", hint };
    if (keyword === "additionalProperties")
      return {
        message: `The schema of the table knows no column "${String(params["additionalProperty"])}".`,
        hint: "Remove the column, or add it to the schema.",
      };
    return {
      message: `Unexpected ${describeValue(value)}, expected ${asked[keyword] || `a value that ${message}`}.`,
      hint,
    };
  },
} satisfies CodeEntry & Readonly<Record<string, unknown>>;
