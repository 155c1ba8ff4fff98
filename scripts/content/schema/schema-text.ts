import type { Schema } from "./schema-set.ts";

/** A schema as the formatter of the project writes it: a list of names that fits stands in one line. */
export function schemaText(schema: Schema): string {
  const text = JSON.stringify(schema, null, 2).replaceAll(
    /^( *"\w+": )\[\n([^[\]{}]*?)\n *\](,?)/gm,
    (list, key, items, comma) => {
      const line = `${key}[${items.trim().replaceAll(/,\n */g, ", ")}]${comma}`;
      return line.length <= 120 ? line : list;
    },
  );
  return `${text}\n`;
}
