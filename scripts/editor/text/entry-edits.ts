import { toPointer, type ValuePath, valueAt } from "../../content/diagnostic/path.ts";
import { writtenFlow } from "./flow-edits.ts";
import { blockEnd, columnOf, eolOf, isFirstInLine, leadStart, splice } from "./lines.ts";
import { endOf, findSpot, isCollection, itemsOf, type Source, startOf } from "./source.ts";
import { anyStyle, writeBlock, writeFlowEntry } from "./write-value.ts";

/** The keys of the object at a pointer, in their order; undefined where nobody knows them. */
export type KeyOrder = (pointer: string) => readonly string[] | undefined;

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
    yield* writtenFlow(text, token, [...items.slice(0, at), writeFlowEntry(key, value), ...items.slice(at)]);
    return;
  }
  const [first] = items;
  if (!first) return;
  const [column, eol] = [columnOf(text, startOf(first)), eolOf(text)];
  const indentation = " ".repeat(column);
  const before = items[at - 1];
  const place = before ? blockEnd(text, endOf(before), column) : leadStart(text, startOf(first));
  for (const style of anyStyle) {
    const written = writeBlock({ [key]: value }, { column, eol, style, ...(style ? { width: 0 } : {}) });
    if (!before && !isFirstInLine(text, startOf(first))) {
      // The first key stands behind a hyphen.
      yield splice(text, [startOf(first), startOf(first)], `${written}${eol}${indentation}`);
    } else if (place > 0 && text[place - 1] !== "\n") yield `${text}${eol}${indentation}${written}`;
    else yield splice(text, [place, place], `${indentation}${written}${eol}`);
  }
}

/** The place of a new key among others. */
function placeOf(key: string, keys: readonly string[], order: readonly string[] | undefined): number {
  const rank = order?.indexOf(key) ?? -1;
  if (!order || rank < 0) return keys.length;
  const last = keys.findLastIndex((one) => order.includes(one) && order.indexOf(one) < rank);
  return last + 1;
}

/** The texts without an entry of a map, and without the comments that belong to it: directly above it, behind it and within. */
export function* removeEntry(source: Source, path: ValuePath): Generator<string> {
  const { text } = source;
  const { parent, item } = findSpot(source, path) ?? {};
  if (!parent || !item) return;
  const items = itemsOf(parent);
  const at = items.indexOf(item);
  if (parent.type === "flow-collection") {
    yield* writtenFlow(text, parent, items.toSpliced(at, 1));
    return;
  }
  const start = startOf(item);
  const end = blockEnd(text, endOf(item), columnOf(text, start));
  if (isFirstInLine(text, start)) {
    const above = text.slice(0, leadStart(text, start));
    // A text whose last line has no end stays one.
    yield end === text.length && !text.endsWith("\n") ? above.replace(/\r?\n$/, "") : above + text.slice(end);
    return;
  }
  // It stands behind a hyphen: the next key does now, unless comments are above that.
  const next = items[at + 1];
  if (!next) return;
  if (text.slice(end, startOf(next)).trim() === "") yield splice(text, [start, startOf(next)], "");
  else yield text.slice(0, start).trimEnd() + eolOf(text) + text.slice(end);
}
