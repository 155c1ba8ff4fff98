import { type ValuePath, valueAt } from "../../diagnostic/path.ts";
import { findFormat } from "../../formats/all-formats.ts";
import type { ExpectedValue } from "../../schema/file-shape.ts";
import type { Schema } from "../../schema/schema-set.ts";
import type { Violation } from "../kinds/violation-rule.ts";
import { inOwner } from "../lookups/in-owner.ts";

/** Where a key belongs that stands in the wrong mapping. */
export interface KeyPlace {
  /** In words, after "it belongs". */
  readonly name: string;
  readonly hint: string;
  /** The path of the mapping or list, so that what is missing there is known to be no other mistake. */
  readonly path: ValuePath;
}

/**
 * Finds where a key belongs that the mapping of a violation cannot have: the nearest mapping around it that can have it and
 * has not, else one inside it. Undefined where there is none, or where the value is none that the key can have.
 */
export function placeOfKey(violation: Pick<Violation, "file" | "path" | "shape">, key: string): KeyPlace | undefined {
  const { file, shape } = violation;
  const path = violation.path.map((step, depth) =>
    Array.isArray(valueAt(file.data, violation.path.slice(0, depth))) ? Number(step) : step,
  );
  const value = valueAt(file.data, [...path, key]);
  for (let depth = path.length - 1; depth >= 0; depth--) {
    const around = path.slice(0, depth);
    const expected = shape.at(file.data, around);
    const data = valueAt(file.data, around);
    if (Array.isArray(data)) {
      if (depth < path.length - 1 && isEntry(expected, valueAt(file.data, path))) return inList(around);
    } else if (expected && takes(expected, key, value) && valueAt(data, [key]) === undefined) {
      const [first = ""] = typeof data === "object" && data !== null ? Object.keys(data) : [];
      const { column } = file.locate([...around, first], "key");
      const name = inOwner(expected.schema).trim();
      return { name, hint: `Move it to the other keys ${name}, in column ${column}.`, path: around };
    }
  }
  return placeInside(shape.at(file.data, path), { path, key, value });
}

/** A mapping with a type that stands among the entries of a block: a block among cards. */
function isEntry(list: ExpectedValue | undefined, data: unknown): boolean {
  const tag = list?.child(0)?.schema.discriminator?.propertyName;
  const word = tag === undefined ? undefined : valueAt(data, [tag]);
  return (
    word !== undefined &&
    (list?.child(0)?.branches() ?? []).some((branch) => branch.properties?.[tag ?? ""]?.const === word)
  );
}

function inList(path: ValuePath): KeyPlace {
  const name = `in the list "${String(path.at(-1))}"`;
  return { name, hint: `Move it and the keys beside it to an entry of their own ${name}.`, path };
}

function placeInside(
  expected: ExpectedValue | undefined,
  { path, key, value }: { path: ValuePath; key: string; value: unknown },
): KeyPlace | undefined {
  const found = Object.keys(expected?.schema.properties ?? {}).flatMap((name): KeyPlace[] => {
    const child = expected?.child(name);
    if (takes(child, key, value)) {
      return [
        { name: `in "${name}"`, hint: `Move it below "${name}:", two columns further in.`, path: [...path, name] },
      ];
    }
    if (!takes(child?.child(0), key, value)) return [];
    return [
      {
        name: `in an entry of "${name}"`,
        hint: `Move it to the entry of "${name}" that it is about.`,
        path: [...path, name],
      },
    ];
  });
  return found.length === 1 ? found[0] : undefined;
}

function takes(expected: ExpectedValue | undefined, key: string, value: unknown): boolean {
  const schema = expected?.child(key)?.schema;
  return schema !== undefined && fits(value, schema);
}

/** Whether a value may be one that a schema describes: it has the type, and is of the form or one of the words that it asks for. */
export function fits(value: unknown, { type, format, enum: choices }: Schema): boolean {
  if (choices && !choices.includes(value)) return false;
  const resembles = findFormat(format)?.resembles;
  if (resembles) return typeof value === "string" && resembles(value);
  if (type === "array") return Array.isArray(value);
  if (type === "integer" || type === "number") return typeof value === "number";
  return type === undefined || (typeof value === type && value !== null && !Array.isArray(value));
}
