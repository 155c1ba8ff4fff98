import { examplePage } from "../toolkit/examples.ts";
import type { SchemaRule } from "../toolkit/rule.ts";

/** Lists without an entry, or with too few. */
export const tooFewItems: SchemaRule = {
  code: "too-few-items",
  meaning: "A list is empty, or has fewer entries than it must have.",
  bad: `${examplePage}    actions: «[]»
`,
  says: {
    message: "The list is empty, expected at least 1 entry.",
    hint: "Add what is missing, or remove the key where it is optional.",
  },
  good: examplePage,
  keywords: ["minItems"],
  explain({ error }) {
    const limit = Number(error.params["limit"]);
    const isEmpty = Array.isArray(error.data) && error.data.length === 0;
    return {
      message: `The list ${isEmpty ? "is empty" : "is too short"}, expected at least ${limit} ${limit === 1 ? "entry" : "entries"}.`,
      hint: "Add what is missing, or remove the key where it is optional.",
      // A missing entry has no place of its own.
      ...(isEmpty ? {} : { part: "key" as const }),
    };
  },
};
