import { isCollection, isNode, visit } from "yaml";
import { withPageTitle } from "../toolkit/examples.ts";
import type { SyntaxProblem, SyntaxRule } from "../toolkit/rule.ts";
import { quoteText } from "../toolkit/wording.ts";
import { lineEntry, textInBrackets } from "./line-entry.ts";

export const unclosedDelimiter: SyntaxRule = {
  code: "unclosed-delimiter",
  renamedFrom: ["unclosed-bracket", "unclosed-quote"],
  meaning:
    "A quote, a list in [ ] or a mapping in { } is opened but not closed, so it would include the lines below; or a comma is missing between the entries in brackets.",
  bad: withPageTitle('«"Home»'),
  good: withPageTitle('"Home"'),
  explain(problem) {
    const { lines, start, error } = problem;
    const opener = unclosedAt(problem);
    const line = opener === undefined ? problem.line : lines.lineAt(opener);
    // The character in the text is the mistake.
    if (textInBrackets(lines, line)) return undefined;
    const isCommaMissing = error.code === "BLOCK_IN_FLOW" || /^(?:Missing ,|Unexpected , in flow)/.test(error.message);
    if (opener === undefined) return isCommaMissing ? { start, end: start + 1, ...commaWords } : undefined;
    const sign = lines.text.charAt(opener);
    const close = sign === "[" ? "]" : sign === "{" ? "}" : sign;
    const rest = lines.text.slice(opener, lines.end(line)).trimEnd();
    // The closing brackets around it are not part of it.
    const isInside = opener > lineEntry(lines, line).valueStart;
    const isApostrophe = !isInside && /^'\p{L}[^']*$/u.test(rest);
    return {
      start: opener,
      end: opener + (isInside ? rest.replace(/[\s\]}]+$/, "") : rest).length,
      message: `The ${sign} that opens here is not closed, expected ${close} after the last word or entry.`,
      hint: isApostrophe
        ? `Write ${quoteText(rest)}, in quotes, if it begins with an apostrophe. Otherwise add '.`
        : "Add it, or put the whole text in quotes if it only begins with that character.",
      until: lines.end(line),
    };
  },
};

/** The start of an unclosed quote or bracket. */
export function unclosedAt({ errors, document }: SyntaxProblem): number | undefined {
  const error = errors.find(({ message }) => /^Missing closing|end with a [\]}]/.test(message));
  if (error === undefined) return undefined;
  const [end] = error.pos;
  const isBracket = error.message.includes("end with");
  let opener: number | undefined;
  visit(document, (_, node) => {
    if (!isNode(node) || (isBracket && !isCollection(node))) return;
    if (node.range?.[1] === end && node.range[0] < end) opener = node.range[0];
  });
  return opener;
}

const commaWords = {
  message: "A comma is missing in these brackets, or a quote, or an entry before a comma.",
  hint: "Write a comma after each entry except the last, and put quotes around any text that contains a colon or a quote.",
};
