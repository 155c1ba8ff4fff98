import { posix } from "node:path";
import { isRecord, type ValuePath } from "../diagnostic/path.ts";
import { ExtensionError } from "../diagnostic/project-code.ts";

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
  readonly minimum?: number;
  readonly minLength?: number;
  /** The most characters that the place of a text can show. */
  readonly maxLength?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly pattern?: string;
  readonly additionalProperties?: boolean | Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly propertyNames?: Schema;
  readonly dependencies?: Readonly<Record<string, Schema | readonly string[]>>;
  readonly contains?: Schema;
  readonly definitions?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly if?: Schema;
  readonly then?: Schema;
  readonly else?: Schema;
  readonly not?: Schema;
  /** Shown by editors: the value if the key is left out. The component has to apply it itself. */
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
  readonly discriminator?: { readonly propertyName: string };
  /** The former name of a property, or of a block's type. Content that still uses it has to be changed. */
  readonly renamedFrom?: string | readonly string[];
  /** The former names of `enum` values, by their current names. */
  readonly valuesRenamedFrom?: Readonly<Record<string, string | readonly string[]>>;
  /** The TypeScript type of the value after the build has resolved its format. */
  readonly tsType?: string;
  /** The level of the heading that a block begins with, if not 2. A page has one block with level 1. */
  readonly headingLevel?: number;
  /** Whether a block needs React in the browser. */
  readonly interactive?: true;
  /** Whether a block shows the day of the build. */
  readonly showsToday?: true;
  /** Names that other systems use for a block of this type: messages suggest this one instead. */
  readonly usualNames?: readonly string[];
  /** Whether the text is for machines, such as a command: it is shown as it is. */
  readonly machine?: true;
  /** The English text of a label, for sites without their own. */
  readonly english?: string;
  /** The places in the layout of pictures in properties, by their names in `picture-places.ts`. */
  readonly places?: Readonly<Record<string, PictureChoice>>;
}

/**
 * A place, or one for each value of the neighbouring property `by`, such as a layout, with the key `undefined` if it is absent, and
 * `otherwise`; without that, the place of what is around it. Of a list, the number of its entries counts.
 */
export type PictureChoice =
  | string
  | { readonly by: string; readonly otherwise?: PictureChoice; readonly [value: string]: PictureChoice | undefined };

/** The keywords that hold values rather than schemas, and those that hold schemas by name. */
export const dataKeywords: readonly string[] = [
  ...["const", "default", "enum", "examples"],
  ...["discriminator", "places", "valuesRenamedFrom"],
];
export const mapKeywords: readonly string[] = ["properties", "definitions", "patternProperties", "dependencies"];

/** All schemas, by path in the schema folder: `blocks/hero.schema.json`. */
export type SchemaSet = ReadonlyMap<string, Schema>;

const scheme = "schema:///";

export const unionPath = "block.schema.json";

/** The schema of an entry that uses a part in place of a block. */
export const usePath = "use-of-part.schema.json";

/** The schemas inside one, with the paths to them. */
export function* placesIn(schema: unknown, at: ValuePath = []): Generator<[Schema, ValuePath]> {
  if (typeof schema !== "object" || schema === null) return;
  const isMap = mapKeywords.includes(String(at.at(-1)));
  if (!isMap && !Array.isArray(schema)) yield [schema, at];
  for (const [key, value] of Object.entries(schema))
    if (isMap || !dataKeywords.includes(key)) yield* placesIn(value, [...at, key]);
}

export function pathOfBlock(type: string): string {
  return `blocks/${type}.schema.json`;
}

/** The identifier under which a schema is registered; relative references resolve against it. */
export function schemaId(path: string): string {
  return scheme + path;
}

/** A mistake in a schema, such as a reference to nothing: its author has to fix it, and it is not a bug. */
export class MissingSchemaError extends ExtensionError {}

/** Follows a `$ref` from the schema at `from`. Returns the schema and its path, which has a fragment if it is part of a file. */
export function resolveRef(schemas: SchemaSet, from: string, ref: string): { path: string; schema: Schema } {
  const found = findSchema(schemas, from, ref);
  if (!found) throw new MissingSchemaError(`schema/${from} refers to ${ref}, which does not exist.`);
  return found;
}

/** Like `resolveRef`, but undefined if nothing is there. */
export function findSchema(
  schemas: SchemaSet,
  from: string,
  ref: string,
): { path: string; schema: Schema } | undefined {
  const [own = ""] = from.split("#");
  // A reference without a file is to the same file.
  const path = ref.startsWith("#") ? own + ref : posix.join(posix.dirname(own), ref);
  const [file = "", list, name = ""] = path.split(/#\/(definitions|properties)\//);
  const schema =
    list === undefined ? schemas.get(file) : schemas.get(file)?.[list as "definitions" | "properties"]?.[name];
  return schema && { path, schema };
}

const wholes = new WeakMap<SchemaSet, Map<string, Schema>>();

/** A schema with references replaced by their targets and `allOf` merged. A schema that refers to itself contains itself. */
export function wholeSchema(schemas: SchemaSet, path: string): Schema {
  const known = wholes.get(schemas) ?? new Map<string, Schema>();
  wholes.set(schemas, known);
  // The cast is safe: it is made from a schema.
  const whole = (from: string, value: unknown): unknown => {
    if (Array.isArray(value)) return value.map((entry: unknown) => whole(from, entry));
    if (!isRecord(value)) return value;
    const { $ref, ...own } = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, whole(from, part)]));
    const joined = Array.isArray(own["allOf"]) ? joinAll(own) : own;
    if (typeof $ref !== "string") return joined;
    const target = wholeOf(resolveRef(schemas, from, $ref));
    return Object.keys(joined).length > 0 ? { ...target, ...joined } : target;
  };
  const wholeOf = (located: { readonly path: string; readonly schema: Schema }): Schema => {
    const before = known.get(located.path);
    if (before) return before;
    // Registered before it is filled, because a schema may refer to itself.
    const filled: Schema = {};
    known.set(located.path, filled);
    return Object.assign(filled, whole(located.path, located.schema));
  };
  const schema = schemas.get(path);
  if (!schema) throw new Error(`There is no schema ${path}.`);
  return wholeOf({ path, schema });
}

/** Merges schemas with the properties of all. For other keywords the last one wins. */
function joinAll({ allOf = [], ...own }: Schema): Schema {
  const parts = [...allOf, own];
  return {
    ...Object.assign({}, ...parts),
    properties: Object.assign({}, ...parts.map(({ properties }) => properties)),
    patternProperties: Object.assign({}, ...parts.map(({ patternProperties }) => patternProperties)),
    required: parts.flatMap(({ required = [] }) => required),
  };
}

/** The whole schemas of all blocks by block type, in the order of the union. */
export function blockSchemas(schemas: SchemaSet): Map<string, Schema> {
  const branches = wholeSchema(schemas, unionPath).oneOf ?? [];
  return new Map(branches.map((schema) => [String(schema.properties?.["type"]?.const), schema]));
}

/** The keys with which a page and every block say when they are published. The reference of blocks names them once. */
export const publicationKeys: readonly string[] = ["draft", "publishAt", "expireAt"];
