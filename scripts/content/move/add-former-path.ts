import { isDeepStrictEqual } from "node:util";
import { type Document, isMap, isScalar, isSeq, type Pair, type YAMLMap, type YAMLSeq } from "yaml";
import type { Edit } from "../yaml/edit.ts";
import { dataOf, parseText } from "../yaml/parse-text.ts";

/**
 * Adds a former route of a page to `redirectFrom` in its text, and takes away the route that it has now, if the page had
 * that before. Comments and everything else stay. Throws where the result would not be that, which is a bug.
 */
export function addFormerPath(text: string, former: string, current: string): string {
  const added = isOnlyEntry(text, current)
    ? withOtherEntry(text, former)
    : withEntry(withoutEntry(text, current), former);
  // The cast holds: the text is that of a page without mistakes.
  const before = dataOf(parseText(text)) as { readonly redirectFrom?: readonly string[] };
  const redirectFrom = [...(before.redirectFrom ?? []).filter((path) => path !== current), former];
  if (isDeepStrictEqual(dataOf(parseText(added)), { ...before, redirectFrom })) return added;
  throw new Error(`${former} could not be added to redirectFrom.`);
}

/** Whether the list has no other entry. */
function isOnlyEntry(text: string, path: string): boolean {
  const list = findList(parseText(text))?.value;
  return isSeq(list) && list.items.length === 1 && isScalar(list.items[0]) && list.items[0].value === path;
}

function withOtherEntry(text: string, path: string): string {
  // Its only entry has been found.
  const list = findList(parseText(text))?.value as YAMLSeq;
  const [start, end] = [startOfItem(list, 0), endOfItem(text, list, 0)];
  return apply(text, { start, end, text: path });
}

function withEntry(text: string, former: string): string {
  const list = findList(parseText(text))?.value;
  if (!isSeq(list)) return withList(text, former);
  const first = startOf(list) + "[".length;
  if (list.items.length === 0) return apply(text, { start: first, end: first, text: former });
  const last = endOfItem(text, list, list.items.length - 1);
  if (list.flow) return apply(text, { start: last, end: last, text: `, ${former}` });
  const end = endOfLine(text, last);
  return apply(text, { start: end, end, text: `\n${indentAt(text, startOf(list))}- ${former}` });
}

/** Adds the list before the blocks, which every page has. */
function withList(text: string, former: string): string {
  const { contents } = parseText(text);
  const start = isMap(contents) ? startOf(findKey(contents, "blocks")?.key) : 0;
  if (isMap(contents) && contents.flow) return apply(text, { start, end: start, text: `redirectFrom: [${former}], ` });
  const line = startOfLine(text, start);
  const indent = indentAt(text, start);
  return apply(text, { start: line, end: line, text: `${indent}redirectFrom:\n${indent}  - ${former}\n` });
}

/** Removes an entry, which is not the only one, with its line. */
function withoutEntry(text: string, path: string): string {
  const list = findList(parseText(text))?.value;
  if (!isSeq(list)) return text;
  const index = list.items.findIndex((item) => isScalar(item) && item.value === path);
  if (index < 0) return text;
  const end = endOfItem(text, list, index);
  if (!list.flow) {
    const start = startOfLine(text, hyphenOf(text, list, index));
    return apply(text, { start, end: Math.min(endOfLine(text, end) + 1, text.length), text: "" });
  }
  return index === 0
    ? apply(text, { start: startOfItem(list, 0), end: startOfItem(list, 1), text: "" })
    : apply(text, { start: endOfItem(text, list, index - 1), end, text: "" });
}

function findList(document: Document.Parsed): Pair | undefined {
  return isMap(document.contents) ? findKey(document.contents, "redirectFrom") : undefined;
}

function findKey(map: YAMLMap, key: string): Pair | undefined {
  return map.items.find((pair) => isScalar(pair.key) && pair.key.value === key);
}

function startOfItem(list: YAMLSeq, index: number): number {
  return startOf(list.items[index]);
}

/** The hyphen of an entry, between which and its text there can be comments, and lines. */
function hyphenOf(text: string, list: YAMLSeq, index: number): number {
  if (index === 0) return startOf(list);
  const space = /(?:\s|#[^\n]*)*/y;
  space.lastIndex = endOfItem(text, list, index - 1);
  space.exec(text);
  return space.lastIndex;
}

/** The end of an entry. That of a text in `|` or `>` itself lies at the start of the line below. */
function endOfItem(text: string, list: YAMLSeq, index: number): number {
  const end = rangeOf(list.items[index])[1];
  return text[end - 1] === "\n" ? end - 1 : end;
}

function startOf(node: unknown): number {
  return rangeOf(node)[0];
}

function rangeOf(node: unknown): readonly [number, number] {
  // Nodes of a parsed document have a range; whatever else has none.
  const range = (node as { readonly range?: readonly [number, number, number] | null } | undefined)?.range;
  return range ? [range[0], range[1]] : [0, 0];
}

/** The spaces at the start of a line. */
function indentAt(text: string, offset: number): string {
  return /^ */.exec(text.slice(startOfLine(text, offset), offset))?.[0] ?? "";
}

function startOfLine(text: string, offset: number): number {
  return text.lastIndexOf("\n", offset - 1) + 1;
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf("\n", from);
  return end < 0 ? text.length : end;
}

function apply(text: string, { start, end, text: inserted }: Edit): string {
  return text.slice(0, start) + inserted + text.slice(end);
}
