import { isDeepStrictEqual } from "node:util";
import { isRecord } from "../../content/diagnostic/is-record.ts";
import { type ValuePath, valueAt } from "../../content/diagnostic/path.ts";
import { arrangeEntries, removeEntry } from "./arrange-entries.ts";
import { CannotChangeError } from "./cannot-change-error.ts";
import { matchItems } from "./match-items.ts";
import { readSource, type Source } from "./source.ts";
import { writtenValues } from "./value-edits.ts";
import { withValue } from "./with-value.ts";

/**
 * Writes data into a YAML text that holds others, and leaves every byte of what is the same as it is: comments, order, quotes, line
 * breaks. What comes of it is parsed and holds exactly what was wanted; otherwise it throws a CannotChangeError. `order` says which keys
 * an object has, in their order.
 */
export function changeText(text: string, wanted: unknown, order: KeyOrder = () => []): string {
  // The mark in front of a text would make its first line longer.
  const mark = text.startsWith("\ufeff") ? "\ufeff" : "";
  const source = readSource(text.slice(mark.length));
  return mark + setValue({ source, order }, [], wanted).text;
}

/** The keys that the object at a path can have, in their order. */
type KeyOrder = (path: ValuePath) => readonly string[];

interface Setting {
  readonly source: Source;
  readonly order: KeyOrder;
}

/** A text in which the value at a path is as wanted: only what differs in it is written. */
function setValue({ source, order }: Setting, path: ValuePath, wanted: unknown): Source {
  const current = valueAt(source.data, path);
  if (isDeepStrictEqual(current, wanted)) return source;
  const isBoth = (is: (value: unknown) => boolean) => is(current) && is(wanted);
  if (isBoth(hasEntries)) return setMap({ source, order }, path, wanted as Record<string, unknown>);
  if (isBoth((value) => Array.isArray(value) && value.length > 0))
    return setList({ source, order }, path, wanted as readonly unknown[]);
  return firstRight(source, {
    path,
    value: wanted,
    texts: writtenValues(source, path, { value: wanted, isReplaced: true }),
  });
}

function hasEntries(value: unknown): boolean {
  return isRecord(value) && Object.keys(value).length > 0;
}

/** The texts with a new key in a map that has others: behind the last of those that come before it, else in front of all. */
function addEntry(
  { source, order }: Setting,
  path: ValuePath,
  entry: { readonly key: string; readonly value: unknown },
) {
  const keys = Object.keys(valueAt(source.data, path) as object);
  const known = order(path);
  const rank = known.indexOf(entry.key);
  const isBefore = (key: string) => rank < 0 || (known.includes(key) && known.indexOf(key) < rank);
  const at = keys.findLastIndex(isBefore) + 1;
  const places = [...keys.keys()];
  return arrangeEntries(source, path, [...places.slice(0, at), entry, ...places.slice(at)]);
}

/** New keys come first, so that no map is empty on the way. */
function setMap({ source: first, order }: Setting, path: ValuePath, wanted: Record<string, unknown>): Source {
  let source = first;
  const before = valueAt(source.data, path) as Record<string, unknown>;
  for (const [key, value] of Object.entries(wanted)) {
    const at = [...path, key];
    if (Object.hasOwn(before, key)) source = setValue({ source, order }, at, value);
    else source = firstRight(source, { path: at, value, texts: addEntry({ source, order }, path, { key, value }) });
  }
  for (const key of Object.keys(before)) {
    if (Object.hasOwn(wanted, key)) continue;
    source = firstRight(source, { path: [...path, key], texts: removeEntry(source, [...path, key]) });
  }
  return source;
}

/** Entries that were there keep their text, wherever they stand; then those that have changed are changed in themselves. */
function setList({ source: first, order }: Setting, path: ValuePath, wanted: readonly unknown[]): Source {
  let source = first;
  const before = valueAt(source.data, path) as readonly unknown[];
  const matches = matchItems(before, wanted);
  const isInPlace = wanted.length === before.length && matches.every((match, at) => match === at);
  if (!isInPlace) {
    const entries = wanted.map((value, at) => matches[at] ?? { value });
    const value = entries.map((entry) => (typeof entry === "number" ? before[entry] : entry.value));
    source = firstRight(source, { path, value, texts: arrangeEntries(source, path, entries) });
  }
  for (const [at, item] of wanted.entries()) source = setValue({ source, order }, [...path, at], item);
  return source;
}

interface Attempt {
  readonly path: ValuePath;
  /** Absent where the entry is removed. */
  readonly value?: unknown;
  readonly texts: Iterable<string>;
}

/** The first text that holds exactly what is wanted. Where there is none, what is around the value is written anew, if no comment is lost. */
function firstRight(source: Source, { path, texts: tried, value }: Attempt): Source {
  const wanted = withValue(source.data, path, value);
  for (const text of tried) {
    const next = tryRead(text);
    if (next && next.errors <= source.errors && isDeepStrictEqual(next.data, wanted)) return next;
  }
  const around = path.slice(0, -1);
  if (path.length === 0) throw new CannotChangeError(`No way to write this value was found: ${JSON.stringify(value)}`);
  const outer = valueAt(wanted, around);
  const texts = writtenValues(source, around, { value: outer, isReplaced: false });
  return firstRight(source, { path: around, value: outer, texts });
}

function tryRead(text: string): Source | undefined {
  try {
    return readSource(text);
  } catch (error) {
    if (error instanceof CannotChangeError) return undefined;
    throw error;
  }
}
