import { isRecord } from "../../content/diagnostic/is-record.ts";
import { fromPointer } from "../../content/diagnostic/path.ts";
import type { Change } from "../api/requests.ts";
import { CannotChangeError } from "./cannot-change-error.ts";

/** The data with changes, one after the other. What is on the way to a new value and is not there yet becomes an object. */
export function applyChanges(data: unknown, changes: readonly Change[]): unknown {
  return changes.reduce((now, change) => changed(now, fromPointer(change.pointer), change), data);
}

function changed(data: unknown, path: readonly string[], change: Change): unknown {
  const [part, ...rest] = path;
  const isRemoved = !("value" in change);
  if (part === undefined) return isRemoved ? null : change.value;
  if (Array.isArray(data)) return changedList(data, { part, rest, change });
  if (data !== undefined && data !== null && !isRecord(data))
    throw new CannotChangeError(`${change.pointer} leads into a value that has no entries.`);
  const before = data ?? {};
  const isThere = Object.hasOwn(before, part);
  if (isRemoved && !isThere) return data;
  if (isRemoved && rest.length === 0) return Object.fromEntries(Object.entries(before).filter(([key]) => key !== part));
  // Written so, a key such as `__proto__` is one like others, and a key that is there keeps its place.
  const value = changed(isThere ? before[part] : undefined, rest, change);
  const entries = Object.entries(before).map(([key, old]) => [key, key === part ? value : old]);
  return Object.fromEntries(isThere ? entries : [...entries, [part, value]]);
}

/** A list with a changed item. The index behind the last one adds an item. */
function changedList(list: readonly unknown[], at: { part: string; rest: readonly string[]; change: Change }): unknown {
  const index = /^(?:0|[1-9]\d*)$/.test(at.part) ? Number(at.part) : -1;
  const isRemoved = !("value" in at.change);
  if (index < 0 || index > list.length)
    throw new CannotChangeError(`${at.change.pointer} leads to no item of the list.`);
  if (isRemoved && index === list.length) return list;
  if (isRemoved && at.rest.length === 0) return list.toSpliced(index, 1);
  return list.toSpliced(index, 1, changed(list[index], at.rest, at.change));
}
