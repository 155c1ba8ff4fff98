import { isDeepStrictEqual } from "node:util";
import { isMap, isSeq } from "yaml";
import { isRecord } from "../../content/diagnostic/is-record.ts";
import { type ValuePath, valueAt } from "../../content/diagnostic/path.ts";
import { arrangeEntries, type NextEntry } from "./arrange-entries.ts";
import { CannotChangeError } from "./cannot-change-error.ts";
import { type Edit, edited } from "./lines.ts";
import { matchItems } from "./match-items.ts";
import { replaceDocument, replaceValue } from "./replace-value.ts";
import { type Entry, endOf, entriesOf, readSource } from "./source.ts";

/**
 * Writes data into a YAML text that holds others, and leaves every byte of what is the same as it is: comments, order, quotes, line
 * breaks. What comes of it is parsed and holds exactly what was wanted; otherwise it throws a CannotChangeError. `order` says which keys
 * an object has, in their order.
 */
export function changeText(text: string, wanted: unknown, order: KeyOrder = () => []): string {
  // The mark in front of a text would make its first line longer.
  const mark = text.startsWith("\ufeff") ? "\ufeff" : "";
  const unmarked = text.slice(mark.length);
  const source = readSource(unmarked);
  if (!source) throw new CannotChangeError("The text cannot be parsed.");
  const { node, data, errors } = source;
  if (isDeepStrictEqual(data, wanted)) return text;
  for (const isQuoted of [false, true]) {
    const edits = editsOf({ text: unmarked, order, isQuoted }, { node, data, path: [], wanted, isInFlow: false });
    const changed = edited(unmarked, [0, unmarked.length], edits);
    const next = readSource(changed);
    if (next && next.errors <= errors && isDeepStrictEqual(next.data, wanted)) return mark + changed;
  }
  throw new CannotChangeError("No way to write this was found.");
}

/** The keys that the object at a path can have, in their order. */
type KeyOrder = (path: ValuePath) => readonly string[];

interface Writing {
  readonly text: string;
  readonly order: KeyOrder;
  /** Whether new texts stand in double quotes, which can hold any. */
  readonly isQuoted: boolean;
}

interface Change {
  readonly node: unknown;
  readonly data: unknown;
  readonly wanted: unknown;
  readonly path: ValuePath;
  /** Absent for the whole document. */
  readonly entry?: Entry;
  readonly isInFlow: boolean;
}

/** The edits after which a value is as wanted: only what differs in it is written. */
function editsOf(writing: Writing, change: Change): readonly Edit[] {
  const { node, data, wanted, path, entry, isInFlow } = change;
  if (isDeepStrictEqual(data, wanted)) return [];
  const next = nextEntries(writing, change);
  if (next.length === 0) {
    const { text, isQuoted } = writing;
    return [entry ? replaceValue({ text, entry, isInFlow, isQuoted }, wanted) : replaceDocument(writing, node, wanted)];
  }
  const entries = entriesOf(node);
  const isFlow = (isMap(node) || isSeq(node)) && node.flow === true;
  const edits = next.map(({ at, value }) => {
    const old = at === undefined ? undefined : entries[at];
    if (!old) return [];
    const below = { ...{ node: old.node, data: valueAt(data, [old.key]), wanted: value }, entry: old };
    return editsOf(writing, { ...below, path: [...path, old.key], isInFlow: isInFlow || isFlow });
  });
  const token = isFlow ? node.srcToken : undefined;
  const brackets = token && ([token.offset, endOf(token)] as const);
  return [arrangeEntries({ ...writing, entries, brackets, edits }, next)];
}

/** The entries that a map or list is to have; none where it is to be another value. */
function nextEntries({ order }: Writing, { node, data, wanted, path }: Change): readonly NextEntry[] {
  if (isMap(node) && isRecord(data) && isRecord(wanted)) return nextOfMap(entriesOf(node), wanted, order(path));
  if (!isSeq(node) || !Array.isArray(data) || !Array.isArray(wanted) || data.length === 0) return [];
  const matches = matchItems(data, wanted);
  return wanted.map((value, at) => ({ at: matches[at], value }));
}

/** Keys that were there stay in their order; a new one stands behind the last of those that come before it, else in front of all. */
function nextOfMap(
  entries: readonly Entry[],
  wanted: Readonly<Record<string, unknown>>,
  known: readonly string[],
): readonly NextEntry[] {
  if (entries.length === 0) return [];
  const keys = entries.map(({ key }) => `${key}`);
  const isThere = new Set(keys);
  for (const key of Object.keys(wanted)) {
    if (isThere.has(key)) continue;
    const rank = known.indexOf(key);
    const isBefore = (other: string) => rank < 0 || (known.includes(other) && known.indexOf(other) < rank);
    keys.splice(keys.findLastIndex(isBefore) + 1, 0, key);
  }
  const places = new Map(entries.map(({ key }, at) => [`${key}`, at]));
  return keys
    .filter((key) => Object.hasOwn(wanted, key))
    .map((key) => ({ at: places.get(key), key, value: wanted[key] }));
}
