import type { ContentFormat } from "../../formats/descriptor/content-format.ts";
import type { Schema } from "../../schema/schema-set.ts";

const known = new Map<string, WeakMap<Schema, boolean>>();

/**
 * Whether the blocks of a schema have a value of a format: so a rule knows those that it is about, whatever their type is called.
 * The schema of a format stands in a file of its name, to which blocks refer.
 */
export function hasFormat(schema: Schema | undefined, { name }: ContentFormat): boolean {
  if (!schema) return false;
  const answers = known.get(name) ?? new WeakMap<Schema, boolean>();
  known.set(name, answers);
  const answer = answers.get(schema) ?? holdsFormat(schema, name);
  answers.set(schema, answer);
  return answer;
}

function holdsFormat({ properties = {} }: Schema, name: string): boolean {
  const file = `../shared/${name}.schema.json`;
  return Object.values(properties).some((property) => property.format === name || property.$ref === file);
}
