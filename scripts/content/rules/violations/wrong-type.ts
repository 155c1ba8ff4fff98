import type { Schema } from "../../schema/schema-set.ts";
import type { ViolationRule } from "../kinds/violation-rule.ts";
import { describeType, describeValue, shorten } from "../words/describe-value.ts";

/** Values of another kind than the schema asks for. */
export const wrongType: ViolationRule = {
  code: "wrong-type",
  meaning: "A value is of another kind than expected: a text where a list must stand, a list where a text must stand.",
  bad: `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
  - type: check-list
    title: Every morning
    items: «Warm bread»
`,
  says: {
    message: 'Unexpected text "Warm bread", expected a list.',
    hint: "Write a list, with each entry on a line of its own: - Warm bread",
  },
  good: `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
  - type: check-list
    title: Every morning
    items:
      - Warm bread
`,
  keywords: ["type"],
  explain({ error, schema }) {
    const expected = String(error.params["type"]);
    return {
      message: `Unexpected ${describeValue(error.data)}, expected ${describeType(expected)}.`,
      hint: remedy(error.data, expected, schema),
    };
  },
};

function remedy(value: unknown, expected: string, { properties, discriminator, required = [] }: Schema): string {
  const isText = typeof value === "string";
  if (expected === "boolean") return "Write true or false, without quotes.";
  if (isText && (expected === "integer" || expected === "number")) {
    return value.trim() !== "" && Number.isFinite(Number(value)) ? `Remove the quotes: ${value}.` : "Write a number.";
  }
  if (expected === "integer") return "Write a number without a fraction.";
  if (isText && expected === "array") return `Write a list, with each entry on a line of its own: - ${shorten(value)}`;
  if (expected === "array") return "Begin each entry with a hyphen and a space.";
  if (Array.isArray(value) && expected === "object")
    return "Remove the hyphen before each key: only entries of lists have one.";
  const keys = discriminator ? [discriminator.propertyName] : required.filter((key) => properties?.[key]);
  if (isText && expected === "object" && keys.length > 0) {
    return `Write its keys in lines of their own, indented below: ${keys.map((key) => `${key}: …`).join(", ")}.`;
  }
  if (expected === "object") return "Write one key: value a line, indented below.";
  return "Write a text.";
}
