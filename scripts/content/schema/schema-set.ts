import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { compareText } from "../diagnostic/diagnostic.ts";

/** The keywords of JSON Schema draft-07 that the schemas of this project use, and those of our own. */
export interface Schema {
  readonly $schema?: string;
  readonly $comment?: string;
  readonly $id?: string;
  readonly $ref?: string;
  readonly title?: string;
  readonly description?: string;
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly minLength?: number;
  /** The most characters of a text that its place can show. */
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly oneOf?: readonly Schema[];
  readonly examples?: readonly unknown[];
  readonly discriminator?: { readonly propertyName: string };
  /** What a property, or a block's type, was called before: content that still has that name is to be changed. */
  readonly renamedFrom?: string | readonly string[];
  /** What values of an `enum` were called before, by what they are called now. */
  readonly valuesRenamedFrom?: Readonly<Record<string, string | readonly string[]>>;
  /** The TypeScript type of the value after the build has resolved its format. */
  readonly tsType?: string;
  /** The level of the heading that a block begins with, where that is not 2. A page has one block with level 1. */
  readonly headingLevel?: number;
  /** What others call a block of this type: whoever writes such a name is told this one. */
  readonly usualNames?: readonly string[];
  /** The list of the block, by its key, of which each entry has one in this list: cells by columns. Without that list one is expected. */
  readonly perEntryOf?: string;
  /** The English text of a label, for sites that give none of their own. */
  readonly english?: string;
  /** The places in the layout that pictures in properties have, by the names of `picture-places.ts`. */
  readonly places?: Readonly<Record<string, PictureChoice>>;
}

/** A place, or one for each value of the property `by` beside it, such as the layout of a block, and `otherwise` another. */
export type PictureChoice = string | Readonly<Record<string, string> & { by: string; otherwise: string }>;

/** All schemas by their path in the schema folder: `blocks/hero.schema.json`. */
export type SchemaSet = ReadonlyMap<string, Schema>;

const scheme = "schema:///";

/**
 * Reads every schema of a folder. Throws when one is missing or not JSON: schemas are code, not content. That of a block
 * is a MissingSchemaError.
 */
export function readSchemas(dir: string): SchemaSet {
  const paths = readdirSync(dir, { recursive: true, encoding: "utf8" })
    .map((path) => path.split(sep).join("/"))
    .filter((path) => path.endsWith(".schema.json"))
    .sort(compareText);
  // The cast is safe: ajv checks the shape of a schema when it compiles it.
  const schemas = new Map(paths.map((path) => [path, JSON.parse(readFileSync(join(dir, path), "utf8")) as Schema]));
  blockSchemas(schemas);
  return schemas;
}

/** The identifier under which a schema is registered; relative references resolve against it. */
export function schemaId(path: string): string {
  return scheme + path;
}

/** A reference of a schema to a file that is not there: a slip of whoever changes schemas, and no bug. */
export class MissingSchemaError extends Error {}

/** Follows a `$ref` from the schema at `from`. Returns the schema and its own path. */
export function resolveRef(schemas: SchemaSet, from: string, ref: string): { path: string; schema: Schema } {
  const path = new URL(ref, schemaId(from)).href.slice(scheme.length);
  const schema = schemas.get(path);
  if (!schema) throw new MissingSchemaError(`schema/${from} refers to ${ref}, which does not exist.`);
  return { path, schema };
}

/** The schemas of all blocks by block type, in the order of the union. */
export function blockSchemas(schemas: SchemaSet): Map<string, Schema> {
  const union = schemas.get("block.schema.json");
  const blocks = new Map<string, Schema>();
  for (const branch of union?.oneOf ?? []) {
    const { schema } = resolveRef(schemas, "block.schema.json", branch.$ref ?? "");
    blocks.set(String(schema.properties?.["type"]?.const), schema);
  }
  return blocks;
}

/** The English word of every label that a site file can have, by its key. */
export function englishLabels(schemas: SchemaSet): Map<string, string> {
  const labels = schemas.get("site.schema.json")?.properties?.["labels"]?.properties ?? {};
  return new Map(
    Object.entries(labels).map(([key, { english }]) => {
      if (english === undefined) throw new Error(`The label ${key} has no English word in site.schema.json.`);
      return [key, english];
    }),
  );
}
