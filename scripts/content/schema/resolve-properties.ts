import { resolveRef, type Schema, type SchemaSet } from "./schema-set.ts";

type Properties = NonNullable<Schema["properties"]>;

/** Returns a function that replaces each property of a schema that is a `$ref` by the schema it refers to. */
export function createPropertyResolver(schemas: SchemaSet): (schema: Schema) => Schema {
  // Found by `properties`, because a validator may copy a schema but not the objects inside it.
  const paths = new Map<Properties, string>();
  for (const [path, schema] of schemas) for (const properties of propertiesIn(schema)) paths.set(properties, path);
  return (schema) => {
    const path = schema.properties && paths.get(schema.properties);
    if (!schema.properties || path === undefined) return schema;
    const resolved = Object.entries(schema.properties).map(([key, { $ref, ...own }]) => [
      key,
      $ref === undefined ? own : { ...resolveRef(schemas, path, $ref).schema, ...own },
    ]);
    return { ...schema, properties: Object.fromEntries(resolved) };
  };
}

/** The properties of a schema and of those inside it. */
function propertiesIn({ properties, items, oneOf }: Schema): Properties[] {
  const inner = [...Object.values(properties ?? {}), ...(items ? [items] : []), ...(oneOf ?? [])];
  return [...(properties ? [properties] : []), ...inner.flatMap(propertiesIn)];
}
