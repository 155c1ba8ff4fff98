import { withTopLines } from "../toolkit/examples.ts";
import type { SyntaxRule } from "../toolkit/rule.ts";
import { type Token, tokensBefore } from "./tokens-before.ts";

/** Brackets that are opened and not closed. */
export const unclosedBracket: SyntaxRule = {
  code: "unclosed-bracket",
  meaning:
    "A list in [ ] or a mapping in { } is opened and not closed, so that the lines below it would be part of it.",
  bad: withTopLines("redirectFrom: «[/start, /welcome»"),
  says: {
    message: "The bracket [ that opens here is not closed, expected ] after the last entry.",
    hint: "Add ], or put the text into quotes if it is no list.",
  },
  good: withTopLines("redirectFrom: [/start, /welcome]"),
  explain({ lines, start, errors }) {
    const isUnclosed = errors.some(({ message }) => /end with a [\]}]/.test(message));
    const opener = isUnclosed ? openBrackets(tokensBefore(lines.text, start)).at(-1) : undefined;
    if (!opener) return undefined;
    const close = opener.source === "[" ? "]" : "}";
    return {
      start: opener.start,
      end: lines.end(lines.lineAt(opener.start)),
      message: `The bracket ${opener.source} that opens here is not closed, expected ${close} after the last entry.`,
      hint: `Add ${close}, or put the text into quotes if it is no list.`,
    };
  },
};

function openBrackets(tokens: readonly Token[]): Token[] {
  const open: Token[] = [];
  for (const token of tokens) {
    if (token.source === "[" || token.source === "{") open.push(token);
    if (token.source === "]" || token.source === "}") open.pop();
  }
  return open;
}
