import { withTopLines } from "../toolkit/examples.ts";
import type { SyntaxRule } from "../toolkit/rule.ts";

/** Entries within brackets without a comma between them. */
export const missingComma: SyntaxRule = {
  code: "missing-comma",
  meaning:
    "Two entries of a list in [ ], or of a mapping in { }, have no comma between them, or nothing stands before a comma.",
  bad: withTopLines(`redirectFrom: ["/start" «"»/welcome"]`),
  says: {
    message: "A comma is missing in these brackets, or a quote.",
    hint: "Write a comma after the entry before it, or put a text with a colon or a quote in it in quotes.",
  },
  good: withTopLines(`redirectFrom: ["/start", "/welcome"]`),
  explain({ error, start }) {
    if (/^Unexpected , in flow/.test(error.message)) {
      return {
        start,
        end: start + 1,
        message: "There is nothing before this comma, expected an entry.",
        hint: "Write the entry, or remove the comma. A cell with nothing in it is a dash: –.",
      };
    }
    const isMissing = error.code === "BLOCK_IN_FLOW" || /^Missing ,/.test(error.message);
    return isMissing ? { start, end: start + 1, ...missingComma.says } : undefined;
  },
};
