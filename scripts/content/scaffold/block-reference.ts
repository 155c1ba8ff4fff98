import { stringify } from "yaml";
import { describeFields, type FieldDescription } from "../schema/describe-fields.ts";
import { publicationKeys } from "../schema/publication-keys.ts";
import { blockSchemas, resolveRef, type Schema, type SchemaSet } from "../schema/schema-set.ts";

const introduction = `<!-- Generated from schema/ by \`npm run types\`. Do not edit. -->

# Blocks

Every type of block that a page can list: what it is for, its fields, and its smallest example. \`npm run dev\` shows all
examples at \`/__blocks\`, and \`npm run new -- PATH --blocks TYPE,TYPE\` starts a page from them.

Every block, and every page, can also have \`draft: true\`, with which no build publishes it, and \`publishAt\` and \`expireAt\`: the moments
from which and until which builds publish it.
`;

/** The reference of all blocks as Markdown, in the order of the union. */
export function blockReference(schemas: SchemaSet): string {
  const blocks = [...blockSchemas(schemas)];
  const contents = blocks.map(([type, { title }]) => `- [\`${type}\`](#${type}): ${title}`).join("\n");
  return [introduction, contents, "", ...blocks.map(([type, schema]) => describeBlock(schemas, type, schema))].join(
    "\n",
  );
}

function describeBlock(schemas: SchemaSet, type: string, schema: Schema): string {
  const path = `blocks/${type}.schema.json`;
  const rows = describeFields(schemas, path, schema).filter(
    ({ name }) => name !== "type" && !publicationKeys.includes(name),
  );
  const [smallest] = schema.examples ?? [];
  return `## ${type}

${schema.description}${alsoCalled(schema)}

| field | | holds |
| --- | --- | --- |
${rows.flatMap((field) => rowsOf(schemas, field, "")).join("\n")}

\`\`\`yaml
${stringify([smallest], { lineWidth: 100 }).trimEnd()}
\`\`\`
`;
}

/** The table rows of a field and of the fields inside it. `prefix` is the way to the field, such as `items[].`. */
function rowsOf(
  schemas: SchemaSet,
  { name, isRequired, description, schema, path }: FieldDescription,
  prefix: string,
): string[] {
  const item = schema.items?.$ref === undefined ? schema.items : resolveRef(schemas, path, schema.items.$ref).schema;
  const itemPath = schema.items?.$ref === undefined ? path : resolveRef(schemas, path, schema.items.$ref).path;
  const row = `| \`${prefix}${name}\` | ${isRequired ? "required" : ""} | ${description}${choicesOf(schema)} |`;
  const inner = item ? describeFields(schemas, itemPath, item) : describeFields(schemas, path, schema);
  const innerPrefix = `${prefix}${name}${item ? "[]" : ""}.`;
  return [row, ...inner.flatMap((field) => rowsOf(schemas, field, innerPrefix))];
}

function alsoCalled({ usualNames = [] }: Schema): string {
  return usualNames.length > 0 ? ` Elsewhere: ${usualNames.join(", ")}.` : "";
}

function choicesOf({ enum: choices }: Schema): string {
  return choices ? ` One of ${choices.map((choice) => `\`${choice}\``).join(", ")}.` : "";
}
