import type { Schema } from "../../schema/schema-set.ts";

const known = new Map<keyof Schema, WeakMap<Schema, boolean>>();

/** Whether a schema, or one inside it, has a keyword. The schemas of most blocks do not, and every block is asked. */
export function holdsKeyword(schema: Schema, keyword: keyof Schema): boolean {
  const answers = known.get(keyword) ?? new WeakMap<Schema, boolean>();
  known.set(keyword, answers);
  const answer = answers.get(schema) ?? findKeyword(schema, keyword);
  answers.set(schema, answer);
  return answer;
}

function findKeyword(schema: Schema, keyword: keyof Schema): boolean {
  const { items, properties = {} } = schema;
  const inner = [...Object.values(properties), ...(items ? [items] : [])];
  return schema[keyword] !== undefined || inner.some((one) => findKeyword(one, keyword));
}

const knownProperties = new Map<keyof Schema, WeakMap<Schema, readonly (readonly [key: string, property: Schema])[]>>();

/** The properties of a schema that have a keyword, or hold a schema that does: a block has dozens, and most do not. */
export function propertiesWith(
  schema: Schema,
  keyword: keyof Schema,
): readonly (readonly [key: string, property: Schema])[] {
  const lists = knownProperties.get(keyword) ?? new WeakMap<Schema, readonly (readonly [string, Schema])[]>();
  knownProperties.set(keyword, lists);
  const list =
    lists.get(schema) ??
    Object.entries(schema.properties ?? {}).filter(([, property]) => holdsKeyword(property, keyword));
  lists.set(schema, list);
  return list;
}
