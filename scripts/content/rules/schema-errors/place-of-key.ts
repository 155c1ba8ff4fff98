import { type ValuePath, valueAt } from "../../diagnostic/path.ts";
import { schemaBelow } from "../../schema/file-shape.ts";
import type { Schema } from "../../schema/schema-set.ts";
import type { Violation } from "../toolkit/rule.ts";
import { inOwner } from "../toolkit/wording.ts";

/**
 * Where a key belongs that stands in the wrong mapping, in words after "it belongs": in the nearest mapping around it that can have it and
 * has not, else in the only one inside it or in its lists. Undefined where there is none, or where the value is of another kind.
 */
export function placeOfKey(
  { file, path, shape }: Pick<Violation, "file" | "path" | "shape">,
  key: string,
): string | undefined {
  const steps = path.map((step, depth) =>
    Array.isArray(valueAt(file.data, path.slice(0, depth))) ? Number(step) : step,
  );
  const value = valueAt(file.data, [...steps, key]);
  const below = (schema: Schema | undefined, step: string | number) => schema && schemaBelow(schema, step);
  const isPlace = (owner: Schema | undefined, at: ValuePath) => {
    // Not one for keys of any name.
    const schema = owner?.properties?.[key] && below(owner, key);
    return schema !== undefined && fits(value, schema) && valueAt(file.data, [...at, key]) === undefined;
  };
  for (let depth = steps.length - 1; depth >= 0; depth--) {
    const around = steps.slice(0, depth);
    const expected = shape.at(file.data, around);
    if (expected && isPlace(expected, around)) return depth === 0 ? "at the top of the file" : inOwner(expected).trim();
  }
  const expected = shape.at(file.data, steps);
  const inside = Object.keys(expected?.properties ?? {}).flatMap((name) => {
    if (isPlace(below(expected, name), [...steps, name])) return `in "${name}", two columns further in`;
    return isPlace(below(below(expected, name), 0), [...steps, name]) ? `in an entry of "${name}"` : [];
  });
  return inside.length === 1 ? inside[0] : undefined;
}

function fits(value: unknown, { type, enum: choices }: Schema): boolean {
  if (choices) return choices.includes(value);
  if (type === "array") return Array.isArray(value);
  if (type === "integer" || type === "number") return typeof value === "number";
  return type === undefined || (typeof value === type && value !== null && !Array.isArray(value));
}
