import { Lexer } from "yaml";
import type { Range } from "../diagnostic/diagnostic.ts";
import { LineIndex } from "../diagnostic/line-index.ts";
import { indentOf, lastLineInside, lineBelow } from "../rules/syntax/line-entry.ts";

/** A comment with which an author accepts a warning: `# accept CODE: reason`. */
export interface Acceptance {
  readonly code: string;
  readonly reason: string;
  readonly range: Range;
  /** Whether something precedes it on its line: then it is not clear what it is about. */
  readonly isBehind: boolean;
  /** The last line, from 1, of the entry below the comment, with everything in it. */
  readonly lastLine: number;
}

export function mayAccept(text: string): boolean {
  return /#[ \t]*accept[ \t:]/i.test(text);
}

export function findAcceptances(text: string): readonly Acceptance[] {
  if (!mayAccept(text)) return [];
  const lines = new LineIndex(text);
  return commentsOf(text).flatMap(({ start, end }) => {
    const line = lines.lineAt(start);
    const [, code, reason = ""] = form.exec(text.slice(start, end)) ?? [];
    if (code === undefined) return [];
    const isBehind = text.slice(lines.start(line), start).trim() !== "";
    return [{ code, reason, isBehind, range: lines.range(start, end), lastLine: lastLineOfEntry(lines, line) + 1 }];
  });
}

/** The control tokens of the lexer: for a document, the end of a flow collection, and a scalar. */
const controls = new Set(["\u0002", "\u0018", "\u001f"]);

/** The comments of a YAML text, without `#` inside values. The lexer accepts any text. */
function commentsOf(text: string): { readonly start: number; readonly end: number }[] {
  const comments: { start: number; end: number }[] = [];
  let start = 0;
  let isText = false;
  for (const token of new Lexer().lex(text)) {
    // Control tokens announce what follows, and have no width.
    if (controls.has(token)) {
      isText = token === "\u001f";
      continue;
    }
    if (!isText && token.startsWith("#")) comments.push({ start, end: start + token.trimEnd().length });
    start += token.length;
    isText = false;
  }
  return comments;
}

/** The last line of the entry below a line: a list item with all its keys, or a key with its whole value. */
function lastLineOfEntry(lines: LineIndex, comment: number): number {
  let first = comment + 1;
  while (first < lines.count && /^\s*(?:#|$)/.test(lines.lineText(first))) first++;
  if (first >= lines.count) return comment;
  const column = indentOf(lines, first);
  const isItem = (line: number) => /^\s*-(?:\s|$)/.test(lines.lineText(line));
  let last = lastLineInside(lines, first, column);
  // The items of a key may be in the same column as the key.
  for (let next = lineBelow(lines, last); !isItem(first) && isItem(next) && indentOf(lines, next) === column;) {
    last = lastLineInside(lines, next, column);
    next = lineBelow(lines, last);
  }
  return last;
}

const form = /^#[ \t]*accept[ \t]+([a-z][a-z-]*)(?:[ \t]*:[ \t]*(.*?))?[ \t]*$/;

export function acceptanceOf(code: string, reason: string): string {
  return `# accept ${code}: ${reason || "the label is fixed by law"}`;
}
