import { examplePage } from "../toolkit/examples.ts";
import type { SchemaRule } from "../toolkit/rule.ts";

/** Numbers that are too small or too large. */
export const outOfRange: SchemaRule = {
  code: "out-of-range",
  meaning: "A number is smaller or larger than it may be.",
  bad: `${examplePage}  - type: exam-domains
    title: The baker's exam
    items:
      - domain: Dough
        weight: «120»
        topics: [Flour]
`,
  says: {
    message: "Unexpected 120, expected at most 100.",
    hint: "Write a number in that range.",
  },
  good: `${examplePage}  - type: exam-domains
    title: The baker's exam
    items:
      - domain: Dough
        weight: 100
        topics: [Flour]
`,
  keywords: ["minimum", "maximum"],
  explain({ error }) {
    const expected = error.keyword === "minimum" ? "at least" : "at most";
    return {
      message: `Unexpected ${String(error.data)}, expected ${expected} ${String(error.params["limit"])}.`,
      hint: "Write a number in that range.",
    };
  },
};
