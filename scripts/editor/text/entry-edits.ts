import { type CST, Scalar } from "yaml";
import { toPointer, type ValuePath, valueAt } from "../../content/diagnostic/path.ts";
import {
  type Collection,
  endOf,
  findSpot,
  holdsComment,
  type Item,
  isCollection,
  itemsOf,
  type Source,
  type Spot,
  startOf,
  valueStartOf,
} from "./source.ts";
import { usualWidth, writeBlock, writeFlow, writeFlowEntry } from "./write-value.ts";

/** The keys of the object at a pointer, in their order; undefined where nobody knows them. */
export type KeyOrder = (pointer: string) => readonly string[] | undefined;

function splice(text: string, [start, end]: readonly [number, number], put: string): string {
  return text.slice(0, start) + put + text.slice(end);
}

function lineStart(text: string, offset: number): number {
  return text.lastIndexOf("\n", offset - 1) + 1;
}

/** Behind the line that an offset is in, with its end. */
function nextLine(text: string, offset: number): number {
  const end = text.indexOf("\n", offset);
  return end < 0 ? text.length : end + 1;
}

function eolOf(text: string): string {
  return /\r\n/.test(text) ? "\r\n" : "\n";
}

function columnOf(text: string, offset: number): number {
  return offset - lineStart(text, offset);
}

/** Whether nothing but spaces stands before an offset in its line. */
function isFirstInLine(text: string, offset: number): boolean {
  return /^ *$/.test(text.slice(lineStart(text, offset), offset));
}

/** The library chooses, or what can hold any text. */
const anyStyle = [undefined, Scalar.QUOTE_DOUBLE] as const;

function hasComment(text: string): boolean {
  return /(?:^|\s)#/.test(text);
}

const styles: Readonly<Record<string, Scalar.Type>> = {
  scalar: Scalar.PLAIN,
  "single-quoted-scalar": Scalar.QUOTE_SINGLE,
  "double-quoted-scalar": Scalar.QUOTE_DOUBLE,
};

function styleOf(text: string, token: CST.Token | undefined): Scalar.Type | undefined {
  if (token?.type !== "block-scalar") return token && styles[token.type];
  return text.slice(token.offset).startsWith("|") ? Scalar.BLOCK_LITERAL : Scalar.BLOCK_FOLDED;
}

/** The texts with a value in place of the one at a path, the one most like it first. */
export function* writtenValues(source: Source, path: ValuePath, value: unknown): Generator<string> {
  const { text } = source;
  const spot = findSpot(source, path);
  if (!spot) return;
  const { token, parent, item } = spot;
  if (!parent || !item) {
    if (!hasComment(text)) yield writeWhole(value, eolOf(text));
    return;
  }
  const old = token ? text.slice(token.offset, endOf(token)) : "";
  if (token && holdsComment(token)) return;
  // Quotes around nothing say nothing of what the author likes.
  const style = typeof value === "string" && !/^(?:""|'')?$/.test(old) ? styleOf(text, token) : undefined;
  if (spot.isInFlow) {
    const range: [number, number] = token
      ? [token.offset, endOf(token)]
      : [valueStartOf(item, parent), valueStartOf(item, parent)];
    const space = token || /\s$/.test(text.slice(0, range[0])) ? "" : " ";
    for (const one of [style, ...anyStyle]) yield splice(text, range, space + writeFlow(value, one));
    return;
  }
  const range: [number, number] = [valueStartOf(item, parent), Math.max(endOf(item), valueStartOf(item, parent))];
  // A comment between the key and its value stays.
  const gap = token ? text.slice(range[0], token.offset) : "";
  for (const put of blockValues({ text, spot: { ...spot, item, parent }, style, isFolded: /\n/.test(old) }, value)) {
    if (!hasComment(gap)) yield splice(text, range, put);
    else if (token) yield splice(text, [token.offset, range[1]], put.trimStart());
  }
}

interface BlockSpot {
  readonly text: string;
  readonly spot: Spot & { readonly item: Item; readonly parent: Collection };
  readonly style: Scalar.Type | undefined;
  /** Whether the old value has several lines. */
  readonly isFolded: boolean;
}

/** What can stand behind a colon or a hyphen. */
function* blockValues({ text, spot, style, isFolded }: BlockSpot, value: unknown): Generator<string> {
  const start = startOf(spot.item);
  const form = { column: columnOf(text, start), eol: eolOf(text) };
  const isList = spot.parent.type === "block-seq";
  const entry = isList ? [value] : { k: value };
  const behind = (written: string) => written.slice(isList ? 1 : 2);
  const room = usualWidth - columnOf(text, valueStartOf(spot.item, spot.parent));
  const isShort =
    typeof value === "string" && value.length <= room && (style?.startsWith("BLOCK") || !value.includes("\n"));
  if (style && (isFolded || isShort)) {
    yield behind(writeBlock(entry, { ...form, style, width: isFolded ? usualWidth : 0 }));
  }
  yield behind(writeBlock(entry, form));
  yield behind(writeBlock(entry, { ...form, style: Scalar.QUOTE_DOUBLE, width: 0 }));
}

function writeWhole(value: unknown, eol: string): string {
  if (value === undefined || value === null) return "";
  const isBlock = typeof value === "object" && Object.keys(value).length > 0;
  return `${isBlock ? writeBlock(value as object, { column: 0, eol }) : writeFlow(value)}${eol}`;
}

interface NewEntry {
  /** The path of the map. */
  readonly path: ValuePath;
  readonly key: string;
  readonly value: unknown;
  readonly order: KeyOrder;
}

/** The texts with a new key in a map that has others: behind the last of those that come before it, else in front of all. */
export function* addEntry(source: Source, { path, key, value, order }: NewEntry): Generator<string> {
  const { text } = source;
  const token = findSpot(source, path)?.token;
  if (!token || !isCollection(token)) return;
  const items = itemsOf(token);
  const at = placeOf(key, Object.keys(valueAt(source.data, path) as object), order(toPointer(path)));
  if (token.type === "flow-collection") {
    yield* writtenFlow(
      text,
      token,
      items.map((item) => sourceOf(text, item)).toSpliced(at, 0, writeFlowEntry(key, value)),
    );
    return;
  }
  const [first] = items;
  if (!first) return;
  const column = columnOf(text, startOf(first));
  const eol = eolOf(text);
  const before = items[at - 1];
  const follower = items[at];
  for (const style of anyStyle) {
    const written = writeBlock({ [key]: value }, { column, eol, style, ...(style ? { width: 0 } : {}) });
    if (!before && follower) {
      // The first key may stand behind a hyphen.
      yield splice(text, [startOf(follower), startOf(follower)], `${written}${eol}${" ".repeat(column)}`);
      continue;
    }
    if (!before) continue;
    const place = nextLine(text, endOf(before));
    const lead = place > 0 && text[place - 1] !== "\n" ? eol : "";
    const end = lead === "" ? eol : "";
    yield splice(text, [place, place], `${lead}${" ".repeat(column)}${written}${end}`);
  }
}

/** The place of a new key among others. */
function placeOf(key: string, keys: readonly string[], order: readonly string[] | undefined): number {
  const rank = order?.indexOf(key) ?? -1;
  if (!order || rank < 0) return keys.length;
  const last = keys.findLastIndex((one) => order.includes(one) && order.indexOf(one) < rank);
  return last + 1;
}

function sourceOf(text: string, item: Item): string {
  return text.slice(startOf(item), endOf(item));
}

/** A collection in brackets with these entries, in one line and spaced as it was; none where a comment would be lost. */
function* writtenFlow(text: string, token: Collection, entries: readonly string[]): Generator<string> {
  const range = [token.offset, endOf(token)] as const;
  const old = text.slice(...range);
  if (holdsComment(token)) return;
  const [open = "[", close = "]"] = old.startsWith("{") ? ["{", "}"] : ["[", "]"];
  const isWide = /^[[{]\s/.test(old) && /\s[\]}]$/.test(old);
  const space = isWide && entries.length > 0 ? " " : "";
  yield splice(text, range, `${open}${space}${entries.join(", ")}${space}${close}`);
}

/** The texts without an entry of a map, and without the comments directly above it. */
export function* removeEntry(source: Source, path: ValuePath): Generator<string> {
  const { text } = source;
  const { parent, item } = findSpot(source, path) ?? {};
  if (!parent || !item) return;
  const items = itemsOf(parent);
  const at = items.indexOf(item);
  if (parent.type === "flow-collection") {
    yield* writtenFlow(
      text,
      parent,
      items.toSpliced(at, 1).map((one) => sourceOf(text, one)),
    );
    return;
  }
  const next = items[at + 1];
  if (isFirstInLine(text, startOf(item))) {
    yield splice(text, [leadStart(text, startOf(item)), nextLine(text, endOf(item))], "");
  } else if (next && !hasComment(text.slice(endOf(item), startOf(next)))) {
    // It stands behind a hyphen: the next key does now.
    yield splice(text, [startOf(item), startOf(next)], "");
  }
}

/** Where an entry begins with the comments directly above it, at the beginning of a line. */
function leadStart(text: string, offset: number): number {
  let start = lineStart(text, offset);
  const column = offset - start;
  for (;;) {
    const above = lineStart(text, start - 1);
    if (start === 0 || !new RegExp(`^ {${column}}#`).test(text.slice(above, start))) return start;
    start = above;
  }
}

interface Arrangement {
  readonly path: ValuePath;
  /** For each entry that the list is to have, the one that it was. */
  readonly matches: readonly (number | undefined)[];
  readonly wanted: readonly unknown[];
}

/** The texts with the entries of a list in another order, each with its own text. */
export function* arrangeList(source: Source, { path, matches, wanted }: Arrangement): Generator<string> {
  const { text } = source;
  const token = findSpot(source, path)?.token;
  if (!token || !isCollection(token)) return;
  const items = itemsOf(token);
  if (token.type === "flow-collection") {
    const entries = matches.map((match, at) => {
      const item = match === undefined ? undefined : items[match];
      return item ? sourceOf(text, item) : writeFlow(wanted[at]);
    });
    yield* writtenFlow(text, token, entries);
    return;
  }
  const [first, last] = [items[0], items.at(-1)];
  if (!first || !last || !isFirstInLine(text, startOf(first))) return;
  const column = columnOf(text, startOf(first));
  const eol = eolOf(text);
  const starts = items.map((item) => leadStart(text, startOf(item)));
  const end = nextLine(text, endOf(last));
  const chunks = starts.map((start, at) => {
    const whole = text.slice(start, starts[at + 1] ?? end);
    const body = whole.replace(/(?:\r?\n[ \t]*)*$/, "");
    return { body, gap: at === items.length - 1 ? undefined : whole.slice(body.length) };
  });
  const usual = commonest(chunks.flatMap(({ gap }) => gap ?? [])) ?? eol;
  const isEnded = text.slice(0, end).endsWith("\n");
  for (const style of anyStyle) {
    const parts = matches.map((match, at) => {
      const chunk = match === undefined ? undefined : chunks[match];
      const fresh = () => " ".repeat(column) + writeBlock([wanted[at]], { column, eol, style });
      const gap = at === matches.length - 1 ? (isEnded ? eol : "") : (chunk?.gap ?? usual);
      return (chunk?.body ?? fresh()) + gap;
    });
    yield splice(text, [starts[0] ?? 0, end], parts.join(""));
  }
}

function commonest(texts: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
}
