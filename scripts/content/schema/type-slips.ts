import { isRecord } from "../diagnostic/is-record.ts";
import { fromPointer, type ValuePath } from "../diagnostic/path.ts";
import { findSchema, type Schema, type SchemaSet } from "./schema-set.ts";
import type { FoundSlip } from "./schema-slip.ts";

/** A schema that describes a value on its own, or together with others that say what the value is. */
interface Described {
  readonly schema: Schema;
  readonly at: ValuePath;
  /** Whether a schema around it says whether the value is a text, a list or a mapping. */
  readonly isKnown: boolean;
}

/** What is wrong with the schema of a block of which no type of its content could be made that is true. */
export function slipsInTypes(schemas: SchemaSet, path: string): FoundSlip[] {
  const root = schemas.get(path) ?? {};
  // A block is a mapping in any case.
  const all = [...describedIn({ schemas, path }, { schema: root, at: [], isKnown: true })];
  return all.flatMap((one) =>
    [
      slipInShape({ schemas, path }, one),
      slipInItems(one),
      slipInFormat({ schemas, path }, one),
      slipInTag(one),
    ].flatMap((slip) => slip ?? []),
  );
}

interface Origin {
  readonly schemas: SchemaSet;
  readonly path: string;
}

/** The schemas of all values of a block. What only forbids or asks for more (`not`, `if`) has no part in types. */
function* describedIn(origin: Origin, one: Described, seen = new Set<Schema>()): Generator<Described> {
  const { schema, at } = one;
  // A schema may lead to itself.
  if (!isRecord(schema as unknown) || seen.has(schema)) return;
  seen.add(schema);
  yield one;
  const isKnown = one.isKnown || saysType(origin, schema);
  const within = (part: unknown, ...keys: ValuePath): Described => ({
    // The cast is safe: what is no mapping is left out.
    ...{ schema: part as Schema, at: [...at, ...keys], isKnown: false },
  });
  const { $ref = "", items, additionalProperties, properties = {}, patternProperties = {} } = schema;
  const values = [
    ...Object.entries(properties).map(([key, part]) => within(part, "properties", key)),
    ...Object.entries(patternProperties).map(([key, part]) => within(part, "patternProperties", key)),
    within(items, "items"),
    within(additionalProperties, "additionalProperties"),
  ];
  const branches = (["anyOf", "oneOf", "allOf"] as const).flatMap((keyword) =>
    listOf(schema[keyword]).map((part, index) => ({ ...within(part, keyword, index), isKnown })),
  );
  // Those of the renderer are as they have to be.
  const own = $ref.startsWith("#") ? findSchema(origin.schemas, origin.path, $ref) : undefined;
  const referred = own ? [{ schema: own.schema, at: fromPointer($ref), isKnown }] : [];
  for (const part of [...values, ...branches, ...referred]) yield* describedIn(origin, part, seen);
}

/** True if a schema says whether a value is a text, a list or a mapping. */
function saysType(origin: Origin, schema: Schema, seen = new Set<Schema>()): boolean {
  if (!isRecord(schema as unknown) || seen.has(schema)) return false;
  seen.add(schema);
  const { $ref, type, const: value, enum: values, anyOf, oneOf, allOf } = schema;
  if (type !== undefined || value !== undefined || values !== undefined) return true;
  const says = (one: Schema) => saysType(origin, one, new Set(seen));
  const target = $ref === undefined ? undefined : findSchema(origin.schemas, origin.path, $ref);
  if (target && saysType({ ...origin, path: target.path }, target.schema, seen)) return true;
  const unions = [anyOf, oneOf].map(listOf).filter((branches) => branches.length > 0);
  return listOf(allOf).some(says) || unions.some((branches) => branches.every(says));
}

/** What is no list is told elsewhere, as all that is no schema. */
function listOf(schemas: readonly Schema[] | undefined): readonly Schema[] {
  return Array.isArray(schemas) ? schemas : [];
}

const shapes = { properties: "object", patternProperties: "object", additionalProperties: "object", items: "array" };

/** Without a type these hold for mappings or lists alone, and allow anything else. */
function slipInShape(origin: Origin, { schema, at, isKnown }: Described): FoundSlip | undefined {
  if (isKnown || saysType(origin, schema)) return undefined;
  const [keyword, type] = Object.entries(shapes).find(([key]) => key in schema) ?? [];
  if (keyword === undefined) return undefined;
  return {
    at: [...at, keyword],
    message: `"${keyword}" stands without a type, so the value may be a text or a number, too.`,
    hint: `Write "type": "${type}" beside it.`,
  };
}

function slipInItems({ schema, at }: Described): FoundSlip | undefined {
  if (!Array.isArray(schema.items)) return undefined;
  return {
    at: [...at, "items"],
    message: "The entries of a list have one schema each, and no form asks for them.",
    hint: 'Write one schema for all of them, or a mapping with "properties".',
  };
}

/** What has a format becomes what its format says: it is a text, and nothing else beside. */
function slipInFormat({ schemas, path }: Origin, { schema, at }: Described): FoundSlip | undefined {
  const { $ref, format, type } = schema;
  const target = $ref === undefined ? undefined : findSchema(schemas, path, $ref)?.schema;
  const name = format ?? target?.format;
  if (name === undefined || (type ?? target?.type) === "string") return undefined;
  return {
    at: [...at, type === undefined ? "format" : "type"],
    message: `A text with the format "${name}" may be something else, too.`,
    hint: `Write "type": "string" beside it.`,
  };
}

/** The build finds the branch of a value by the one word that its schema has for it. */
function slipInTag({ schema: { discriminator, oneOf }, at }: Described): FoundSlip | undefined {
  const tag = discriminator?.propertyName;
  if (tag === undefined) return undefined;
  const index = listOf(oneOf).findIndex(({ properties }) => properties?.[tag] && properties[tag].const === undefined);
  if (index === -1) return undefined;
  return {
    at: [...at, "oneOf", index, "properties", tag],
    message: `The branch has no single value of "${tag}", by which it is told apart.`,
    hint: 'Write "const", in a branch for each value.',
  };
}
