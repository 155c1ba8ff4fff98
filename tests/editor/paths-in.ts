import { isRecord } from "../../scripts/content/diagnostic/is-record.ts";
import type { ValuePath } from "../../scripts/content/diagnostic/path.ts";

/** The paths of a value and of all values in it. */
export function pathsIn(value: unknown, path: ValuePath = []): ValuePath[] {
  const below = Array.isArray(value) ? [...value.entries()] : isRecord(value) ? Object.entries(value) : [];
  return [path, ...below.flatMap(([step, one]) => pathsIn(one, [...path, step]))];
}
