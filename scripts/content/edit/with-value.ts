import { isRecord, type ValuePath } from "../diagnostic/path.ts";

/** The data with a value set at a path; undefined removes it. Missing parents become objects. */
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
  // This way a key such as `__proto__` is like any other, and an existing key keeps its place.
  const entries = Object.entries(before).map(([key, old]) => [key, key === String(step) ? now : old] as const);
  const all = isThere ? entries : [...entries, [step, now] as const];
  return Object.fromEntries(all.filter(([, one]) => one !== undefined));
}
