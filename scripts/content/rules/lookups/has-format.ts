import type { ContentFormat } from "../../formats/descriptor/content-format.ts";
import type { Schema } from "../../schema/schema-set.ts";

/**
 * Whether the blocks of a schema have a value of a format: so a rule knows those that it is about, whatever their type is called.
 * The schema of a format stands in a file of its name, to which blocks refer.
 */
export function hasFormat(schema: Schema | undefined, { name }: ContentFormat): boolean {
  const file = `../shared/${name}.schema.json`;
  return Object.values(schema?.properties ?? {}).some((property) => property.format === name || property.$ref === file);
}
