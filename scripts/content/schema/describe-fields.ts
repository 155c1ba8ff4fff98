import { resolveRef, type Schema, type SchemaSet } from "./schema-set.ts";

/** A field of a mapping in content, for the reference of blocks and the gallery. */
export interface FieldDescription {
  readonly name: string;
  readonly isRequired: boolean;
  readonly description: string;
  /** The schema of the field, and the path of the file in which that schema stands. */
  readonly schema: Schema;
  readonly path: string;
}

/** The fields of the mappings that a schema describes, in the order of the schema. `path` is that of its file. */
export function describeFields(schemas: SchemaSet, path: string, schema: Schema): FieldDescription[] {
  return Object.entries(schema.properties ?? {}).map(([name, own]) => {
    const target = own.$ref === undefined ? { path, schema: own } : resolveRef(schemas, path, own.$ref);
    const description = own.description ?? target.schema.description ?? "";
    return { name, isRequired: schema.required?.includes(name) ?? false, description, ...target };
  });
}
