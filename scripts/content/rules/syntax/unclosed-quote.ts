import type { SyntaxFinding, SyntaxProblem, SyntaxRule } from "../kinds/syntax-rule.ts";
import { isQuoted, type Token, tokensBefore } from "../lines/tokens-before.ts";

/** Quotes that are opened and not closed. */
export const unclosedQuote: SyntaxRule = {
  code: "unclosed-quote",
  meaning: "A text opens with a quote that is not closed, so that the lines below it would be part of the text.",
  bad: `title: «"Home»
description: Fresh bread every morning.
blocks:
  - type: hero
    title: "Fresh bread"
`,
  says: {
    message: 'The quote " that opens here is not closed on this line.',
    hint: 'Add " at the end of the text.',
  },
  good: `title: "Home"
description: Fresh bread every morning.
blocks:
  - type: hero
    title: "Fresh bread"
`,
  find(problem) {
    const inBrackets = oddQuotes(problem);
    if (inBrackets) return inBrackets;
    const opener = findOpener(problem);
    if (!opener) return undefined;
    const { lines } = problem;
    const quote = opener.source.charAt(0);
    const lineEnd = lines.end(lines.lineAt(opener.start));
    const end = opener.start + lines.text.slice(opener.start, lineEnd).trimEnd().length;
    return {
      start: opener.start,
      end,
      message: `The quote ${quote} that opens here is not closed on this line.`,
      hint: `Add ${quote} at the end of the text.`,
      repair: [{ start: opener.start, end, text: JSON.stringify(lines.text.slice(opener.start + 1, end)) }],
    };
  },
};

/** A list in brackets on one line with an odd number of quotes: which of its texts begin where nobody can say. */
function oddQuotes({ lines, start, error }: SyntaxProblem): SyntaxFinding | undefined {
  if (!/^Missing ,/.test(error.message)) return undefined;
  const line = lines.lineAt(start);
  const text = lines.lineText(line);
  const open = text.indexOf("[");
  const quotes =
    text
      .slice(open + 1)
      .replaceAll(/\\./g, "")
      .split('"').length - 1;
  if (open < 0 || !text.trimEnd().endsWith("]") || quotes % 2 === 0) return undefined;
  const first = lines.start(line) + text.indexOf('"', open);
  return {
    start: first,
    end: lines.start(line) + text.trimEnd().length,
    message: 'A quote " is missing in this list.',
    hint: 'Write " before and after each text that has quotes.',
    repair: [{ start, end: start, text: ", " }],
  };
}

function findOpener({ lines, start, errors }: SyntaxProblem): Token | undefined {
  const missing = errors.find(({ message }) => message.startsWith("Missing closing"));
  const before = tokensBefore(lines.text, Math.max(start, missing?.pos[0] ?? start) + 1).filter(isQuoted);
  // Where a quote is missing, the text runs on to the next quote, over lines that look like entries of their own.
  const runaway = before.find(({ source }) => /\n[ \t]*(?:-[ \t]|[\w-]+:(?:[ \t]|\r?$))/m.test(source));
  if (runaway) return runaway;
  return missing && before.at(-1);
}
