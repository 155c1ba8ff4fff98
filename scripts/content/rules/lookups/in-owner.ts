import type { Schema } from "../../schema/schema-set.ts";

/**
 * Names, for messages, the mapping that a schema describes: ` in a block of type "hero"`. Empty where it has no name.
 */
export function inOwner(schema: Schema): string {
  const type = schema.properties?.["type"]?.const;
  if (type !== undefined) return ` in a block of type "${String(type)}"`;
  return schema.title ? ` in "${schema.title}"` : "";
}
