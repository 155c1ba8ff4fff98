import { findFormat } from "../../formats/all-formats.ts";
import { withPageTitle } from "../toolkit/examples.ts";
import type { SchemaRule } from "../toolkit/rule.ts";
import { describeValue } from "../toolkit/wording.ts";

/** Texts that YAML takes for a number, or for true or false. */
export const unquotedText: SchemaRule = {
  code: "unquoted-text",
  isOneByForm: true,
  meaning: "A value must be text, and YAML takes it for something else: 2024 for a number, true for a yes-or-no value.",
  bad: withPageTitle("«2024»"),
  says: {
    message: "Unexpected number 2024, expected text.",
    hint: 'Put it in quotes: "2024".',
  },
  good: withPageTitle('"2024"'),
  keywords: ["type"],
  explain({ error, schema, file, path }) {
    const isPlain = ["number", "boolean", "bigint"].includes(typeof error.data);
    const source = isPlain && error.params["type"] === "string" ? file.sourceText(path) : "";
    if (source === "") return undefined;
    const known = findFormat(schema.format);
    // A number or a yes-or-no word can be a text that says something, but never a name or an address.
    const format = known?.kind === "name" ? known : undefined;
    const isChoice = schema.enum !== undefined && !schema.enum.map(String).includes(source);
    const lacksForm = schema.pattern !== undefined && !new RegExp(schema.pattern, "u").test(source);
    if (format || isChoice || lacksForm) {
      return {
        message: `Unexpected ${describeValue(error.data)}, expected ${format?.expected ?? "text"}.`,
        hint: format ? "Write it in that form." : "Write a text that is allowed here.",
      };
    }
    // Who writes true where a text stands means rather to turn something on.
    if (typeof error.data === "boolean") {
      const message = `Unexpected yes-or-no value "${source}", expected text.`;
      return { message, hint: `Write a text, or put it in quotes if readers should see it: "${source}".` };
    }
    const message = `Unexpected ${describeValue(error.data)}, expected text.`;
    // A price without its currency is not what readers should see.
    if (["price", "amount"].includes(String(path.at(-1)))) {
      return { message, hint: `Write it with its currency, such as "£${source}", or put it in quotes: "${source}".` };
    }
    return { message, hint: `Put it in quotes: "${source}".`, suggestion: source };
  },
};
