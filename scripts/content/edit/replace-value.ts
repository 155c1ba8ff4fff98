import { isScalar, type Scalar } from "yaml";
import { type Entry, endOf, isBlock, isBlockText, startOf } from "./entries.ts";
import { columnOf, type Edit, lineStart } from "./lines.ts";
import { usualWidth, writeBlock, writeFlow } from "./write-value.ts";

interface Replaced {
  readonly text: string;
  /** The style that all texts must have. */
  readonly style: Scalar.Type | undefined;
}

/** The edit that replaces the whole content of a document. */
export function replaceDocument({ text, style }: Replaced, node: unknown, value: unknown): Edit {
  const isFilled = typeof value === "object" && value !== null && Object.keys(value).length > 0;
  const put = isFilled ? writeBlock(value, { ...(style && { style, width: 0 }) }) : writeFlow(value, style);
  const start = startOf(node);
  if (start !== undefined) return { start, end: endOf(text, node), put };
  return { start: text.length, end: text.length, put: `${/[^\n]$/.test(text) ? "\n" : ""}${put}\n` };
}

/** The edit that replaces a value in brackets. */
export function replaceInFlow({ style }: Replaced, { node, valueStart, end }: Entry, value: unknown): Edit {
  const start = startOf(node);
  const put = writeFlow(value, style ?? styleOf(node));
  return start === undefined ? { start: valueStart, end: valueStart, put: ` ${put}` } : { start, end, put };
}

/** The edit that replaces a value after a colon or a hyphen, and keeps its comments. */
export function replaceValue({ text, style }: Replaced, entry: Entry, value: unknown): Edit {
  const { key, node, start: entryStart, valueStart, end } = entry;
  const isItem = typeof key === "number";
  const behind = isBlock(node) || isBlockText(node) ? "" : (/^[ \t]+#.*/.exec(text.slice(end))?.[0] ?? "");
  const comment = isScalar(node) && isBlockText(node) ? (node.comment ?? "") : behind.trimStart().slice(1);
  const look = style ? { style, width: 0 } : lookOf(text, entry, value);
  const form = { column: columnOf(text, entryStart), comment, ...look };
  const written = writeBlock(isItem ? [value] : { k: value }, form).slice(isItem ? 1 : 2);
  // The spaces before a comment stay, too.
  const put =
    behind !== "" && written.endsWith(` #${comment}`) ? written.slice(0, -comment.length - 2) + behind : written;
  const start = startOf(node) ?? valueStart;
  // A tag, an anchor or a comment stays.
  const gap = text.slice(valueStart, start).trimEnd();
  const isBelow = /^(?:\n| #)/.test(put);
  if (!isBelow && start > valueStart && (gap.includes("#") || !isBlock(node)))
    return { start, end: end + behind.length, put: put.trimStart() };
  return { start: valueStart + gap.length, end: end + behind.length, put };
}

/** The form of a text that replaces another: in the same style, with lines of the same length. */
function lookOf(
  text: string,
  { node, valueStart, end }: Entry,
  value: unknown,
): { style?: Scalar.Type; width?: number } {
  const style = styleOf(node);
  if (typeof value !== "string" || !style) return {};
  const start = startOf(node) ?? valueStart;
  const lines = text.slice(lineStart(text, start), end).split(/\s*\n/);
  const isText = isBlockText(node);
  const widest = Math.max(...lines.slice(isText ? 1 : 0).map(({ length }) => length));
  if (lines.length > (isText ? 2 : 1)) return { style, width: widest };
  if (isText) return { style, width: Math.max(widest, usualWidth) };
  const isLong = value.length > usualWidth - columnOf(text, valueStart) && widest <= usualWidth;
  return isLong || value.includes("\n") ? {} : { style, width: 0 };
}

/** The style of a text. Quotes around an empty text do not show what the author prefers. */
function styleOf(node: unknown): Scalar.Type | undefined {
  const isText = isScalar(node) && startOf(node) !== undefined && node.value !== "";
  return isText ? (node.type ?? undefined) : undefined;
}
