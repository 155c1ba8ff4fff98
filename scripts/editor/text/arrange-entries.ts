import type { ValuePath } from "../../content/diagnostic/path.ts";
import { writtenFlow } from "./flow-edits.ts";
import { blockEnd, columnOf, eolOf, isFirstInLine, leadStart, lineStart, splice } from "./lines.ts";
import { endOf, findSpot, type Item, isCollection, itemsOf, type Source, startOf } from "./source.ts";
import { anyStyle, writeBlock, writeFlow, writeFlowEntry } from "./write-value.ts";

/** An entry that is there, by its place, or a new one: of a map with its key. */
type Entry = number | { readonly key?: string; readonly value: unknown };

/** The texts in which a list or map has these entries, in their order: those that were there each with its own text and comments. */
export function* arrangeEntries(source: Source, path: ValuePath, entries: readonly Entry[]): Generator<string> {
  const { text } = source;
  const token = findSpot(source, path)?.token;
  if (!token || !isCollection(token)) return;
  const items = itemsOf(token);
  const [first] = items;
  if (token.type === "flow-collection") {
    yield* writtenFlow(
      text,
      token,
      entries.flatMap((entry) => (typeof entry === "number" ? (items[entry] ?? []) : flowText(entry))),
    );
    return;
  }
  if (!first || entries.length === 0) return;
  const [column, eol] = [columnOf(text, startOf(first)), eolOf(text)];
  const { chunks, range } = chunksOf(text, items, column);
  const { lead, gaps } = spaced(chunks, entries, eol);
  const end = text.slice(0, range[1]).endsWith("\n") ? eol : "";
  for (const style of anyStyle) {
    const form = { column, eol, style, ...(style ? { width: 0 } : {}) };
    const parts = entries.map((entry, at) => {
      if (typeof entry === "number") return (chunks[entry]?.body ?? "") + gaps[at];
      const { key, value } = entry;
      return " ".repeat(column) + writeBlock(key === undefined ? [value] : { [key]: value }, form) + gaps[at];
    });
    yield inPlace(text, range, lead + parts.join("") + end);
  }
}

/** The texts without an entry of a map, and without the comments that belong to it: directly above it, behind it and within. */
export function* removeEntry(source: Source, path: ValuePath): Generator<string> {
  const { parent, item } = findSpot(source, path) ?? {};
  if (!parent || !item) return;
  const items = itemsOf(parent);
  const others = [...items.keys()].filter((at) => items[at] !== item);
  yield* arrangeEntries(source, path.slice(0, -1), others);
}

function flowText({ key, value }: Exclude<Entry, number>): string {
  return key === undefined ? writeFlow(value) : writeFlowEntry(key, value);
}

/** Entries, whose first one stood behind the hyphen of another list or at the beginning of its line. */
function inPlace(text: string, [start, end]: readonly [number, number], put: string): string {
  if (start === lineStart(text, start)) return splice(text, [start, end], put);
  if (!put.trimStart().startsWith("#")) return splice(text, [start, end], put.trimStart());
  return text.slice(0, start).trimEnd() + eolOf(text) + put + text.slice(end);
}

interface Chunk {
  /** The lines of an entry with its comments, indented, without the end of the last. */
  readonly body: string;
  /** That end, and the empty lines and comments down to the next entry; nothing behind the last. */
  readonly gap: string;
}

function chunksOf(
  text: string,
  items: readonly Item[],
  column: number,
): { chunks: readonly Chunk[]; range: readonly [number, number] } {
  const starts = items.map((item) => {
    const start = startOf(item);
    return isFirstInLine(text, start) ? leadStart(text, start) : start;
  });
  const ends = items.map((item) => blockEnd(text, endOf(item), column));
  const chunks = starts.map((start, at) => {
    const [next = Number.POSITIVE_INFINITY, end = 0] = [starts[at + 1], ends[at]];
    const whole = text.slice(start, Math.min(end, next));
    const length = whole.replace(/\r?\n$/, "").length;
    const indentation = start === lineStart(text, start) ? "" : " ".repeat(column);
    return { body: indentation + whole.slice(0, length), gap: text.slice(start + length, starts[at + 1] ?? start) };
  });
  return { chunks, range: [starts[0] ?? 0, ends.at(-1) ?? 0] };
}

/** What stands above all entries and behind each: as far apart as they were, and with the comments that belong to none. */
function spaced(chunks: readonly Chunk[], entries: readonly Entry[], eol: string) {
  const kept = new Set(entries);
  const usual = chunks.slice(0, -1).find(({ gap }) => !gap.includes("#"))?.gap ?? eol;
  const isGone = (place: number) => place < chunks.length && !kept.has(place);
  const behind = (place: number) => {
    let gap = chunks[place]?.gap || usual;
    for (let at = place + 1; isGone(at); at++) gap = joined(gap, chunks[at]?.gap ?? "");
    return gap;
  };
  // A new entry takes over the gap of the one in whose place it comes, or else of the one above it.
  let free = isGone(0) ? behind(0) : usual;
  const gaps = entries.map((entry, at) => {
    const next = entries[at + 1];
    const own = typeof entry === "number" ? behind(entry) : free;
    if (next === undefined) return own.includes("#") ? own.trimEnd() : "";
    if (typeof next === "number") return own;
    const isReplaced = typeof entry === "number" && isGone(entry + 1);
    free = isReplaced ? behind(entry + 1) : own;
    return isReplaced ? (chunks[entry]?.gap ?? usual) : usual;
  });
  const first = chunks.findIndex((_, at) => kept.has(at));
  const gone = typeof entries[0] === "number" ? chunks.slice(0, first) : [];
  const lead = gone.map(({ gap }) => (gap.includes("#") ? gap.replace(/^\s*\n/, "") : "")).join("");
  return { lead, gaps };
}

/** The gap where an entry between two is gone. */
function joined(above: string, below: string): string {
  if (below.includes("#")) return above + below.replace(/^\r?\n/, "");
  return above.includes("#") || above.length > below.length ? above : below;
}
