import type { Schema } from "../../schema/schema-set.ts";

/** ` in a block of type "hero"`: what the mapping that a schema describes is called in messages. Empty where it has no name. */
export function inOwner(schema: Schema): string {
  const type = schema.properties?.["type"]?.const;
  if (type !== undefined) return ` in a block of type "${String(type)}"`;
  return schema.title ? ` in "${schema.title}"` : "";
}
