import { stringify } from "yaml";
import { blockSchemas, publicationKeys, type Schema, type SchemaSet, wholeSchema } from "../schema/schema-set.ts";

const introduction = `<!-- Generated from schema/ by \`npm run types\`. Do not edit. -->

# Blocks

Every type of block that a page can list: what it is for, its fields, and its smallest example. \`npm run dev\` shows all
examples at \`/__blocks\`, and \`npm run new -- PATH --blocks TYPE,TYPE\` starts a page from them.

Every block, and every page, can also have \`draft: true\`, so that no build publishes it, and \`publishAt\` and \`expireAt\`: builds
publish it from one moment until the other.

Limits are in brackets: the most characters of a text, the number of entries of a list, the range of a number.
`;

const headPath = "shared/section-head.schema.json";

/** The fields that sections share, which are described once. */
const headNames = new Set(["id", "eyebrow", "actions", "background", "align", "pace"]);

function describeHead(schemas: SchemaSet): string {
  const rows = fieldsOf(wholeSchema(schemas, headPath)).filter(({ name }) => headNames.has(name));
  return `## What blocks share

A block has only those of these fields that are listed below its own.

| field | | holds |
| --- | --- | --- |
${rows.flatMap((field) => rowsOf(field)).join("\n")}
`;
}

export function blockReference(schemas: SchemaSet): string {
  const blocks = [...blockSchemas(schemas)];
  const contents = blocks.map(([type, { title }]) => `- [\`${type}\`](#${type}): ${title}`).join("\n");
  return [
    introduction,
    "- [What blocks share](#what-blocks-share)",
    contents,
    "",
    describeHead(schemas),
    ...blocks.map(([type, schema]) => describeBlock(schemas, type, schema)),
  ].join("\n");
}

/** The keys of a page and of the file of a site. */
export function keyReference(schemas: SchemaSet): string {
  const describe = (path: string) => {
    const rows = fieldsOf(wholeSchema(schemas, path)).flatMap(({ schema, ...field }) =>
      rowsOf({ ...field, schema: listedElsewhere.has(field.name) ? { ...schema, properties: {}, items: {} } : schema }),
    );
    return ["| key | | holds |", "| --- | --- | --- |", ...rows, ""];
  };
  return [
    "<!-- Generated from schema/ by `npm run types`. Do not edit. -->\n",
    "# Keys\n\nWhat a page and `_site.yaml` can hold. [The blocks of pages](blocks/README.md).\n",
    "## A page\n",
    ...describe("page.schema.json"),
    "## _site.yaml\n",
    ...describe("site.schema.json"),
  ].join("\n");
}

/** Keys documented elsewhere: blocks, interface labels (`schema/labels/`), and check codes (`scripts/content/README.md`). */
const listedElsewhere = new Set(["blocks", "labels", "checks"]);

function describeBlock(schemas: SchemaSet, type: string, schema: Schema): string {
  const written = schemas.get(`blocks/${type}.schema.json`)?.properties;
  const all = fieldsOf(schema).filter(({ name }) => name !== "type" && !publicationKeys.includes(name));
  const isShared = ({ name, isRequired }: FieldDescription) =>
    headNames.has(name) && written?.[name]?.$ref?.includes("shared/") && !isRequired;
  const shared = all.filter(isShared).map(({ name }) => `\`${name}\``);
  const also = shared.length > 0 ? `\nAlso ${shared.join(", ")}: [what blocks share](#what-blocks-share).\n` : "";
  const rows = all.filter((field) => !isShared(field));
  const { usualNames = [], examples: [smallest] = [] } = schema;
  return `## ${type}

${schema.description}${usualNames.length > 0 ? ` Elsewhere: ${usualNames.join(", ")}.` : ""}

| field | | holds |
| --- | --- | --- |
${rows.flatMap((field) => rowsOf(field)).join("\n")}
${also}
\`\`\`yaml
${stringify([smallest], { lineWidth: 100 }).trimEnd()}
\`\`\`
`;
}

/** The table rows of a field and of the fields inside it. `prefix` is the way to the field, such as `items[].`. */
function rowsOf({ name, isRequired, schema }: FieldDescription, prefix = ""): string[] {
  const { description = "", items, enum: values = items?.enum } = schema;
  const choices = values
    ? ` ${items ? "Each is one" : "One"} of ${values.map((value) => `\`${value}\``).join(", ")}.`
    : "";
  const row = `| \`${prefix}${name}\` | ${isRequired ? "required" : ""} | ${description}${choices}${limitsOf(schema)} |`;
  const innerPrefix = `${prefix}${name}${items ? "[]" : ""}.`;
  const inner = items ?? schema;
  const fields = [...fieldsOf(inner), ...(inner.oneOf ?? []).flatMap(fieldsOfBranch)];
  return [row, ...fields.flatMap((field) => rowsOf(field, innerPrefix))];
}

/** The fields of one branch of a union, which the value of its first field selects. */
function fieldsOfBranch(branch: Schema): FieldDescription[] {
  return fieldsOf(branch).map(({ schema, ...field }) =>
    schema.const === undefined
      ? { ...field, schema }
      : { ...field, schema: { description: `\`${String(schema.const)}\`: ${branch.description}` } },
  );
}

function limitsOf({ maxLength, minItems, maxItems, minimum, maximum }: Schema): string {
  const length = maxLength === undefined ? [] : [`at most ${maxLength} characters`];
  const limits = [...length, ...rangeOf(minItems, maxItems), ...rangeOf(minimum, maximum)];
  return limits.length > 0 ? ` (${limits.join(", ")})` : "";
}

function rangeOf(least: number | undefined, most: number | undefined): readonly string[] {
  if (most === undefined) return least === undefined ? [] : [`${least} or more`];
  if (least === undefined) return [`at most ${most}`];
  return [least === most ? `${least}` : `${least} to ${most}`];
}

interface FieldDescription {
  readonly name: string;
  readonly isRequired: boolean;
  readonly schema: Schema;
}

function fieldsOf({ properties = {}, required }: Schema): FieldDescription[] {
  return Object.entries(properties).map(([name, schema]) => {
    return { name, isRequired: required?.includes(name) ?? false, schema };
  });
}
