import { shorten } from "../describe-value.ts";
import type { ViolationRule } from "./violation-rule.ts";

/** Texts that must have a certain form and have another. */
export const wrongForm: ViolationRule = {
  code: "wrong-form",
  meaning: "A text must have a certain form, such as that of a language code, and has another.",
  bad: `title: Home
description: Fresh bread every morning.
language: «English»
blocks:
  - type: hero
    title: Fresh bread
`,
  good: `title: Home
description: Fresh bread every morning.
language: en
blocks:
  - type: hero
    title: Fresh bread
`,
  keywords: ["pattern"],
  explain({ error, schema }) {
    return {
      message: `Unexpected "${shorten(String(error.data))}", expected another form${schema.description ? `: ${schema.description}` : "."}`,
      hint: "Write it in the expected form.",
    };
  },
};
