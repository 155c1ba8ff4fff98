import { describeValue } from "../describe-value.ts";
import type { ViolationRule } from "./violation-rule.ts";

/** Texts that YAML takes for a number, for true or false, or for nothing. */
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
  explain({ error, file, path }) {
    const isPlain = error.data === null || ["number", "boolean", "bigint"].includes(typeof error.data);
    const source = isPlain && error.params["type"] === "string" ? file.sourceText(path) : "";
    if (source === "") return undefined;
    return {
      message: `Unexpected ${describeValue(error.data)}, expected text.`,
      hint: `Put it in quotes: "${source}".`,
      suggestion: source,
    };
  },
};
