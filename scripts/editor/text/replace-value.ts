import { type CST, isNode, Scalar } from "yaml";
import { columnOf, type Edit, eolOf, lineStart } from "./lines.ts";
import { type Entry, endOf, entriesOf, startOf, valueStartOf } from "./source.ts";
import { usualWidth, writeBlock, writeEntry, writeFlow } from "./write-value.ts";

interface Replaced {
  readonly text: string;
  readonly entry: Entry;
  readonly isInFlow: boolean;
  readonly isQuoted: boolean;
}

/** The edit that puts a value in the place of all that a document holds. */
export function replaceDocument(
  { text, isQuoted }: { readonly text: string; readonly isQuoted: boolean },
  node: unknown,
  value: unknown,
): Edit {
  const eol = eolOf(text);
  const token = isNode(node) ? node.srcToken : undefined;
  const [first] = token?.type === "flow-collection" ? [] : entriesOf(node);
  const style = isQuoted ? Scalar.QUOTE_DOUBLE : undefined;
  const put = isFilled(value) ? writeBlock(value, { column: 0, eol, isQuoted }) : writeFlow(value, style);
  if (token) return { start: first ? startOf(first.item) : token.offset, end: endOf(token), put };
  return { start: text.length, end: text.length, put: `${/[^\n]$/.test(text) ? eol : ""}${put}${eol}` };
}

function isFilled(value: unknown): value is object {
  return typeof value === "object" && value !== null && Object.keys(value).length > 0;
}

/** The edit that puts a value in the place of another one, in the style of that where it can. */
export function replaceValue(replaced: Replaced, value: unknown): Edit {
  const { text, entry, isInFlow, isQuoted } = replaced;
  const token = entry.item.value;
  const isFlow = token?.type === "flow-collection" && entriesOf(entry.node).length > 0 && isFilled(value);
  if (!isInFlow && !isFlow) return replaceBlock(replaced, value);
  const start = token?.offset ?? valueStartOf(entry.item);
  const before = text[start - 1] ?? "";
  const space = token || /\s/.test(before) ? "" : before === ":" ? " " : ": ";
  const style = isQuoted ? Scalar.QUOTE_DOUBLE : styleOf(text, token);
  return { start, end: token ? endOf(token) : start, put: space + writeFlow(value, style) };
}

/** Behind a colon or a hyphen. What stands between that and the value stays, and so does the comment behind the value. */
function replaceBlock(replaced: Replaced, value: unknown): Edit {
  const { item } = replaced.entry;
  const { text } = replaced;
  const token = item.value;
  const start = valueStartOf(item);
  const last = Math.max(endOf(item), start);
  const isBlock = token?.type === "block-map" || token?.type === "block-seq";
  const isText = token?.type === "block-scalar";
  const behind = /^[ \t]+#[^\r\n]*/.exec(text.slice(last))?.[0] ?? "";
  const comment = isBlock ? "" : isText ? headerComment(token) : behind;
  const put = withComment(writtenBlock(replaced, value), comment, isText || typeof value === "object");
  const end = last + behind.length;
  const gap = token ? text.slice(start, token.offset) : "";
  const isGapKept = /(?:^|\s)#/.test(gap);
  const isBelow = /^\r?\n/.test(put);
  if (token && !isBelow && (isGapKept || !isBlock)) return { start: token.offset, end, put: put.trimStart() };
  return { start, end, put: isGapKept ? gap.trimEnd() + put : put };
}

function headerComment({ props }: CST.BlockScalar): string {
  const comment = props.find(({ type }) => type === "comment");
  return comment && "source" in comment ? ` ${comment.source}` : "";
}

/** A comment can stand behind the last line, or behind the first one where that says only what follows. */
function withComment(put: string, comment: string, isBehindFirst: boolean): string {
  const line = put.search(/\r?\n|$/);
  const isHead =
    isBehindFirst && (/^ [|>][^\r\n]*(?:\r?\n|$)/.test(put) || /^\r?\n/.test(put) || /^ [^"']*:/.test(put));
  return isHead ? put.slice(0, line) + comment + put.slice(line) : put + comment;
}

/** What can stand behind a colon or a hyphen. */
function writtenBlock({ text, entry, isQuoted }: Replaced, value: unknown): string {
  const { item, key } = entry;
  const isList = typeof key === "number";
  const form = { column: columnOf(text, startOf(item)), eol: eolOf(text), isQuoted };
  const write = (more: object) => {
    const written = writeEntry({ key: isList ? undefined : "k", value }, { ...form, ...more });
    return written.slice(isList ? 1 : 2);
  };
  const token = item.value;
  const style = typeof value === "string" ? styleOf(text, token) : undefined;
  if (!token || !style || isQuoted) return write({});
  const isBelow = token.type === "block-scalar";
  const lines = text
    .slice(lineStart(text, token.offset), endOf(token))
    .split(/\s*\n/)
    .slice(isBelow ? 1 : 0);
  const widest = Math.max(...lines.map(({ length }) => length));
  if (lines.length > 1) return write({ style, width: widest });
  if (isBelow) return write({ style, width: Math.max(widest, usualWidth) });
  const isLong = String(value).length > usualWidth - columnOf(text, valueStartOf(item)) && widest <= usualWidth;
  return write(isLong || String(value).includes("\n") ? {} : { style, width: 0 });
}

const styles: Readonly<Record<string, Scalar.Type>> = {
  scalar: Scalar.PLAIN,
  "single-quoted-scalar": Scalar.QUOTE_SINGLE,
  "double-quoted-scalar": Scalar.QUOTE_DOUBLE,
};

/** The style of the old text for a new one. Quotes around nothing say nothing of what the author likes. */
function styleOf(text: string, token: CST.Token | undefined): Scalar.Type | undefined {
  if (!token || /^(?:""|'')?$/.test(text.slice(token.offset, endOf(token)))) return undefined;
  if (token.type !== "block-scalar") return styles[token.type];
  return text.slice(token.offset).startsWith("|") ? Scalar.BLOCK_LITERAL : Scalar.BLOCK_FOLDED;
}
