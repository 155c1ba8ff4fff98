import { isNode, visit } from "yaml";
import { withPageTitle } from "../toolkit/examples.ts";
import type { Excerpt } from "../../yaml/content-file.ts";
import type { SyntaxProblem, SyntaxRule } from "../toolkit/rule.ts";
import { textInBraces } from "./line-entry.ts";

export const unclosedDelimiter: SyntaxRule = {
  code: "unclosed-delimiter",
  renamedFrom: ["unclosed-bracket", "unclosed-quote"],
  meaning:
    "A quote, a list in [ ] or a mapping in { } is opened and not closed, so that the lines below it would be part of it; or a comma between the entries in brackets is missing.",
  bad: withPageTitle('«"Home»'),
  good: withPageTitle('"Home"'),
  explain(problem) {
    const { lines, start, error } = problem;
    const opener = unclosedAt(problem);
    if (opener === undefined) return isCommaMissing(error) ? { start, end: start + 1, ...commaWords } : undefined;
    const sign = lines.text.charAt(opener.start);
    const close = sign === "[" ? "]" : sign === "{" ? "}" : sign;
    const line = lines.lineAt(opener.start);
    // The sign in the text is what is wrong.
    if (textInBraces(lines, line)) return undefined;
    const last = lines.start(line) + lines.lineText(line).trimEnd().length;
    return {
      start: opener.start,
      // Those around it may be closed behind it, where it has not taken in one of their keys.
      end: /^[^:\n]*[\]}]$/.test(lines.text.slice(opener.start, opener.end + 1)) ? opener.end : last,
      message: `The ${sign} that opens here is not closed, expected ${close} after the last word or entry.`,
      hint: "Add it, or put the whole text into quotes if it only begins with that sign.",
    };
  },
};

/** A quote or brackets that are not closed. */
export function unclosedAt({ errors, document }: SyntaxProblem): Excerpt | undefined {
  const end = errors.find(({ message }) => /^Missing closing|end with a [\]}]/.test(message))?.pos[0];
  if (end === undefined) return undefined;
  let opener: Excerpt | undefined;
  visit(document, (_, node) => {
    if (isNode(node) && node.range?.[1] === end && node.range[0] < end) opener = { start: node.range[0], end };
  });
  return opener;
}

const commaWords = {
  message: "A comma is missing in these brackets, or a quote, or an entry before a comma.",
  hint: "Write a comma after each entry but the last, and put a text with a colon or a quote in it in quotes.",
};

function isCommaMissing({ code, message }: SyntaxProblem["error"]): boolean {
  return code === "BLOCK_IN_FLOW" || /^(?:Missing ,|Unexpected , in flow)/.test(message);
}
