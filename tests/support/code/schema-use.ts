import {
  publicationKeys,
  resolveRef,
  type Schema,
  type SchemaSet,
} from "../../../scripts/content/schema/schema-set.ts";

/** A mapping of an example, with the schema that describes it. */
export interface Mapping {
  /** The path of the schema file that the schema stands in. */
  readonly path: string;
  readonly schema: Schema;
  readonly value: Readonly<Record<string, unknown>>;
}

/** Every mapping of an example of the schema at `path`, the example itself first. */
export function mappingsOf(schemas: SchemaSet, path: string, example: unknown): Mapping[] {
  const schema = schemas.get(path);
  if (!schema) throw new Error(`There is no schema ${path}.`);
  return collect(schemas, { path, schema }, example);
}

/** The properties of each schema that none of its mappings has: `card: icon`. */
export function unusedProperties(mappings: readonly Mapping[]): string[] {
  return [...new Set(mappings.map(({ schema }) => schema))].flatMap((schema) =>
    Object.keys(schema.properties ?? {})
      // Every block has them, and examples are always published.
      .filter((name) => !publicationKeys.includes(name))
      .filter((name) => mappings.every((mapping) => mapping.schema !== schema || !(name in mapping.value)))
      .map((name) => `${schema.title}: ${name}`),
  );
}

/** The properties that mappings have although their schemas do not require them. */
export function optionalProperties(mappings: readonly Mapping[]): string[] {
  return mappings.flatMap(({ schema, value }) =>
    Object.keys(value)
      .filter((name) => !schema.required?.includes(name))
      .map((name) => `${schema.title}: ${name}`),
  );
}

function collect(schemas: SchemaSet, place: { path: string; schema: Schema }, value: unknown): Mapping[] {
  const { path, schema } = place;
  const ref = schema.$ref;
  if (ref !== undefined) return collect(schemas, resolveRef(schemas, path, ref), value);
  if (Array.isArray(value))
    return value.flatMap((item) => collect(schemas, { path, schema: schema.items ?? {} }, item));
  if (typeof value !== "object" || value === null) return [];
  // Neither a list nor null: YAML has no other objects.
  const mapping = value as Record<string, unknown>;
  const tag = schema.discriminator?.propertyName;
  const branch = tag && schema.oneOf?.find(({ properties }) => properties?.[tag]?.const === mapping[tag]);
  if (branch) return collect(schemas, { path, schema: branch }, value);
  const inner = Object.entries(mapping).flatMap(([name, item]) =>
    collect(schemas, { path, schema: schema.properties?.[name] ?? {} }, item),
  );
  return [{ path, schema, value: mapping }, ...inner];
}
