import { isDeepStrictEqual } from "node:util";
import { type Document, isMap, isScalar, isSeq, type Pair, type YAMLMap, type YAMLSeq } from "yaml";
import type { Edit } from "../yaml/edit.ts";
import { dataOf, parseText } from "../yaml/parse-text.ts";

/**
 * Adds a former route of a page to `redirectFrom` in its text, and takes away the route that it has now, if the page had
 * that before. Comments and everything else stay. Throws where the result would not be that, which is a bug.
 */
export function addFormerPath(text: string, former: string, current: string): string {
  const removed = withoutEntry(text, current);
  const added = withEntry(removed, former);
  // The cast holds: the text is that of a page without mistakes.
  const before = dataOf(parseText(text)) as { readonly redirectFrom?: readonly string[] };
  const redirectFrom = [...(before.redirectFrom ?? []).filter((path) => path !== current), former];
  if (isDeepStrictEqual(dataOf(parseText(added)), { ...before, redirectFrom })) return added;
  throw new Error(`${former} could not be added to redirectFrom.`);
}

function withEntry(text: string, former: string): string {
  const pair = findList(parseText(text));
  const list = pair?.value;
  if (!isSeq(list) || list.items.length === 0) {
    const lines = `redirectFrom:\n  - ${former}\n`;
    // An empty list is replaced; without a list it stands before the blocks.
    return pair ? replaceLines(text, pair, lines) : apply(text, { ...lineBefore(text), text: lines });
  }
  const last = endOfItem(list, list.items.length - 1);
  if (list.flow) return apply(text, { start: last, end: last, text: `, ${former}` });
  const hyphen = text.lastIndexOf("-", startOfItem(list, list.items.length - 1));
  const indent = text.slice(text.lastIndexOf("\n", hyphen) + 1, hyphen);
  const end = endOfLine(text, last);
  return apply(text, { start: end, end, text: `\n${indent}- ${former}` });
}

/** Removes an entry with its line, and the whole key where it was the only one. */
function withoutEntry(text: string, path: string): string {
  const pair = findList(parseText(text));
  const list = pair?.value;
  if (!isSeq(list)) return text;
  const index = list.items.findIndex((item) => isScalar(item) && item.value === path);
  if (index < 0) return text;
  // Its value has been found.
  if (list.items.length === 1) return replaceLines(text, pair as Pair, "");
  if (!list.flow) {
    const start = text.lastIndexOf("\n", startOfItem(list, index)) + 1;
    return apply(text, { start, end: Math.min(endOfLine(text, endOfItem(list, index)) + 1, text.length), text: "" });
  }
  const [start, end] =
    index === 0 ? [startOfItem(list, 0), startOfItem(list, 1)] : [endOfItem(list, index - 1), endOfItem(list, index)];
  return apply(text, { start, end, text: "" });
}

function findList(document: Document.Parsed): Pair | undefined {
  return isMap(document.contents) ? findKey(document.contents, "redirectFrom") : undefined;
}

function findKey(map: YAMLMap, key: string): Pair | undefined {
  return map.items.find((pair) => isScalar(pair.key) && pair.key.value === key);
}

/** The place of the line of `blocks`, which every page has. */
function lineBefore(text: string): Pick<Edit, "start" | "end"> {
  const { contents } = parseText(text);
  const blocks = isMap(contents) ? findKey(contents, "blocks") : undefined;
  const start = startOf(blocks?.key);
  return { start, end: start };
}

/** Replaces the lines from the key of a pair to the end of its value. */
function replaceLines(text: string, pair: Pair, lines: string): string {
  const start = startOf(pair.key);
  const end = endOfLine(text, endOfValue(pair));
  return apply(text, { start, end: Math.min(end + 1, text.length), text: lines });
}

/** The end of the value of a pair. That of a block list itself lies at the start of the line below. */
function endOfValue({ key, value }: Pair): number {
  if (isSeq(value) && !value.flow && value.items.length > 0) return endOfItem(value, value.items.length - 1);
  return Math.max(endOf(value), endOf(key));
}

function startOfItem(list: YAMLSeq, index: number): number {
  return startOf(list.items[index]);
}

function endOfItem(list: YAMLSeq, index: number): number {
  return endOf(list.items[index]);
}

function startOf(node: unknown): number {
  return rangeOf(node)[0];
}

function endOf(node: unknown): number {
  return rangeOf(node)[1];
}

function rangeOf(node: unknown): readonly [number, number] {
  // Nodes of a parsed document have a range; whatever else has none.
  const range = (node as { readonly range?: readonly [number, number, number] | null } | undefined)?.range;
  return range ? [range[0], range[1]] : [0, 0];
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf("\n", from);
  return end < 0 ? text.length : end;
}

function apply(text: string, { start, end, text: inserted }: Edit): string {
  return text.slice(0, start) + inserted + text.slice(end);
}
