import { formats } from "../../formats/formats.ts";
import type { ViolationRule } from "../kinds/violation-rule.ts";
import { describeValue } from "../words/describe-value.ts";

/** The formats of texts that say something: a number or a yes-or-no word can be one, but never a name or an address. */
const proseFormats = new Set(["code", "inline-markdown", "block-markdown"]);

/** Texts that YAML takes for a number, or for true or false. */
export const unquotedText: ViolationRule = {
  code: "unquoted-text",
  meaning: "A value must be text, and YAML takes it for something else: 2024 for a number, true for a yes-or-no value.",
  bad: `title: «2024»
description: The bread of the year.
blocks:
  - type: hero
    title: Fresh bread
`,
  good: `title: "2024"
description: The bread of the year.
blocks:
  - type: hero
    title: Fresh bread
`,
  keywords: ["type"],
  explain({ error, schema, file, path }) {
    const isPlain = ["number", "boolean", "bigint"].includes(typeof error.data);
    const source = isPlain && error.params["type"] === "string" ? file.sourceText(path) : "";
    if (source === "") return undefined;
    const format = schema.format === undefined || proseFormats.has(schema.format) ? undefined : formats[schema.format];
    const isChoice = schema.enum !== undefined && !schema.enum.map(String).includes(source);
    const lacksForm = schema.pattern !== undefined && !new RegExp(schema.pattern, "u").test(source);
    if (format || isChoice || lacksForm) {
      return {
        message: `Unexpected ${describeValue(error.data)}, expected ${format?.expected ?? "text"}.`,
        hint: format ? "Write it in that form." : "Write a text that is allowed here.",
      };
    }
    return {
      message: `Unexpected ${describeValue(error.data)}, expected text.`,
      hint: `Put it in quotes: "${source}".`,
      suggestion: source,
    };
  },
};
