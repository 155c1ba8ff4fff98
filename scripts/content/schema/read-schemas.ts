import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { parseDocument } from "yaml";
import { compareText } from "../diagnostic/diagnostic.ts";
import { jsonSlip } from "../diagnostic/json-slip.ts";
import { pathOfBlock, placesIn, publicationKeys, type Schema, type SchemaSet, unionPath } from "./schema-set.ts";
import { SchemaSlip, type Slip } from "./schema-slips.ts";

interface SchemaFolders {
  /** The folder of the schemas that all sites have. */
  readonly shared: string;
  /** The folders of blocks, each with its schema. */
  readonly blocks: readonly { readonly type: string; readonly folder: string }[];
}

/**
 * Reads all schemas, and composes the union of all blocks. Schemas are code, not content: throws a SchemaSlip for schemas that are not
 * JSON. `compileValidator` reports all other mistakes in them.
 */
export function readSchemas({ shared, blocks }: SchemaFolders): SchemaSet {
  const names = readdirSync(shared, { recursive: true, encoding: "utf8" })
    .map((path) => path.split(sep).join("/"))
    .filter((path) => path.endsWith(".schema.json"));
  const files = new Map([
    ...names.map((path) => [path, join(shared, path)] as const),
    ...blocks.map(({ type, folder }) => [pathOfBlock(type), join(folder, "block.schema.json")] as const),
  ]);
  const schemas = new Map<string, Schema>();
  const slips: Slip[] = [];
  for (const path of [...files.keys()].sort(compareText)) {
    const read = parseSchema(files.get(path) ?? "");
    if ("message" in read) slips.push({ path, ...read });
    else schemas.set(path, read.schema);
  }
  const branches = blocks.map(({ type }) => ({ $ref: pathOfBlock(type) }));
  schemas.set(unionPath, { ...schemas.get(unionPath), oneOf: branches });
  if (slips.length > 0) throw new SchemaSlip(slips);
  for (const { type } of blocks) schemas.set(pathOfBlock(type), completed(type, schemas.get(pathOfBlock(type)) ?? {}));
  return schemas;
}

/** Adds the publication keys, which every block can have, and a title from the folder name if the block has none. */
function completed(type: string, schema: Schema): Schema {
  const keys = publicationKeys.map((key): [string, Schema] => [
    key,
    { $ref: `../shared/publication.schema.json#/properties/${key}` },
  ]);
  const title = `${type.charAt(0).toUpperCase()}${type.slice(1).replaceAll("-", " ")}`;
  const named = { title, description: "A block of this site.", ...withTypes(schema) };
  return { ...named, properties: { ...schema.properties, ...Object.fromEntries(keys) } };
}

/** Keywords that apply to one type only, and allow any value of another. */
const typeByKeyword = {
  properties: "object",
  patternProperties: "object",
  additionalProperties: "object",
  items: "array",
  format: "string",
};

/** Adds the type meant to each schema with such a keyword. Schemas that are only conditions stay as they are. */
function withTypes(schema: Schema): Schema {
  for (const [one, at] of placesIn(schema)) {
    const [, type] = Object.entries(typeByKeyword).find(([keyword]) => keyword in one) ?? [];
    if (type && one.type === undefined && !at.includes("not") && !at.includes("if")) Object.assign(one, { type });
  }
  return schema;
}

type ReadSchema = { readonly schema: Schema } | Omit<Slip, "path">;

function parseSchema(file: string): ReadSchema {
  if (!existsSync(file))
    return {
      message: "The folder of the block has no block.schema.json, expected one: no page can use the block without it.",
      hint: "Write one, as yaml-pages new block does.",
    };
  const text = readFileSync(file, "utf8");
  try {
    let keys = 0;
    const schema: unknown = JSON.parse(text, function (this: unknown, key, value) {
      if (!Array.isArray(this)) keys++;
      // The schema of a block can be in any folder.
      return key === "$ref" && typeof value === "string" ? value.replace(/^yaml-pages\//, "../") : value;
    });
    const written = Array.from(text.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?/g)).filter(([, colon]) => colon).length;
    // The root value has no key.
    if (written > keys - 1) return twinKey(text);
    // The cast is safe: ajv checks the shape of a schema when it compiles it.
    return { schema: schema as Schema };
  } catch (error) {
    const hint =
      "Put names and texts in double quotes, and a comma after each entry but the last. Comments are not allowed.";
    return { ...jsonSlip(text, error), hint };
  }
}

/** JSON silently keeps only the last of duplicate keys, which nobody intends. */
function twinKey(text: string): Omit<Slip, "path"> {
  const [offset = 0] = parseDocument(text).errors[0]?.pos ?? [];
  return { offset, message: "The key is repeated, and its first value is lost.", hint: "Remove one of them." };
}
