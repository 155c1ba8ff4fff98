import { isRecord } from "../diagnostic/is-record.ts";
import type { ValuePath } from "../diagnostic/path.ts";

/** The data with a value at a path; undefined removes what is there. What is on the way to it and is not there yet becomes an object. */
export function withValue(data: unknown, [step, ...rest]: ValuePath, value: unknown): unknown {
  if (step === undefined) return value;
  if (Array.isArray(data)) {
    const item = withValue(data[Number(step)], rest, value);
    return data.toSpliced(Number(step), 1, ...(item === undefined ? [] : [item]));
  }
  const before = isRecord(data) ? data : {};
  const isThere = Object.hasOwn(before, step);
  if (value === undefined && !isThere) return data;
  const now = withValue(isThere ? before[step] : undefined, rest, value);
  // Written so, a key such as `__proto__` is one like others, and a key that is there keeps its place.
  const entries = Object.entries(before).map(([key, old]) => [key, key === String(step) ? now : old] as const);
  const all = isThere ? entries : [...entries, [step, now] as const];
  return Object.fromEntries(all.filter(([, one]) => one !== undefined));
}
