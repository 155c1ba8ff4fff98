import { Lexer } from "yaml";

/** A piece of YAML text: a scalar, a bracket, white space and so on. */
export interface Token {
  readonly start: number;
  readonly end: number;
  readonly source: string;
}

/** The marks that the lexer adds at the start of documents and scalars: they stand for no text. */
const marks = new Set(["\u0002", "\u0018", "\u001F"]);

/** The tokens of a text that begin before an offset. */
export function tokensBefore(text: string, offset: number): Token[] {
  const tokens: Token[] = [];
  let start = 0;
  for (const source of new Lexer().lex(text)) {
    if (marks.has(source)) continue;
    if (start >= offset) break;
    tokens.push({ start, end: start + source.length, source });
    start += source.length;
  }
  return tokens;
}

export function isQuoted({ source }: Token): boolean {
  return source.startsWith('"') || source.startsWith("'");
}
