import { isRecord } from "../../content/diagnostic/is-record.ts";
import { toPointer, type ValuePath } from "../../content/diagnostic/path.ts";
import type { Change } from "../api/requests.ts";
import { isSame } from "./is-same.ts";

/**
 * The smallest changes that lead from one value to another. A list is changed as a whole, unless all of its items are where they were
 * and only changed in themselves.
 */
export function compareValues(from: unknown, to: unknown): Change[] {
  return compare({ from, to }, []);
}

function compare({ from, to }: { from: unknown; to: unknown }, path: ValuePath): Change[] {
  if (isSame(from, to)) return [];
  if (isRecord(from) && isRecord(to) && hasEntries(from) && hasEntries(to)) return compareMaps(from, to, path);
  if (!Array.isArray(from) || !Array.isArray(to) || !isChangedInPlace(from, to))
    return [{ pointer: toPointer(path), value: to }];
  return from.flatMap((item, index) => compare({ from: item, to: to[index] }, [...path, index]));
}

/** Additions come first, so that a map is never empty on the way. */
function compareMaps(from: Record<string, unknown>, to: Record<string, unknown>, path: ValuePath): Change[] {
  const pointer = (key: string) => toPointer([...path, key]);
  const added = Object.keys(to).filter((key) => !Object.hasOwn(from, key));
  const removed = Object.keys(from).filter((key) => !Object.hasOwn(to, key));
  const kept = Object.keys(from).filter((key) => Object.hasOwn(to, key));
  return [
    ...added.map((key) => ({ pointer: pointer(key), value: to[key] })),
    ...removed.map((key) => ({ pointer: pointer(key) })),
    ...kept.flatMap((key) => compare({ from: from[key], to: to[key] }, [...path, key])),
  ];
}

function hasEntries(map: Record<string, unknown>): boolean {
  return Object.keys(map).length > 0;
}

/** Whether no item of a list has moved to another place: none that is new there was elsewhere before. */
function isChangedInPlace(from: readonly unknown[], to: readonly unknown[]): boolean {
  if (from.length !== to.length) return false;
  const places = from.flatMap((item, index) => (isSame(item, to[index]) ? [] : [index]));
  return !places.some((one) => places.some((other) => isSame(from[one], to[other])));
}
