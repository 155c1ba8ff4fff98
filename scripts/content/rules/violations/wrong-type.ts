import { isRecord } from "../../diagnostic/is-record.ts";
import type { Schema } from "../../schema/schema-set.ts";
import type { ViolationRule } from "../kinds/violation-rule.ts";
import { fits } from "../meant/place-of-key.ts";
import { describeType, describeValue, shorten } from "../words/describe-value.ts";

/** Values of another kind than the schema asks for. */
export const wrongType: ViolationRule = {
  code: "wrong-type",
  isOneByForm: true,
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
    hint: "Write a list, with each entry on a line of its own, behind a hyphen and a space: - Warm bread",
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
  explain({ error, schema, file, path }) {
    const expected = String(error.params["type"]);
    return {
      message: `Unexpected ${describeValue(error.data)}, expected ${describeType(expected)}.`,
      hint:
        inBrackets(error.data, expected, () => file.sourceText(path)) ??
        remedy(error.data, expected, { schema, name: path.at(-1) }),
    };
  },
};

interface Wanted {
  readonly schema: Schema;
  /** The key of the value, or its number in a list. */
  readonly name: string | number | undefined;
}

/** A number with commas between its thousands, or with its unit, is said as the number that it is. */
function writeNumber(value: string): string {
  const plain = /^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(value.trim()) ? value.trim().replaceAll(",", "") : undefined;
  return plain === undefined ? "Write a number." : `Write the number without a comma: ${plain}.`;
}

/** What to write where `[key: value]` stands for a mapping. */
function inBrackets(value: unknown, expected: string, source: () => string): string | undefined {
  if (expected !== "object" || !Array.isArray(value) || !value.every((entry) => isRecord(entry))) return undefined;
  const inner = /^\[([^[\]{}]+)\]$/.exec(source().trim())?.[1];
  return inner && `Write braces in place of the brackets: ${shorten(`{ ${inner.trim()} }`)}`;
}

function remedy(value: unknown, expected: string, { schema, name }: Wanted): string {
  const { properties, discriminator, required = [] } = schema;
  const isText = typeof value === "string";
  if (expected === "boolean") return "Write true or false, without quotes.";
  if (isText && (expected === "integer" || expected === "number")) {
    return value.trim() !== "" && Number.isFinite(Number(value)) ? `Remove the quotes: ${value}.` : writeNumber(value);
  }
  if (expected === "integer" && typeof value === "number") {
    const { minimum } = schema;
    return `Write a number without a fraction${typeof minimum === "number" && value < minimum ? `, ${minimum} or more` : ""}.`;
  }
  if (expected === "integer") return "Write a number without a fraction.";
  if (isText && expected === "array") {
    // In a text without a bullet before it, such a sign is a dash.
    const [, first = value] = /^\s*[•·‣–*-] *([^•·‣–*-]*[^•·‣–*\s-])/.exec(value) ?? [];
    return `Write a list, with each entry on a line of its own, behind a hyphen and a space: - ${shorten(first)}`;
  }
  if (expected === "array") return "Begin each entry with a hyphen and a space.";
  if (Array.isArray(value) && expected === "object" && name === undefined) {
    return `Write ${required.map((key) => `${key}:`).join(", ")} first, and put two spaces before each line of the list.`;
  }
  if (Array.isArray(value) && expected === "object")
    return "Remove the hyphen before each key: only entries of lists have one.";
  const keys = discriminator ? [discriminator.propertyName] : required.filter((key) => properties?.[key]);
  if (isText && expected === "object" && keys.length > 0) {
    const owner = name === undefined || /^\d+$/.test(String(name)) ? "its keys" : `the keys of "${name}"`;
    return `Write ${owner} in lines of their own, indented below: ${keys.map((key) => `${key}: …`).join(", ")}.`;
  }
  const choice = Object.keys(properties ?? {}).filter((key) => properties?.[key]?.enum?.includes(value));
  if (isText && expected === "object" && choice.length === 1) {
    return `Write it as "${choice[0]}" in a line of its own, indented below: ${choice[0]}: ${value}`;
  }
  const ofKind = Object.keys(properties ?? {}).filter((key) => properties?.[key]?.type && fits(value, properties[key]));
  if (expected === "object" && ofKind.length === 1) {
    return `Write it as "${ofKind[0]}" in a line of its own, indented below: ${ofKind[0]}: ${describeValue(value).split(" ").at(-1)}`;
  }
  if (expected === "object") return "Write one key: value a line, indented below.";
  const [only, another] = isRecord(value) ? Object.values(value).filter((one) => typeof one === "string") : [];
  // `- label: Rye` in a list of texts.
  if (expected === "string" && only !== undefined && another === undefined) {
    return `Write the text alone, without a key: ${shorten(String(only))}`;
  }
  return "Write a text.";
}
