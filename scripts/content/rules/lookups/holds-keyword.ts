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
