import { diff3Merge } from "node-diff3";
import { isRecord } from "../../content/diagnostic/is-record.ts";
import { toPointer, type ValuePath } from "../../content/diagnostic/path.ts";
import type { Conflict } from "../api/api.ts";
import { isSame } from "./is-same.ts";
import { numbered } from "./match-items.ts";

interface Merged {
  /** Where both have changed the same, it has theirs. */
  readonly value: unknown;
  readonly conflicts: readonly Conflict[];
}

type Side = "mine" | "theirs";

/** Merges what two sides have made of a value. What only one has changed is taken; where both have, `prefer` decides, or there is a conflict. */
export function mergeValues(base: unknown, mine: unknown, theirs: unknown, prefer?: Side): Merged {
  const conflicts: Conflict[] = [];
  const value = merge({ base, mine, theirs }, [], (conflict) => {
    if (prefer === undefined) conflicts.push(conflict);
    return prefer ?? "theirs";
  });
  return { value: value === gone ? undefined : value, conflicts };
}

/** In place of a value that is not there. */
const gone = Symbol("gone");

interface Versions {
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
}

type Decide = (conflict: Conflict) => Side;

function merge(versions: Versions, path: ValuePath, decide: Decide): unknown {
  const { base, mine, theirs } = versions;
  if (isSame(mine, theirs) || isSame(base, theirs)) return mine;
  if (isSame(base, mine)) return theirs;
  const all = [base, mine, theirs];
  if (all.every(isRecord)) return mergeMaps({ base, mine, theirs } as Records, path, decide);
  const merged = all.every(Array.isArray) ? mergeLists(versions as Lists, path, decide) : undefined;
  if (merged) return merged;
  const given = (side: Side) => (versions[side] === gone ? {} : { [side]: versions[side] });
  return versions[decide({ pointer: toPointer(path), ...given("mine"), ...given("theirs") })];
}

type Records = Readonly<Record<keyof Versions, Readonly<Record<string, unknown>>>>;
type Lists = Readonly<Record<keyof Versions, readonly unknown[]>>;

function mergeMaps({ base, mine, theirs }: Records, path: ValuePath, decide: Decide): unknown {
  const keys = new Set([...Object.keys(theirs), ...Object.keys(mine), ...Object.keys(base)]);
  const at = (map: Readonly<Record<string, unknown>>, key: string) => (Object.hasOwn(map, key) ? map[key] : gone);
  return Object.fromEntries(
    [...keys].flatMap((key) => {
      const versions = { base: at(base, key), mine: at(mine, key), theirs: at(theirs, key) };
      const value = merge(versions, [...path, key], decide);
      return value === gone ? [] : [[key, value]];
    }),
  );
}

/** Undefined where both have changed the same stretch of a list, and not entry by entry. */
function mergeLists({ base, mine, theirs }: Lists, path: ValuePath, decide: Decide): unknown[] | undefined {
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
      merged.push(merge(entry, [...path, conflict.bIndex + at], decide));
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
