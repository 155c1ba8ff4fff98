import { resolveRef, type Schema, type SchemaSet } from "./schema-set.ts";

/** The schemas, in which each that has properties or branches says where it stands, so that copies of it can be resolved too. */
export function withPlaces(schemas: SchemaSet): SchemaSet {
  return new Map([...schemas].map(([path, schema]) => [path, withPlace(schema, path)]));
}

function withPlace(schema: Schema, path: string): Schema {
  const { properties, items, oneOf } = schema;
  const entries = Object.entries(properties ?? {}).map(([key, property]) => [key, withPlace(property, path)]);
  return {
    ...schema,
    ...(properties ? { properties: Object.fromEntries(entries) } : {}),
    ...(items ? { items: withPlace(items, path) } : {}),
    ...(oneOf ? { oneOf: oneOf.map((branch) => withPlace(branch, path)) } : {}),
    ...(properties || oneOf ? { standsIn: path } : {}),
  };
}

/**
 * Returns a function that replaces each property and each branch of a schema from `withPlaces` that is a `$ref` by the schema it
 * refers to. It returns the same object for the same schema.
 */
export function createPropertyResolver(schemas: SchemaSet): (schema: Schema) => Schema {
  const target = (from: string, { $ref, ...own }: Schema): Schema =>
    $ref === undefined ? own : { ...resolveRef(schemas, from, $ref).schema, ...own };
  const resolve = ({ standsIn, ...schema }: Schema): Schema => {
    if (standsIn === undefined) return schema;
    const { properties, oneOf } = schema;
    const entries = Object.entries(properties ?? {}).map(([key, property]) => [key, target(standsIn, property)]);
    return {
      ...schema,
      ...(properties ? { properties: Object.fromEntries(entries) } : {}),
      ...(oneOf ? { oneOf: oneOf.map((branch) => target(standsIn, branch)) } : {}),
    };
  };
  // A file may have thousands of violations of one schema.
  const known = new WeakMap<Schema, Schema>();
  return (schema) => {
    const resolved = known.get(schema) ?? resolve(schema);
    known.set(schema, resolved);
    return resolved;
  };
}
