import { deepEquals } from "@rjsf/utils";
import { isRecord } from "../../../content/diagnostic/is-record.ts";
import { fromPointer, listAt, toPointer, valueAt } from "../../../content/diagnostic/path.ts";

type List = readonly unknown[];

const keys = new WeakMap<List, readonly number[]>();
let count = 0;

/** A key for each entry of a list, which it keeps while others come and go around it. */
export function keysOf(list: List): readonly number[] {
  const known = keys.get(list) ?? list.map(() => count++);
  keys.set(list, known);
  return known;
}

/** The key of the entry to which a pointer leads; undefined where there is none. */
export function keyOf(data: unknown, pointer = ""): number | undefined {
  const path = fromPointer(pointer);
  return keysOf(listAt(data, path.slice(0, -1)))[Number(path.at(-1))];
}

/** Gives the entries of all lists their keys again, where data stand in the place of others. `isOwn`: the person at the panel has changed them. */
export function keepKeys(before: unknown, after: unknown, isOwn = false): void {
  if (before === after) return;
  if (Array.isArray(before) && Array.isArray(after)) {
    const matches = isOwn ? movedEntries(before, after) : sameEntries(before, after);
    const known = keysOf(before);
    keys.set(
      after,
      matches.map((at) => known[at ?? -1] ?? count++),
    );
    for (const [at, match] of matches.entries()) keepKeys(before[match ?? -1], after[at], isOwn);
  } else if (isRecord(before) && isRecord(after))
    for (const [key, value] of Object.entries(after)) keepKeys(before[key], value, isOwn);
}

/** Where a value stands in data whose entries have the keys of those in which a pointer leads to it; undefined where it is gone. */
export function followPointer(pointer: string, before: unknown, after: unknown): string | undefined {
  const path: string[] = [];
  for (const [depth, part] of fromPointer(pointer).entries()) {
    const [was, now] = [valueAt(before, fromPointer(pointer).slice(0, depth)), valueAt(after, path)];
    const areLists = Array.isArray(was) && Array.isArray(now);
    const at = areLists ? keysOf(now).indexOf(keysOf(was)[Number(part)] ?? -1) : part;
    if (at === -1) return undefined;
    path.push(`${at}`);
  }
  return toPointer(path);
}

/** For each entry after a change by hand the index of the one that it was: it is the same object, or the only one that has changed. */
function movedEntries(before: List, after: List): readonly (number | undefined)[] {
  const isTyped = before.length === after.length && after.filter((one, at) => one !== before[at]).length <= 1;
  const free = new Set(before.keys());
  return after.map((entry, at) => {
    const found = isTyped ? at : [...free].find((index) => before[index] === entry);
    free.delete(found ?? -1);
    return found;
  });
}

/**
 * For each entry as somebody else has left it the index of the one that it surely was: one that is equal, the only one that has changed,
 * or the only one that is like it. In doubt it is a new one: what is typed into an entry must never go into another.
 */
function sameEntries(before: List, after: List): readonly (number | undefined)[] {
  const least = Math.min(before.length, after.length);
  const firstUnlike = (most: number, of: (list: List, at: number) => unknown) =>
    [...Array(most).keys()].find((at) => !deepEquals(of(before, at), of(after, at))) ?? most;
  const start = firstUnlike(least, (list, at) => list[at]);
  const end = firstUnlike(least - start, (list, at) => list.at(-1 - at));
  const matches = after.map((_, at) => (at < start ? at : at + before.length - after.length));
  const [old, now] = [before, after].map((list) => [...list.keys()].slice(start, list.length - end)) as [
    number[],
    number[],
  ];
  // What stands between them is the same where it is one entry on both sides.
  if (old.length === 1 && now.length === 1 && isOfKind(before[start], after[start])) return matches;
  const onlyOne = (found: readonly number[]) => (found.length === 1 ? found[0] : undefined);
  const taken = new Map<number, number>();
  for (const at of now) {
    const equal = old.find((index) => !taken.has(index) && deepEquals(before[index], after[at]));
    if (equal !== undefined) taken.set(equal, at);
  }
  const left = now.filter((at) => ![...taken.values()].includes(at));
  const free = old.filter((index) => !taken.has(index));
  for (const index of free) {
    const at = onlyOne(left.filter((at) => isLike(before[index], after[at])));
    if (at !== undefined && free.filter((other) => isLike(before[other], after[at])).length === 1) taken.set(index, at);
  }
  const found = new Map([...taken].map(([index, at]) => [at, index]));
  return matches.map((match, at) => (now.includes(at) ? found.get(at) : match));
}

function isOfKind(one: unknown, other: unknown): boolean {
  return typeof one === typeof other && valueAt(one, ["type"]) === valueAt(other, ["type"]);
}

/** Whether at least half of two entries is equal. */
function isLike(one: unknown, other: unknown): boolean {
  if (!isRecord(one) || !isRecord(other) || !isOfKind(one, other)) return false;
  const names = Object.keys({ ...one, ...other }).filter((name) => name !== "type");
  return names.filter((name) => deepEquals(one[name], other[name])).length * 2 >= names.length;
}
