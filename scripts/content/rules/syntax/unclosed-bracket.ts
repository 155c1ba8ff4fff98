import { withTopLines } from "../toolkit/examples.ts";
import type { SyntaxProblem, SyntaxRule } from "../toolkit/rule.ts";
import { type Token, tokensBefore } from "./tokens-before.ts";

/** Brackets that are opened and not closed, and entries in them without a comma between. */
export const unclosedBracket: SyntaxRule = {
  code: "unclosed-bracket",
  meaning:
    "A list in [ ] or a mapping in { } is opened and not closed, so that the lines below it would be part of it; or a comma between its entries is missing.",
  bad: withTopLines("redirectFrom: «[/start, /welcome»"),
  says: {
    message: "The bracket [ that opens here is not closed, expected ] after the last entry.",
    hint: "Add ], or put the text into quotes if it is no list.",
  },
  good: withTopLines("redirectFrom: [/start, /welcome]"),
  explain({ lines, start, error, errors }) {
    const isUnclosed = errors.some(({ message }) => /end with a [\]}]/.test(message));
    const opener = isUnclosed ? openBrackets(tokensBefore(lines.text, start)).at(-1) : undefined;
    if (!opener) return isCommaMissing(error) ? { start, end: start + 1, ...commaWords } : undefined;
    const close = opener.source === "[" ? "]" : "}";
    return {
      start: opener.start,
      end: lines.end(lines.lineAt(opener.start)),
      message: `The bracket ${opener.source} that opens here is not closed, expected ${close} after the last entry.`,
      hint: `Add ${close}, or put the text into quotes if it is no list.`,
    };
  },
};

const commaWords = {
  message: "A comma is missing in these brackets, or a quote, or an entry before a comma.",
  hint: "Write a comma after each entry but the last, and put a text with a colon or a quote in it in quotes.",
};

function isCommaMissing({ code, message }: SyntaxProblem["error"]): boolean {
  return code === "BLOCK_IN_FLOW" || /^(?:Missing ,|Unexpected , in flow)/.test(message);
}

function openBrackets(tokens: readonly Token[]): Token[] {
  const open: Token[] = [];
  for (const token of tokens) {
    if (token.source === "[" || token.source === "{") open.push(token);
    if (token.source === "]" || token.source === "}") open.pop();
  }
  return open;
}
