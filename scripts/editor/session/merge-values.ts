import { isDeepStrictEqual } from "node:util";
import { diff3Merge } from "node-diff3";
import { isRecord, toPointer, valueAt, type ValuePath } from "../../content/diagnostic/path.ts";
import { matchItems } from "../../content/edit/match-items.ts";

/** A value that both sides have changed. Undefined means removed. */
export interface Conflict {
  /** Where it is in the merged value. */
  readonly pointer: string;
  readonly mine: unknown;
  readonly theirs: unknown;
}

/** Merges the changes of two sides to a value. If both have changed the same place, theirs is used and a conflict reported. */
export function mergeValues(base: unknown, mine: unknown, theirs: unknown) {
  const conflicts: Conflict[] = [];
  const value = merge({ base, mine, theirs }, [], (conflict) => conflicts.push(conflict));
  return { value, conflicts };
}

interface Versions<Value = unknown> {
  readonly base: Value;
  readonly mine: Value;
  readonly theirs: Value;
}

type Tell = (conflict: Conflict) => void;

function merge({ base, mine, theirs }: Versions, path: ValuePath, tell: Tell): unknown {
  if (isDeepStrictEqual(mine, theirs) || isDeepStrictEqual(base, theirs)) return mine;
  if (isDeepStrictEqual(base, mine)) return theirs;
  if (isRecord(base) && isRecord(mine) && isRecord(theirs)) return mergeMaps({ base, mine, theirs }, path, tell);
  const areLists = Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs);
  const merged = areLists ? mergeLists({ base, mine, theirs }, path, tell) : undefined;
  if (merged) return merged;
  tell({ pointer: toPointer(path), mine, theirs });
  return theirs;
}

function mergeMaps(maps: Versions<Readonly<Record<string, unknown>>>, path: ValuePath, tell: Tell): unknown {
  const { base, mine, theirs } = maps;
  const keys = new Set([...Object.keys(theirs), ...Object.keys(mine), ...Object.keys(base)]);
  const entries = Array.from(keys, (key) => {
    const [ofBase, ofMine, ofTheirs] = [base, mine, theirs].map((map) => valueAt(map, [key]));
    return [key, merge({ base: ofBase, mine: ofMine, theirs: ofTheirs }, [...path, key], tell)] as const;
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** Undefined if both have added, removed or moved entries in the same place. */
function mergeLists({ base, mine, theirs }: Versions<readonly unknown[]>, path: ValuePath, tell: Tell) {
  const added = [...mine, ...theirs];
  // Each entry gets the number of its base entry; a new entry, or a changed text, gets a higher number.
  const numbered = (list: readonly unknown[]) => {
    const matches = matchItems(base, list);
    const numberOf = (item: unknown) => base.length + added.findIndex((one) => isDeepStrictEqual(one, item));
    const isKept = (item: unknown, at: number) => isRecord(item) || isDeepStrictEqual(item, base[matches[at] ?? -1]);
    return list.map((item, at) => (isKept(item, at) ? matches[at] : undefined) ?? numberOf(item));
  };
  const [o, a, b] = [[...base.keys()], numbered(mine), numbered(theirs)];
  const regions = diff3Merge(a, o, b, { excludeFalseConflicts: true });
  const kept = regions.flatMap(({ ok }) => ok ?? []);
  // An entry that both have moved, or that one has moved or changed and the other removed, is there twice or not at all.
  const isWhole = [...new Set([...o, ...a, ...b])].every((number) => {
    const [was = 0, ofMine, ofTheirs, now] = [o, a, b, kept].map((all) => all.filter((one) => one === number).length);
    const left = ofTheirs === 0 ? mine[a.indexOf(number)] : theirs[b.indexOf(number)];
    const isLost = now === 0 && left !== undefined && !isDeepStrictEqual(left, base[number]);
    return !isLost && now === (ofMine === was ? ofTheirs : ofMine);
  });
  if (!isWhole || regions.some(({ conflict }) => conflict)) return undefined;
  return kept.map((number, at) => {
    if (number >= base.length) return added[number - base.length];
    const entry = { base: base[number], mine: mine[a.indexOf(number)], theirs: theirs[b.indexOf(number)] };
    return merge(entry, [...path, at], tell);
  });
}
