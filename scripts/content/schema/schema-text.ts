import type { Schema } from "./schema-set.ts";

/** A schema as the formatter of the project writes it: a list of names, or of such lists, that fits stands in one line. */
export function schemaText(schema: Schema): string {
  return `${joinLists(joinLists(JSON.stringify(schema, null, 2)))}\n`;
}

/** Joins the lines of each list that holds nothing but names and lists of one line. */
function joinLists(text: string): string {
  return text.replaceAll(
    /^( *(?:"\w+": )?)\[\n((?:[^[\]{}]|\[[^[\]{}\n]*\])*?)\n *\](,?)/gm,
    (list, key, items, comma) => {
      const line = `${key}[${items.trim().replaceAll(/,\n */g, ", ")}]${comma}`;
      return line.length <= 120 ? line : list;
    },
  );
}
