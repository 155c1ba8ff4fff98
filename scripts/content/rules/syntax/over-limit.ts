import { isCollection, visit } from "yaml";
import { inWords, limits } from "../../diagnostic/limits.ts";
import { withTopLines } from "../toolkit/examples.ts";
import type { SyntaxFinding, SyntaxRule } from "../toolkit/rule.ts";

export const overLimit: SyntaxRule = {
  code: "over-limit",
  meaning: `A file contains more than any page needs: lists and mappings nested more than ${limits.depth} levels deep, or a text of more than ${inWords(limits.text)} characters. Nothing else in the file is checked.`,
  bad: withTopLines(`nav:\n  label: «${"x".repeat(limits.text + 1)}»`),
  good: withTopLines("nav:\n  label: Home"),
  refuse({ document }) {
    let found: SyntaxFinding | undefined;
    visit(document, {
      Collection(_, { range }, path) {
        const [start = 0] = range ?? [];
        if (path.filter(isCollection).length < limits.depth) return undefined;
        found = describeDepth({ start, end: start + 1 });
        return visit.BREAK;
      },
      Scalar(_, { value, range }) {
        // A character above U+FFFF has a length of two.
        const isLong = typeof value === "string" && value.length > limits.text && [...value].length > limits.text;
        if (!isLong || !range) return undefined;
        found = {
          start: range[0],
          end: range[1],
          message: `This text has more than ${inWords(limits.text)} characters.`,
          hint: "Shorten it, or write it as several texts.",
        };
        return visit.BREAK;
      },
    });
    return found;
  },
};

export function describeDepth(place: Pick<SyntaxFinding, "start" | "end">): SyntaxFinding {
  return {
    ...place,
    message: `Lists and mappings are nested more than ${limits.depth} levels deep here.`,
    hint: "Content needs no more than about ten levels: remove the rest.",
  };
}
