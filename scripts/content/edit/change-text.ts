import { isDeepStrictEqual } from "node:util";
import { isCollection, isMap, isSeq, Scalar } from "yaml";
import { isRecord, valueAt, type ValuePath } from "../diagnostic/path.ts";
import { dataIn, unlessTooDeep } from "../yaml/data-in.ts";
import { dataOf, errorsOf, parseText, structuralErrors } from "../yaml/parse-text.ts";
import { arrangeInFlow, arrangeInLines } from "./arrange-entries.ts";
import { CannotChangeError, columnOf, type Edit, edited } from "./lines.ts";
import { type Entry, endOf, entriesOf, startOf } from "./entries.ts";
import { matchItems } from "./match-items.ts";
import { replaceDocument, replaceInFlow, replaceValue } from "./replace-value.ts";
import { writeBlock, writeFlow } from "./write-value.ts";

/**
 * Changes a YAML text so that it has the wanted data, and leaves every byte of unchanged parts as it is: comments, order, quotes, line
 * breaks. The result is parsed to check that it has exactly the wanted data; otherwise it throws a CannotChangeError. `order` gives the
 * keys of an object in order.
 */
export function changeText(text: string, wanted: unknown, order: KeyOrder = () => []): string {
  const isWindows = text.includes("\r\n") && !/(?<!\r)\n/.test(text);
  // A byte order mark would make the first line longer.
  const mark = text.startsWith("\ufeff") ? "\ufeff" : "";
  const plain = (isWindows ? text.replaceAll("\r\n", "\n") : text).slice(mark.length);
  const source = readSource(plain);
  if (!source) throw new CannotChangeError("The text cannot be parsed.");
  const { node, data, errors } = source;
  if (isDeepStrictEqual(data, wanted)) return text;
  // Double quotes can hold any text.
  for (const style of [undefined, Scalar.QUOTE_DOUBLE] as const) {
    const edits = editsOf({ text: plain, order, style }, { node, data, path: [], wanted, isInFlow: false });
    const changed = edited(plain, [0, plain.length], edits);
    const next = readSource(changed);
    if (next && next.errors <= errors && isDeepStrictEqual(next.data, wanted))
      return mark + (isWindows ? changed.replaceAll("\n", "\r\n") : changed);
  }
  throw new CannotChangeError("This cannot be written without changing more of the file: edit its text instead.");
}

/** The text of a page with some values set above its blocks, and without the keys in `left`. */
export function withKeys(text: string, values: Readonly<Record<string, unknown>>, left = new Set<string>()): string {
  const kept = Object.entries(Object(dataIn(text))).filter(([key]) => !left.has(key));
  const keys = kept.map(([key]) => key);
  return changeText(text, { ...Object.fromEntries(kept), ...values }, () =>
    keys.toSpliced(keys.indexOf("blocks"), 0, ...Object.keys(values)),
  );
}

/** The parsed text; undefined if the parser does not understand all of it. */
function readSource(text: string) {
  return unlessTooDeep(() => {
    const document = parseText(text);
    const errors = errorsOf(document);
    if (structuralErrors(errors).length > 0) return undefined;
    return { data: dataOf(document), node: document.contents as unknown, errors: errors.length };
  });
}

/** The keys that the object at a path can have, in their order. */
type KeyOrder = (path: ValuePath) => readonly string[];

interface Writing {
  readonly text: string;
  readonly order: KeyOrder;
  /** The style that all new texts must have. */
  readonly style: Scalar.Type | undefined;
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

/** The edits that give a value the wanted data. Only differences are written. */
function editsOf(writing: Writing, change: Change): readonly Edit[] {
  const { text, style } = writing;
  const { node, data, wanted, path, entry } = change;
  if (isDeepStrictEqual(data, wanted)) return [];
  const entries = entriesOf(text, node);
  const next = nextEntries(writing, change, entries);
  if (next.length === 0) {
    if (!entry) return [replaceDocument(writing, node, wanted)];
    return [change.isInFlow ? replaceInFlow(writing, entry, wanted) : replaceValue(writing, entry, wanted)];
  }
  const isInFlow = isCollection(node) && node.flow === true;
  const arranged = next.map(({ at, key, value }) => {
    const old = at === undefined ? undefined : entries[at];
    if (old && at !== undefined) {
      const below = { node: old.node, data: valueAt(data, [old.key]), wanted: value, path: [...path, old.key] };
      return { at, edits: editsOf(writing, { ...below, entry: old, isInFlow: isInFlow || change.isInFlow }) };
    }
    const form = { column: columnOf(text, entries[0]?.start ?? 0), ...(style && { style, width: 0 }) };
    if (!isInFlow) return { written: writeBlock(key === undefined ? [value] : { [key]: value }, form) };
    return { written: (key === undefined ? "" : `${writeFlow(key)}: `) + writeFlow(value, style) };
  });
  const isInPlace = next.length === entries.length && next.every(({ at }, place) => at === place);
  if (isInPlace) return arranged.flatMap(({ edits = [] }) => edits);
  if (!isInFlow) return [arrangeInLines(text, entries, arranged)];
  return [arrangeInFlow(text, entries, [startOf(node) ?? 0, endOf(text, node)], arranged)];
}

/** An entry of the resulting map, if it has a key, or list. */
interface NextEntry {
  /** The index of the old entry; undefined for a new one. */
  readonly at: number | undefined;
  readonly key?: string;
  readonly value: unknown;
}

/** The entries of the resulting map or list; none if it becomes another kind of value. */
function nextEntries(
  { order }: Writing,
  { node, data, wanted, path }: Change,
  entries: readonly Entry[],
): readonly NextEntry[] {
  if (entries.length === 0) return [];
  if (isMap(node) && isRecord(data) && isRecord(wanted)) return nextOfMap(entries, wanted, order(path));
  if (!isSeq(node) || !Array.isArray(data) || !Array.isArray(wanted)) return [];
  const matches = matchItems(data, wanted);
  // An entry that replaces one of another kind keeps the comments around it.
  const isReplaced = (at: number) => data.length === wanted.length && !matches.includes(at);
  return wanted.map((value, at) => ({ at: matches[at] ?? (isReplaced(at) ? at : undefined), value }));
}

/** Old keys keep their order. A new one goes after the last of the keys that precede it in `order`, or else before all. */
function nextOfMap(
  entries: readonly Entry[],
  wanted: Readonly<Record<string, unknown>>,
  known: readonly string[],
): readonly NextEntry[] {
  const old = entries.map(({ key }) => `${key}`);
  const keys = [...old];
  for (const key of Object.keys(wanted)) {
    if (keys.includes(key)) continue;
    const rank = known.indexOf(key);
    const isBefore = (other: string) => rank < 0 || (known.includes(other) && known.indexOf(other) < rank);
    keys.splice(keys.findLastIndex(isBefore) + 1, 0, key);
  }
  return keys
    .filter((key) => Object.hasOwn(wanted, key))
    .map((key) => ({ at: old.includes(key) ? old.indexOf(key) : undefined, key, value: wanted[key] }));
}
