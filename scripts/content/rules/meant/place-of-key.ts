import { isRecord } from "../../diagnostic/is-record.ts";
import { type ValuePath, valueAt } from "../../diagnostic/path.ts";
import { findFormat } from "../../formats/all-formats.ts";
import type { ExpectedValue } from "../../schema/file-shape.ts";
import type { Schema } from "../../schema/schema-set.ts";
import type { Violation } from "../kinds/violation-rule.ts";
import { inOwner } from "../lookups/in-owner.ts";

/** Where a key belongs that stands in the wrong mapping. */
interface KeyPlace {
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
  return (
    placeInside(shape.at(file.data, path), { path, key, value, beside: valueAt(file.data, path) }) ??
    placeBeside(violation, path, key)
  );
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
  { path, key, value, beside }: { path: ValuePath; key: string; value: unknown; beside: unknown },
): KeyPlace | undefined {
  const names = Object.keys(expected?.schema.properties ?? {});
  const mappings = names.filter((name) => takes(expected?.child(name), key, value));
  const all = names.filter((name) => takes(expected?.child(name)?.child(0), key, value));
  // Of several lists the one whose entries have all that is too much here.
  const strangers = Object.entries(isRecord(beside) ? beside : {}).filter(([name]) => !names.includes(name));
  const whole = all.filter((name) =>
    strangers.every(([other, own]) => takes(expected?.child(name)?.child(0), other, own)),
  );
  const lists = all.length > 1 && whole.length === 1 ? whole : all;
  const [name = "", another] = mappings.length > 0 ? mappings : lists;
  if (name === "" || another !== undefined) return undefined;
  const inside = [...path, name];
  return mappings.length > 0
    ? { name: `in "${name}"`, hint: `Move it below "${name}:", two columns further in.`, path: inside }
    : { name: `in an entry of "${name}"`, hint: `Move it to the entry of "${name}" that it is about.`, path: inside };
}

/** The mapping beside the one of the key that can have it and has not: `card` for what stands in `nav`. */
function placeBeside(
  { file, shape }: Pick<Violation, "file" | "shape">,
  path: ValuePath,
  key: string,
): KeyPlace | undefined {
  const around = path.slice(0, -1);
  const expected = path.length > 0 ? shape.at(file.data, around) : undefined;
  const value = valueAt(file.data, [...path, key]);
  const own = String(path.at(-1));
  const { properties = {}, eitherOf = [] } = expected?.schema ?? {};
  // A key that cannot stand beside its mapping cannot be meant.
  const isChosen = eitherOf.some((group) => group.includes(own));
  const excluded = isChosen ? eitherOf.filter((group) => !group.includes(own)).flat() : [];
  const [name, another] = Object.keys(properties).filter(
    (other) =>
      other !== own &&
      !excluded.includes(other) &&
      takes(expected?.child(other), key, value) &&
      // Nobody means one that is not there, and that needs more than this.
      (valueAt(file.data, [...around, other]) !== undefined ||
        (expected?.child(other)?.schema.required ?? []).every((needed) => needed === key)) &&
      valueAt(file.data, [...around, other, key]) === undefined,
  );
  if (name === undefined || another !== undefined) return undefined;
  return { name: `in "${name}"`, hint: `Move it below "${name}:".`, path: [...around, name] };
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
