import { fromPointer, isRecord, type ValuePath } from "../../scripts/content/diagnostic/path.ts";
import { changeText } from "../../scripts/content/edit/change-text.ts";
import { withValue } from "../../scripts/content/edit/with-value.ts";
import { dataIn } from "../../scripts/content/yaml/data-in.ts";

/** A value at a JSON Pointer. Without one, the value there is removed. */
export interface Change {
  readonly pointer: string;
  readonly value?: unknown;
}

/** The data with changes, one after the other. */
export function applyChanges(data: unknown, changes: readonly Change[]): unknown {
  return changes.reduce((now, { pointer, value }) => withValue(now, fromPointer(pointer), value), data);
}

/** A text with changed values, where `keys` come in that order. */
export function changedText(text: string, changes: readonly Change[], keys: readonly string[] = []): string {
  return changeText(text, applyChanges(dataIn(text), changes), () => keys);
}

/** The paths of a value and of all values in it. */
export function pathsIn(value: unknown, path: ValuePath = []): ValuePath[] {
  const below = Array.isArray(value) ? [...value.entries()] : isRecord(value) ? Object.entries(value) : [];
  return [path, ...below.flatMap(([step, one]) => pathsIn(one, [...path, step]))];
}

/** The lines that differ, as in a diff. */
export function differences(before: string, after: string): readonly string[] {
  const [old, now] = [before.split("\n"), after.split("\n")];
  let start = 0;
  while (start < old.length && old[start] === now[start]) start++;
  let end = 0;
  while (end < Math.min(old.length, now.length) - start && old.at(-1 - end) === now.at(-1 - end)) end++;
  return [
    ...old.slice(start, old.length - end).map((line) => `-${line}`),
    ...now.slice(start, now.length - end).map((line) => `+${line}`),
  ];
}
