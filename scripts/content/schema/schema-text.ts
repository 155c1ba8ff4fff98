import type { Schema } from "./schema-set.ts";

/** A schema as Prettier formats it: a list of names, or of such lists, is on one line if it fits. */
export function schemaText(schema: Schema): string {
  return `${joinLists(joinLists(JSON.stringify(schema, null, 2)))}\n`;
}

/** Joins the lines of each list that contains only names and one-line lists. */
function joinLists(text: string): string {
  return text.replaceAll(
    /^( *(?:"\w+": )?)\[\n((?:[^[\]{}]|\[[^[\]{}\n]*\])*?)\n *\](,?)/gm,
    (list, key, items, comma) => {
      const line = `${key}[${items.trim().replaceAll(/,\n */g, ", ")}]${comma}`;
      return line.length <= 120 ? line : list;
    },
  );
}
