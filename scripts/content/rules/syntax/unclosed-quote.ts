import { withPageTitle } from "../toolkit/examples.ts";
import type { SyntaxProblem, SyntaxRule } from "../toolkit/rule.ts";
import { isQuoted, type Token, tokensBefore } from "./tokens-before.ts";

/** Quotes that are opened and not closed. */
export const unclosedQuote: SyntaxRule = {
  code: "unclosed-quote",
  meaning: "A text opens with a quote that is not closed, so that the lines below it would be part of the text.",
  bad: withPageTitle('«"Home»'),
  says: {
    message: 'The quote " that opens here is not closed on this line.',
    hint: 'Add " at the end of the text.',
  },
  good: withPageTitle('"Home"'),
  explain(problem) {
    const opener = findOpener(problem);
    if (!opener) return undefined;
    const { lines } = problem;
    const quote = opener.source.charAt(0);
    const lineEnd = lines.end(lines.lineAt(opener.start));
    return {
      start: opener.start,
      end: opener.start + lines.text.slice(opener.start, lineEnd).trimEnd().length,
      message: `The quote ${quote} that opens here is not closed on this line.`,
      hint: `Add ${quote} at the end of the text.`,
    };
  },
};

function findOpener({ lines, start, errors }: SyntaxProblem): Token | undefined {
  const missing = errors.find(({ message }) => message.startsWith("Missing closing"));
  const before = tokensBefore(lines.text, Math.max(start, missing?.pos[0] ?? start) + 1).filter(isQuoted);
  // Where a quote is missing, the text runs on to the next quote, over lines that look like entries of their own.
  const runaway = before.find(({ source }) => /\n[ \t]*(?:-[ \t]|[\w-]+:(?:[ \t]|\r?$))/m.test(source));
  return runaway ?? (missing && before.at(-1));
}
