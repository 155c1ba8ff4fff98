import { isDeepStrictEqual } from "node:util";
import { fromPointer, isRecord, listAt, toPointer, valueAt } from "../../../content/diagnostic/path.ts";
import { likeness, matchItems } from "../../../content/edit/match-items.ts";

type List = readonly unknown[];

const keys = new WeakMap<List, readonly number[]>();
let count = 0;

/** A stable key for each entry of a list. */
export function keysOf(list: List): readonly number[] {
  const known = keys.get(list) ?? list.map(() => count++);
  keys.set(list, known);
  return known;
}

/** The key of the entry at a pointer; undefined if there is none. */
export function keyOf(data: unknown, pointer = ""): number | undefined {
  const path = fromPointer(pointer);
  return keysOf(listAt(data, path.slice(0, -1)))[Number(path.at(-1))];
}

/** Passes the keys of all list entries on to the data that replace them. */
export function keepKeys(before: unknown, after: unknown): void {
  if (before === after) return;
  if (Array.isArray(before) && Array.isArray(after)) {
    const [known, matches] = [keysOf(before), sureMatches(before, after)];
    const kept = matches.map((at) => known[at ?? -1] ?? count++);
    keys.set(after, kept);
    for (const [at, match] of matches.entries()) keepKeys(before[match ?? -1], after[at]);
  } else if (isRecord(before) && isRecord(after))
    for (const [key, value] of Object.entries(after)) keepKeys(before[key], value);
}

/** The pointer to the same value in `after`, whose entries have the keys of those in `before`; undefined if it is gone. */
export function followPointer(pointer: string, before: unknown, after: unknown): string | undefined {
  let was = before;
  const path: string[] = [];
  for (const part of fromPointer(pointer)) {
    const now = valueAt(after, path);
    const areLists = Array.isArray(was) && Array.isArray(now);
    const at = areLists ? keysOf(now).indexOf(keysOf(was as List)[Number(part)] ?? -1) : part;
    if (at === -1) return undefined;
    path.push(`${at}`);
    was = valueAt(was, [part]);
  }
  return toPointer(path);
}

/**
 * For each entry, the index of the one that it certainly was: an equal one, the only one that has changed, or the only similar one. If
 * in doubt, it counts as new: what is typed into one entry must never end up in another.
 */
function sureMatches(before: List, after: List): readonly (number | undefined)[] {
  const isAsLong = before.length === after.length;
  const isInPlace = isAsLong && after.length > 1 && after.filter((one, at) => one !== before[at]).length === 1;
  // Someone is typing, even if the entry now equals another; or the data were saved as typed.
  if (isInPlace || (isAsLong && isDeepStrictEqual(before, after))) return [...after.keys()];
  const matches = matchItems(before, after);
  const likenesses = after.map((one) => before.map((other) => likeness(one, other)));
  const own = matches.map((index = -1, at) => likenesses[at]?.[index] ?? -1);
  const isOnlyOne = isAsLong && own.filter((one) => one <= 1).length === 1;
  return matches.map((index = -1, at) => {
    const alike = [...(likenesses[at] ?? []), ...likenesses.map((all) => all[index] ?? 0)].filter((one) => one >= 0.5);
    const here = own[at] ?? -1;
    return here > 1 || (here >= 0 && isOnlyOne) || (here >= 0.5 && alike.length === 2) ? index : undefined;
  });
}
