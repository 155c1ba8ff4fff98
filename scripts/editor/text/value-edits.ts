import { type CST, Scalar } from "yaml";
import type { ValuePath } from "../../content/diagnostic/path.ts";
import { columnOf, eolOf, lineStart, splice } from "./lines.ts";
import {
  type Collection,
  endOf,
  findSpot,
  holdsComment,
  type Item,
  isCollection,
  itemsOf,
  type Source,
  startOf,
  valueStartOf,
} from "./source.ts";
import { anyStyle, usualWidth, writeBlock, writeFlow } from "./write-value.ts";

interface NewValue {
  readonly value: unknown;
  /** Whether comments within the old value may go with it. */
  readonly isReplaced: boolean;
}

interface Entry {
  readonly text: string;
  readonly token: CST.Token | undefined;
  readonly parent: Collection;
  readonly item: Item;
}

/** The texts with a value in place of the one at a path, the one most like it first. */
export function* writtenValues(source: Source, path: ValuePath, { value, isReplaced }: NewValue): Generator<string> {
  const { text } = source;
  const { token, parent, item, isInFlow } = findSpot(source, path) ?? {};
  if (token && !isReplaced && holdsComment(token)) return;
  if (token?.type === "flow-collection" && itemsOf(token).length > 0 && isFilled(value))
    yield splice(text, [token.offset, endOf(token)], writeFlow(value));
  if (path.length === 0) yield* wholeTexts(text, token, value);
  else if (parent && item) yield* (isInFlow ? flowValues : blockValues)({ text, token, parent, item }, value);
}

function* wholeTexts(text: string, token: CST.Token | undefined, value: unknown): Generator<string> {
  const eol = eolOf(text);
  const [first] = token && isCollection(token) && token.type !== "flow-collection" ? itemsOf(token) : [];
  for (const style of anyStyle) {
    const written = isFilled(value) ? writeBlock(value, { column: 0, eol, style }) : writeFlow(value, style);
    if (token) yield splice(text, [first ? startOf(first) : token.offset, endOf(token)], written);
    else yield `${text}${/[^\n]$/.test(text) ? eol : ""}${written}${eol}`;
  }
}

function isFilled(value: unknown): value is object {
  return typeof value === "object" && value !== null && Object.keys(value).length > 0;
}

function* flowValues({ text, token, parent, item }: Entry, value: unknown): Generator<string> {
  const start = token?.offset ?? valueStartOf(item, parent);
  const space = token || /\s$/.test(text.slice(0, start)) ? "" : " ";
  for (const style of [styleFor({ text, token }, value), ...anyStyle])
    yield splice(text, [start, token ? endOf(token) : start], space + writeFlow(value, style));
}

/** Behind a colon or a hyphen. What stands between that and the value stays, and so does the comment behind the value. */
function* blockValues(entry: Entry, value: unknown): Generator<string> {
  const { text, token, parent, item } = entry;
  const start = valueStartOf(item, parent);
  const end = Math.max(endOf(item), start);
  const isBlock = token?.type === "block-map" || token?.type === "block-seq";
  const behind = /^[ \t]+#[^\r\n]*/.exec(text.slice(end))?.[0] ?? "";
  const comment = isBlock ? "" : token?.type === "block-scalar" ? headerComment(token) : behind;
  const gap = token ? text.slice(start, token.offset) : "";
  const isGapKept = /(?:^|\s)#/.test(gap);
  for (const written of writtenBlocks(entry, value)) {
    const put = withComment(written, comment, token?.type === "block-scalar" || typeof value === "object");
    const isBelow = /^\r?\n/.test(put);
    const replace = (from: number, by: string) => splice(text, [from, end + behind.length], by);
    if (token && !isBelow && (isGapKept || !isBlock)) yield replace(token.offset, put.trimStart());
    if (isGapKept && isBelow) yield replace(start, gap.trimEnd() + put);
    if (!isGapKept) yield replace(start, put);
  }
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
function* writtenBlocks(entry: Entry, value: unknown): Generator<string> {
  const { text, token, parent, item } = entry;
  const form = { column: columnOf(text, startOf(item)), eol: eolOf(text) };
  const isList = parent.type === "block-seq";
  const write = (more: object) => {
    const written = writeBlock(isList ? [value] : { k: value }, { ...form, ...more });
    return written.slice(isList ? 1 : 2);
  };
  const style = styleFor(entry, value);
  const lines = token ? text.slice(lineStart(text, token.offset), endOf(token)).split("\n") : [];
  const room = usualWidth - columnOf(text, valueStartOf(item, parent));
  const isLong = typeof value === "string" && value.length > room;
  const isOldLong = (lines[0]?.length ?? 0) > usualWidth;
  if (style && lines.length > 1) yield write({ style, ...foldOf(lines, isList ? undefined : form.column) });
  else if (style && (!isLong || isOldLong) && !String(value).includes("\n")) yield write({ style, width: 0 });
  yield write({});
  yield write({ style: Scalar.QUOTE_DOUBLE, width: 0 });
}

/** How a text of several lines is folded and indented. */
function foldOf(
  [first = "", ...below]: readonly string[],
  column: number | undefined,
): { width: number; indent?: number } {
  const isHead = /[|>][-+0-9]*(?:\s+#.*)?\s*$/.test(first);
  const filled = [...(isHead ? [] : [first]), ...below].map((line) => line.trimEnd()).filter((line) => line !== "");
  const widest = Math.max(...filled.map((line) => line.length));
  const indent = (/^ */.exec(below.find((line) => line.trim() !== "") ?? "")?.[0].length ?? 0) - (column ?? 0);
  const width = filled.length > 1 ? widest : Math.max(widest, usualWidth);
  return { width, ...(column !== undefined && indent > 0 && indent < 10 ? { indent } : {}) };
}

const styles: Readonly<Record<string, Scalar.Type>> = {
  scalar: Scalar.PLAIN,
  "single-quoted-scalar": Scalar.QUOTE_SINGLE,
  "double-quoted-scalar": Scalar.QUOTE_DOUBLE,
};

/** The style of the old text for a new one. Quotes around nothing say nothing of what the author likes. */
function styleFor({ text, token }: Pick<Entry, "text" | "token">, value: unknown): Scalar.Type | undefined {
  if (!token || typeof value !== "string" || /^(?:""|'')?$/.test(text.slice(token.offset, endOf(token))))
    return undefined;
  if (token.type !== "block-scalar") return styles[token.type];
  return text.slice(token.offset).startsWith("|") ? Scalar.BLOCK_LITERAL : Scalar.BLOCK_FOLDED;
}
