import type { Change } from "../../api/api.ts";

type Key = string | number;
type DataRecord = Readonly<Record<string, unknown>>;

export function isRecord(value: unknown): value is DataRecord {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The JSON Pointer of a path, below another one. */
export function pointerOf(path: readonly Key[], above = ""): string {
  return above + path.map((key) => `/${`${key}`.replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
}

export function pathOf(pointer: string): string[] {
  const keys = pointer.split("/").slice(1);
  return keys.map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"));
}

export function isAtOrBelow(pointer: string, above: string): boolean {
  return pointer === above || pointer.startsWith(`${above}/`);
}

export function valueAt(data: unknown, pointer: string): unknown {
  return pathOf(pointer).reduce<unknown>((value, key) => childOf(value, key), data);
}

function childOf(value: unknown, key: string): unknown {
  if (Array.isArray(value)) return value[Number(key)];
  return isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/** A copy of data with changed values. What is above them is made where it is missing. */
export function applyChanges(data: unknown, changes: readonly Change[]): unknown {
  return changes.reduce((changed, { pointer, value }) => withValue(changed, pathOf(pointer), value), data);
}

function withValue(data: unknown, path: readonly string[], value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  const next = withValue(childOf(data, key), rest, value);
  if (Array.isArray(data)) {
    return next === undefined ? data.filter((_, index) => index !== Number(key)) : data.with(Number(key), next);
  }
  const { [key]: _, ...others } = isRecord(data) ? data : {};
  if (next === undefined) return others;
  // A key keeps its place.
  return isRecord(data) ? { ...data, [key]: next } : { [key]: next };
}

export function isSame(one: unknown, other: unknown): boolean {
  return Object.is(one, other) || (one !== undefined && other !== undefined && differences(one, other).length === 0);
}

/** The smallest changes that lead from one data to the other. A list is a whole unless a single entry of it has changed in its place. */
export function differences(from: unknown, to: unknown, pointer = ""): Change[] {
  if (Object.is(from, to)) return [];
  if (to === undefined) return [{ pointer }];
  if (Array.isArray(from) && Array.isArray(to)) {
    const changed = to.flatMap((item, index) => (isSame(from[index], item) ? [] : [index]));
    if (from.length !== to.length || changed.length > 1) return [{ pointer, value: to }];
    return changed.flatMap((index) => differences(from[index], to[index], pointerOf([index], pointer)));
  }
  if (!isRecord(from) || !isRecord(to)) return [{ pointer, value: to }];
  const keys = new Set([...Object.keys(from), ...Object.keys(to)]);
  return [...keys].flatMap((key) => differences(from[key], to[key], pointerOf([key], pointer)));
}
