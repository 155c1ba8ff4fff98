import type { ValuePath } from "../../content/diagnostic/path.ts";
import { writtenFlow } from "./flow-edits.ts";
import { blockEnd, columnOf, eolOf, isFirstInLine, leadStart, lineStart, splice } from "./lines.ts";
import { endOf, findSpot, type Item, isCollection, itemsOf, type Source, startOf } from "./source.ts";
import { anyStyle, writeBlock, writeFlow } from "./write-value.ts";

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
  const [first] = items;
  if (token.type === "flow-collection") {
    const entries = matches.map(
      (match, at) => (match === undefined ? undefined : items[match]) ?? writeFlow(wanted[at]),
    );
    yield* writtenFlow(text, token, entries);
    return;
  }
  if (!first) return;
  const [column, eol] = [columnOf(text, startOf(first)), eolOf(text)];
  const { chunks, range } = chunksOf(text, items, column);
  const usual = commonest(chunks.slice(0, -1).map(({ gap }) => gap)) ?? eol;
  const isEnded = text.slice(0, range[1]).endsWith("\n");
  for (const style of anyStyle) {
    const parts = matches.map((match, at) => {
      const chunk = match === undefined ? undefined : chunks[match];
      const fresh = () => " ".repeat(column) + writeBlock([wanted[at]], { column, eol, style });
      const isLast = at === matches.length - 1;
      const gap = match === undefined || match === items.length - 1 ? usual : (chunk?.gap ?? usual);
      return (chunk?.body ?? fresh()) + (isLast ? (isEnded ? eol : "") : gap);
    });
    yield inPlace(text, range, parts.join(""));
  }
}

/** Entries, whose first one stood behind the hyphen of another list or at the beginning of its line. */
function inPlace(text: string, [start, end]: readonly [number, number], put: string): string {
  if (start === lineStart(text, start)) return splice(text, [start, end], put);
  if (!put.trimStart().startsWith("#")) return splice(text, [start, end], put.trimStart());
  return text.slice(0, start).trimEnd() + eolOf(text) + put + text.slice(end);
}

interface Chunk {
  /** The lines of an entry with its comments, indented. */
  readonly body: string;
  /** The end of its last line, and the empty lines below it. */
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
  const ends = items.map((item) => endOf(item));
  const end = blockEnd(text, ends.at(-1) ?? 0, column);
  const chunks = starts.map((start, at) => {
    const whole = text.slice(start, starts[at + 1] ?? end);
    // Empty lines at the end of a text may belong to it.
    const length = Math.max(whole.trimEnd().length, (ends[at] ?? 0) - start);
    const indentation = start === lineStart(text, start) ? "" : " ".repeat(column);
    return { body: indentation + whole.slice(0, length), gap: whole.slice(length) };
  });
  return { chunks, range: [starts[0] ?? 0, end] };
}

function commonest(texts: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
}
