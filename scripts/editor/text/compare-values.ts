import { isRecord } from "../../content/diagnostic/is-record.ts";
import { toPointer, type ValuePath } from "../../content/diagnostic/path.ts";
import type { Change } from "../api/requests.ts";
import { isSame } from "./is-same.ts";

/** The smallest changes that lead from one value to another. A list is changed as a whole, unless a single item has changed in itself. */
export function compareValues(from: unknown, to: unknown, path: ValuePath = []): Change[] {
  if (isSame(from, to)) return [];
  if (Array.isArray(from) && Array.isArray(to) && from.length === to.length) {
    const [at = 0, ...others] = [...to.keys()].filter((index) => !isSame(from[index], to[index]));
    if (others.length === 0) return compareValues(from[at], to[at], [...path, at]);
  }
  if (!isRecord(from) || !isRecord(to)) return [{ pointer: toPointer(path), value: to }];
  const keys = new Set([...Object.keys(from), ...Object.keys(to)]);
  return [...keys].flatMap((key) => {
    const at = [...path, key];
    if (!Object.hasOwn(to, key)) return [{ pointer: toPointer(at) }];
    return Object.hasOwn(from, key)
      ? compareValues(from[key], to[key], at)
      : [{ pointer: toPointer(at), value: to[key] }];
  });
}
