import { diff3Merge } from "node-diff3";
import { isRecord } from "../../content/diagnostic/is-record.ts";
import { toPointer, type ValuePath, valueAt } from "../../content/diagnostic/path.ts";
import { isSame } from "./is-same.ts";
import { numbered } from "./match-items.ts";

/** A value that two have changed. One that is undefined was removed. */
export interface Conflict {
  readonly pointer: string;
  readonly mine: unknown;
  readonly theirs: unknown;
}

interface Merged {
  /** Where both have changed the same, it has theirs. */
  readonly value: unknown;
  readonly conflicts: readonly Conflict[];
}

/** Merges what two sides have made of a value. What only one has changed is taken; where both have, there is a conflict. */
export function mergeValues(base: unknown, mine: unknown, theirs: unknown): Merged {
  const conflicts: Conflict[] = [];
  const value = merge({ base, mine, theirs }, [], (conflict) => conflicts.push(conflict));
  return { value, conflicts };
}

interface Versions {
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
}

type Tell = (conflict: Conflict) => void;

function merge({ base, mine, theirs }: Versions, path: ValuePath, tell: Tell): unknown {
  if (isSame(mine, theirs) || isSame(base, theirs)) return mine;
  if (isSame(base, mine)) return theirs;
  const all = [base, mine, theirs];
  if (all.every(isRecord)) return mergeMaps({ base, mine, theirs } as Records, path, tell);
  const merged = all.every(Array.isArray) ? mergeLists({ base, mine, theirs } as Lists, path, tell) : undefined;
  if (merged) return merged;
  tell({ pointer: toPointer(path), mine, theirs });
  return theirs;
}

type Records = Readonly<Record<keyof Versions, Readonly<Record<string, unknown>>>>;
type Lists = Readonly<Record<keyof Versions, readonly unknown[]>>;

function mergeMaps({ base, mine, theirs }: Records, path: ValuePath, tell: Tell): unknown {
  const keys = new Set([...Object.keys(theirs), ...Object.keys(mine), ...Object.keys(base)]);
  const entries = Array.from(keys, (key) => {
    const [ofBase, ofMine, ofTheirs] = [base, mine, theirs].map((map) => valueAt(map, [key]));
    return [key, merge({ base: ofBase, mine: ofMine, theirs: ofTheirs }, [...path, key], tell)] as const;
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** Undefined where both have changed the same stretch of a list, and not entry by entry. */
function mergeLists({ base, mine, theirs }: Lists, path: ValuePath, tell: Tell): unknown[] | undefined {
  const all = [...base, ...mine, ...theirs];
  const [a, o, b] = [mine, base, theirs].map((list) => numbered(list, all)) as [number[], number[], number[]];
  const regions = diff3Merge(a, o, b, { excludeFalseConflicts: true });
  if (regions.some(({ conflict: c }) => c && (c.a.length !== c.o.length || c.b.length !== c.o.length)))
    return undefined;
  const kept = regions.flatMap(({ ok, conflict: c }) => ok ?? c?.o.flatMap((_, at) => keptAt(at, c)) ?? []);
  if (!isWhole({ base: o, mine: a, theirs: b }, kept)) return undefined;
  const merged: unknown[] = [];
  for (const { ok, conflict } of regions) {
    if (ok) merged.push(...ok.map((number) => all[number]));
    if (!conflict) continue;
    for (const [at, number] of conflict.o.entries()) {
      const entry = { base: all[number], mine: all[conflict.a[at] ?? 0], theirs: all[conflict.b[at] ?? 0] };
      merged.push(merge(entry, [...path, conflict.bIndex + at], tell));
    }
  }
  return merged;
}

/** The entries of a stretch at a place: both where both have changed the one that was there, which are then merged. */
function keptAt(at: number, { a, o, b }: Readonly<Record<"a" | "o" | "b", readonly number[]>>): number[] {
  const [mine = 0, base, theirs = 0] = [a[at], o[at], b[at]];
  if (mine === base) return [theirs];
  return theirs === base || theirs === mine ? [mine] : [mine, theirs];
}

/** Whether each entry is there as often as it must be: one that both have moved, or one has moved and the other removed, is not. */
function isWhole(
  { base, mine, theirs }: Readonly<Record<keyof Versions, readonly number[]>>,
  merged: readonly number[],
): boolean {
  const count = (list: readonly number[], number: number) => list.filter((one) => one === number).length;
  return [...new Set([...base, ...mine, ...theirs])].every((number) => {
    const [o, a, b, all] = [base, mine, theirs, merged].map((list) => count(list, number));
    return all === (a === o ? b : b === o ? a : a === b ? a : all);
  });
}
