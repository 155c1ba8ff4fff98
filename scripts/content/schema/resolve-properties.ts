import { resolveRef, type Schema, type SchemaSet } from "./schema-set.ts";

/** Returns a function that replaces each property and each branch of a schema that is a `$ref` by the schema it refers to. */
export function createPropertyResolver(schemas: SchemaSet): (schema: Schema) => Schema {
  // Found by `properties` or `oneOf`, because a validator may copy a schema but not the objects inside it.
  const paths = new Map<object, string>();
  for (const [path, schema] of schemas) for (const part of partsIn(schema)) paths.set(part, path);
  const target = (from: string, { $ref, ...own }: Schema): Schema =>
    $ref === undefined ? own : { ...resolveRef(schemas, from, $ref).schema, ...own };
  return (schema) => {
    const { properties, oneOf } = schema;
    const path = paths.get(properties ?? oneOf ?? {});
    if (path === undefined) return schema;
    const entries = Object.entries(properties ?? {}).map(([key, property]) => [key, target(path, property)]);
    return {
      ...schema,
      ...(properties ? { properties: Object.fromEntries(entries) } : {}),
      ...(oneOf ? { oneOf: oneOf.map((branch) => target(path, branch)) } : {}),
    };
  };
}

/** The properties and the branches of a schema and of those inside it. */
function partsIn({ properties, items, oneOf }: Schema): object[] {
  const inner = [...Object.values(properties ?? {}), ...(items ? [items] : []), ...(oneOf ?? [])];
  return [...(properties ? [properties] : []), ...(oneOf ? [oneOf] : []), ...inner.flatMap(partsIn)];
}
