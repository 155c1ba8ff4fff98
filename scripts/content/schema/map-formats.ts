import { isRecord, type ValuePath } from "../diagnostic/path.ts";
import { findFormat } from "../formats/all-formats.ts";
import type { MarkdownKind } from "../markdown/mask-signs.ts";
import { type PictureChoice, type Schema, type SchemaSet, wholeSchema } from "./schema-set.ts";

export interface FormattedValue {
  readonly value: string;
  readonly format: string;
  readonly path: ValuePath;
  /** The mapping that contains the value, for formats that depend on neighbouring values. */
  readonly owner: Readonly<Record<string, unknown>>;
  /** The place of a picture in the layout, by the `places` of a schema around it. */
  readonly place?: string | undefined;
}

/**
 * Returns data with every formatted value replaced by the result of `replace`. Values that the schema does not know
 * stay, and parts without replacements are not copied.
 */
export type FormatMapper = (data: unknown, replace: Replace) => unknown;

type Replace = (value: FormattedValue) => unknown;

interface Position {
  /** One array for the whole traversal: each step pushes its key and pops it afterwards. */
  readonly path: (string | number)[];
  readonly owner: Readonly<Record<string, unknown>>;
  readonly place?: string | undefined;
}

type Step = (value: unknown, at: Position, replace: Replace) => unknown;

/** The format of texts for readers that have no other. Each such text has a `maxLength` and no pattern. */
export const plainTextFormat = "plain-text";

export type TextKind = "plain" | MarkdownKind;

/** The kind of a text for readers, by its format; undefined for a name, an address, a date or code. */
export function textKind(format: string): TextKind | undefined {
  if (format === plainTextFormat) return "plain";
  const { kind } = findFormat(format) ?? {};
  return kind === "sentence" || kind === "prose" ? kind : undefined;
}

/** The format of a value: its own, or `plainTextFormat` for a text for readers. */
function formatOf(schema: Schema): string | undefined {
  const { type, maxLength, pattern, machine = false } = schema;
  const isText = type === "string" && maxLength !== undefined && pattern === undefined && !machine;
  return schema.format ?? (isText ? plainTextFormat : undefined);
}

/**
 * Compiles a schema to a function that finds formatted values in data. The schema alone defines links, icons and the
 * like, so that a new block needs no code for them.
 */
export function compileFormatMapper(schemas: SchemaSet, rootPath: string): FormatMapper {
  const compiled = new Map<Schema, Step>();

  function compile(schema: Schema): Step {
    const known = compiled.get(schema);
    if (known) return known;
    // Registered before compiling, because a schema may contain itself.
    compiled.set(schema, (value, at, replace) => step(value, at, replace));
    const step = stepOf(schema);
    compiled.set(schema, step);
    return step;
  }

  function stepOf(schema: Schema): Step {
    const { discriminator, oneOf, items, properties, places } = schema;
    const format = formatOf(schema);
    if (format)
      return (value, { path, owner, place }, replace) =>
        typeof value === "string" ? replace({ value, format, path: [...path], owner, place }) : value;
    if (discriminator && oneOf) return unionStep(discriminator.propertyName, oneOf);
    if (items) return listStep(compile(items));
    if (!properties) return keep;
    return objectStep(
      Object.entries(properties).map(([key, property]) => [key, compile(property)]),
      places,
    );
  }

  function unionStep(tag: string, branches: readonly Schema[]): Step {
    const steps = new Map(branches.map((branch) => [branch.properties?.[tag]?.const, compile(branch)]));
    return (value, at, replace) => (isRecord(value) ? (steps.get(value[tag])?.(value, at, replace) ?? value) : value);
  }

  const step = compile(wholeSchema(schemas, rootPath));
  return (data, replace) => step(data, { path: [], owner: {} }, replace);
}

function listStep(item: Step): Step {
  if (item === keep) return keep;
  return (value, { path, owner, place }, replace) => {
    if (!Array.isArray(value)) return value;
    let copy: unknown[] | undefined;
    value.forEach((entry: unknown, index) => {
      path.push(index);
      const next = item(entry, { path, owner, place }, replace);
      path.pop();
      if (next === entry) return;
      copy ??= [...value];
      copy[index] = next;
    });
    return copy ?? value;
  };
}

function objectStep(properties: readonly (readonly [key: string, step: Step])[], places: Schema["places"] = {}): Step {
  // Skipped for speed: most properties have no formatted value, and every page goes through here.
  const steps = properties.filter(([, step]) => step !== keep);
  if (steps.length === 0) return keep;
  const stepOf = new Map(steps);
  return (value, { path, place: outer }, replace) => {
    if (!isRecord(value)) return value;
    let copy: Record<string, unknown> | undefined;
    for (const key of Object.keys(value)) {
      const step = stepOf.get(key);
      if (!step) continue;
      const entry = value[key];
      const place = placeIn(places[key], value) ?? outer;
      path.push(key);
      const next = step(entry, { path, owner: value, place }, replace);
      path.pop();
      if (next === entry) continue;
      copy ??= { ...value };
      copy[key] = next;
    }
    return copy ?? value;
  };
}

/** The place of a picture in a property: fixed, or dependent on another property. */
function placeIn(place: PictureChoice | undefined, owner: Readonly<Record<string, unknown>>): string | undefined {
  if (place === undefined || typeof place === "string") return place;
  const { by, otherwise, ...choices } = place;
  const neighbour = owner[by];
  return placeIn(choices[String(Array.isArray(neighbour) ? neighbour.length : neighbour)] ?? otherwise, owner);
}

const keep: Step = (value) => value;
