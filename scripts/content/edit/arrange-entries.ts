import { CannotChangeError, blockEnd, columnOf, type Edit, edited, leadStart, lineStart } from "./lines.ts";
import type { Entry } from "./entries.ts";

/** An entry of the result: the index of an old one with the edits in it, or the text of a new one. */
type ArrangedEntry = { readonly at: number; readonly edits: readonly Edit[] } | { readonly written: string };

/** The edit that gives a flow map or list these entries. */
export function arrangeInFlow(
  text: string,
  entries: readonly Entry[],
  [start, end]: readonly [number, number],
  next: readonly ArrangedEntry[],
): Edit {
  const between = entries.map((entry, at) => text.slice(entries[at - 1]?.end ?? start, entry.start));
  const [head = "", comma = ", "] = between;
  const tail = text.slice(entries.at(-1)?.end, end);
  if ([...between, tail].some((part) => part.includes("#")))
    throw new CannotChangeError("A comment in brackets would be lost: edit the text of the file instead.");
  const bodies = next.map((one) => {
    if ("written" in one) return one.written;
    const { start = 0, end = 0 } = entries[one.at] ?? {};
    return edited(text, [start, end], one.edits);
  });
  return { start, end, put: head + bodies.join(comma) + tail };
}

/** The edit that gives a block map or list these entries. Old ones keep their text and comments. */
export function arrangeInLines(text: string, entries: readonly Entry[], next: readonly ArrangedEntry[]): Edit {
  const column = columnOf(text, entries[0]?.start ?? 0);
  const chunks = chunksOf(text, entries, column);
  const [start, end] = [chunks[0]?.start ?? 0, chunks.at(-1)?.end ?? 0];
  const { lead, tails } = keptComments(chunks, next);
  const usual = chunks.find(({ space }) => space !== "")?.space ?? "\n";
  const indentation = " ".repeat(column);
  // If entries only move, comments that belong to no entry stay in place.
  const isMove = next.length === entries.length && next.every((one) => "at" in one);
  let before = -1;
  const parts = next.map((one, at) => {
    // A new entry gets the space above of the entry that it replaces.
    const place =
      "at" in one ? one.at : next.some((other) => "at" in other && other.at === before + 1) ? -1 : before + 1;
    const space = chunks[place]?.space || usual;
    if ("written" in one) return space + indentation + one.written;
    before = one.at;
    const { start = 0, end = 0 } = chunks[one.at] ?? {};
    const isInLine = start !== lineStart(text, start);
    return space + (isInLine ? indentation : "") + edited(text, [start, end], one.edits) + tails[isMove ? at : one.at];
  });
  const all = lead + parts.join("");
  const put = all.replace(/^\s*\n/, "");
  if (start === lineStart(text, start)) return { start, end, put };
  // The first entry may have followed the hyphen of another list.
  if (!put.trimStart().startsWith("#")) return { start, end, put: put.trimStart() };
  return { start: text.slice(0, start).trimEnd().length, end, put: `\n${put}` };
}

/** The lines of an entry with its comments, without the last line break. */
interface Chunk {
  readonly start: number;
  readonly end: number;
  /** The line breaks between it and what is above; empty for the first one. */
  readonly space: string;
  /** The comments below it that belong to no entry. */
  readonly tail: string;
}

function chunksOf(text: string, entries: readonly Entry[], column: number): readonly Chunk[] {
  const starts = entries.map(({ start }) => leadStart(text, start));
  const ends = entries.map(({ end }, at) => Math.min(blockEnd(text, end, column), starts[at + 1] ?? text.length));
  const gaps = starts.map((start, at) => /^(.*#.*?)?(\s*)$/s.exec(text.slice(ends[at - 1] ?? start, start)) ?? []);
  return entries.map((_, at) => ({
    ...{ start: starts[at] ?? 0, end: ends[at] ?? 0 },
    ...{ space: gaps[at]?.[2] ?? "", tail: gaps[at + 1]?.[1] ?? "" },
  }));
}

/** The comments that belong to no entry, even if an entry next to them is removed: above all entries, and below each. */
function keptComments(chunks: readonly Chunk[], next: readonly ArrangedEntry[]) {
  const kept = new Set(next.map((one) => ("at" in one ? one.at : undefined)));
  const tails = chunks.map(({ tail }) => tail);
  let lead = "";
  let above: number | undefined;
  for (const [at, { tail }] of chunks.entries()) {
    if (kept.has(at)) above = at;
    else if (above === undefined) lead += tail;
    else tails[above] += tail;
  }
  return { lead, tails };
}
