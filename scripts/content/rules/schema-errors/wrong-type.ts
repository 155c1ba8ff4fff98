import { isRecord } from "../../diagnostic/is-record.ts";
import type { Schema } from "../../schema/schema-set.ts";
import { examplePage, withTitle } from "../toolkit/examples.ts";
import type { SchemaRule } from "../toolkit/rule.ts";
import { describeType, describeValue, quoteText, shorten } from "../toolkit/wording.ts";

/** Values of another kind than the schema asks for. */
export const wrongType: SchemaRule = {
  code: "wrong-type",
  isOneByForm: true,
  meaning: "A value is of another kind than expected: a text where a list must stand, a list where a text must stand.",
  bad: withTitle("«[Fresh, warm]»"),
  says: {
    message: "Unexpected list, expected text.",
    hint: "Write a text.",
  },
  good: examplePage,
  keywords: ["type"],
  explain({ error: { data, params }, schema, file, path }) {
    const expected = String(params["type"]);
    const source = expected === "string" && isRecord(data) ? file.sourceText(path).trim() : "";
    // `- Bread: fresh` is a mapping in YAML, and a text to its author.
    const isText = source !== "" && !/[\n{]/.test(source);
    return {
      message: `Unexpected ${describeValue(data)}, expected ${describeType(expected)}.`,
      hint: isText ? `Put it in quotes if it is one text: ${quoteText(source)}.` : remedy(data, expected, schema),
    };
  },
};

function remedy(value: unknown, expected: string, { properties = {}, discriminator, required = [] }: Schema): string {
  switch (expected) {
    case "boolean":
      return "Write true or false, without quotes.";
    case "integer":
    case "number":
      return isNumber(value) ? `Remove the quotes: ${value}.` : writeNumber[expected];
    case "array":
      if (/^-(?! )/.test(String(value))) return "Write a space after the hyphen of each entry.";
      return typeof value === "string"
        ? `Write a list, with each entry on a line of its own, behind a hyphen and a space: - ${shorten(value)}`
        : "Begin each entry with a hyphen and a space.";
    case "object": {
      if (Array.isArray(value))
        return "Remove the hyphen before each key, or write braces { } in place of brackets: this is no list.";
      const keys = discriminator ? [discriminator.propertyName] : required.filter((key) => properties[key]);
      const names = keys.length > 0 ? keys : Object.keys(properties).slice(0, 3);
      return `Write its keys in lines of their own, indented below: ${names.map((key) => `${key}: …`).join(", ")}.`;
    }
    default:
      return "Write a text.";
  }
}

const writeNumber = {
  integer: "Write a number without a fraction, and nothing else.",
  number: "Write a number, and nothing else.",
};

function isNumber(value: unknown): boolean {
  return typeof value === "string" && value.trim() !== "" && Number.isFinite(Number(value));
}
