import type { ViolationRule } from "./violation-rule.ts";

/** Texts without a character, or with too few. */
export const emptyText: ViolationRule = {
  code: "empty-text",
  meaning: "A text is empty, or shorter than it must be.",
  bad: `title: «""»
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
`,
  good: `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
`,
  keywords: ["minLength"],
  explain({ error }) {
    const limit = Number(error.params["limit"]);
    return {
      message:
        error.data === "" ? "The text is empty." : `The text is too short, expected at least ${limit} characters.`,
      hint: "Write the text, or remove the line where the key is optional.",
    };
  },
};
