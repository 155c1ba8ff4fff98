import { Scalar } from "yaml";
import { CannotChangeError } from "./cannot-change-error.ts";
import { blockEnd, columnOf, type Edit, edited, eolOf, leadStart, lineStart } from "./lines.ts";
import { type Entry, endOf, holdsComment, startOf } from "./source.ts";
import { writeEntry, writeFlow } from "./write-value.ts";

/** An entry that a map, where it has a key, or list is to have. */
export interface NextEntry {
  /** The place of the one that it was; undefined for a new one. */
  readonly at: number | undefined;
  readonly key?: string;
  readonly value: unknown;
}

interface Arranged {
  readonly text: string;
  /** The entries that are there. */
  readonly entries: readonly Entry[];
  /** Where they stand in brackets: from the one to the other. */
  readonly brackets: readonly [number, number] | undefined;
  readonly isQuoted: boolean;
  /** The edits within the entries that stay, by the places that they are to have. */
  readonly edits: readonly (readonly Edit[])[];
}

/** The edit after which a list or map has these entries: those that were there each with its own text and comments. */
export function arrangeEntries(arranged: Arranged, next: readonly NextEntry[]): Edit {
  const { text, entries, edits, brackets } = arranged;
  const isInPlace = next.length === entries.length && next.every(({ at }, place) => at === place);
  if (isInPlace) {
    const all = edits.flat();
    const [start = 0, end = 0] = [all[0]?.start, all.at(-1)?.end];
    return { start, end, put: edited(text, [start, end], all) };
  }
  return brackets && !areLines(text, entries) ? inBrackets(arranged, brackets, next) : inLines(arranged, next);
}

function inBrackets(
  { text, entries, edits, isQuoted }: Arranged,
  [start, end]: readonly [number, number],
  next: readonly NextEntry[],
): Edit {
  const old = text.slice(start, end);
  if (holdsComment(old)) throw new CannotChangeError("A comment would be lost.");
  const space = /^.\s/.test(old) && /\s.$/.test(old) ? " " : "";
  const bodies = next.map((one, place) => {
    const item = one.at === undefined ? undefined : entries[one.at]?.item;
    return item ? edited(text, [startOf(item), endOf(item)], edits[place] ?? []) : newFlow(one, isQuoted);
  });
  return { start, end, put: `${old[0]}${space}${bodies.join(", ")}${space}${old.at(-1)}` };
}

function newFlow({ key, value }: NextEntry, isQuoted: boolean): string {
  const written = writeFlow(value, isQuoted ? Scalar.QUOTE_DOUBLE : undefined);
  return key === undefined ? written : `${writeFlow(key)}: ${written}`;
}

/** What stands behind an entry in brackets that is the last of its line. */
const lineRest = /^(?:[ \t]*,)?[ \t]*(?:#[^\r\n]*)?\r?\n/;

/** Whether each entry in brackets stands on a line of its own. */
function areLines(text: string, entries: readonly Entry[]): boolean {
  return entries.every(
    ({ item }) =>
      text.slice(lineStart(text, startOf(item)), startOf(item)).trim() === "" && lineRest.test(text.slice(endOf(item))),
  );
}

function inLines(arranged: Arranged, next: readonly NextEntry[]): Edit {
  const { text, entries, edits, brackets, isQuoted } = arranged;
  const column = columnOf(text, entries[0] ? startOf(entries[0].item) : 0);
  const eol = eolOf(text);
  const chunks = chunksOf(text, entries, column);
  const [start, end] = [chunks[0]?.start ?? 0, chunks.at(-1)?.end ?? 0];
  const { lead, gaps } = spaced(chunks, next, eol);
  const hasLastComma = /^[ \t]*,/.test(text.slice(chunks.at(-1)?.valueEnd));
  const parts = next.map((one, place) => {
    const comma = brackets && (hasLastComma || place < next.length - 1) ? "," : "";
    const old = one.at === undefined ? undefined : chunks[one.at];
    const indentation = old?.start === lineStart(text, old?.start ?? 0) ? "" : " ".repeat(column);
    if (!old) {
      const written = brackets ? newFlow(one, isQuoted) : writeEntry(one, { column, eol, isQuoted });
      return indentation + written + comma + gaps[place];
    }
    const cut = brackets ? old.valueEnd : old.end;
    const behind = text.slice(cut, old.end).replace(/^[ \t]*,/, "");
    return indentation + edited(text, [old.start, cut], edits[place] ?? []) + comma + behind + gaps[place];
  });
  const put = lead + parts.join("");
  // The first entry may have stood behind the hyphen of another list.
  if (start === lineStart(text, start)) return { start, end, put };
  if (!put.trimStart().startsWith("#")) return { start, end, put: put.trimStart() };
  return { start: text.slice(0, start).trimEnd().length, end, put: eol + put };
}

/** The lines of an entry with its comments, without the end of the last. */
interface Chunk {
  readonly start: number;
  readonly valueEnd: number;
  readonly end: number;
  /** That end, and the empty lines and comments down to the next entry; nothing behind the last. */
  readonly gap: string;
}

function chunksOf(text: string, entries: readonly Entry[], column: number): readonly Chunk[] {
  const starts = entries.map(({ item }) => leadStart(text, startOf(item)));
  return entries.map(({ item }, at) => {
    const [start = 0, next = Number.POSITIVE_INFINITY] = [starts[at], starts[at + 1]];
    const valueEnd = endOf(item);
    const end = Math.min(blockEnd(text, valueEnd, column), next);
    return { start, valueEnd, end, gap: text.slice(end, starts[at + 1] ?? end) };
  });
}

/** What stands above all entries and behind each: as far apart as they were, and with the comments that belong to none. */
function spaced(chunks: readonly Chunk[], entries: readonly NextEntry[], eol: string) {
  const kept = new Set(entries.map(({ at }) => at));
  const usual = chunks.slice(0, -1).find(({ gap }) => !gap.includes("#"))?.gap ?? eol;
  const isGone = (place: number) => place < chunks.length && !kept.has(place);
  const behind = (place: number) => {
    let gap = chunks[place]?.gap || usual;
    for (let at = place + 1; isGone(at); at++) gap = joined(gap, chunks[at]?.gap ?? "");
    return gap;
  };
  // A new entry takes over the gap of the one in whose place it comes, or else of the one above it.
  let free = isGone(0) ? behind(0) : usual;
  const gaps = entries.map(({ at: place }, at) => {
    const next = entries[at + 1];
    const own = place === undefined ? free : behind(place);
    if (next === undefined) return own.includes("#") ? own.trimEnd() : "";
    if (next.at !== undefined) return own;
    const isReplaced = place !== undefined && isGone(place + 1);
    free = isReplaced ? behind(place + 1) : own;
    return isReplaced ? (chunks[place]?.gap ?? usual) : usual;
  });
  const gone =
    entries[0]?.at === undefined
      ? []
      : chunks.slice(
          0,
          chunks.findIndex((_, at) => kept.has(at)),
        );
  const lead = gone.map(({ gap }) => (gap.includes("#") ? gap.replace(/^\s*\n/, "") : "")).join("");
  return { lead, gaps };
}

/** The gap where an entry between two is gone. */
function joined(above: string, below: string): string {
  if (below.includes("#")) return above + below.replace(/^\r?\n/, "");
  return above.includes("#") || above.length > below.length ? above : below;
}
