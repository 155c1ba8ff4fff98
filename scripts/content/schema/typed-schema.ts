import { posix } from "node:path";
import { isRecord } from "../diagnostic/is-record.ts";
import { allFormats } from "../formats/all-formats.ts";
import { joinAll, publicationKeys, resolveRef, type Schema, type SchemaSet } from "./schema-set.ts";

/** What says nothing to the compiler, or nothing that a type can say: one without it allows all that the schema does. */
const unsaid: readonly string[] = [
  ...["$schema", "$id", "$comment", "description", "default", "examples"],
  ...["renamedFrom", "valuesRenamedFrom", "usualNames"],
  ...["minItems", "maxItems", "not", "if", "then", "else", "dependencies", "contains", "propertyNames"],
];

/** The keywords of which types are made. A schema without them allows any value. */
const telling: readonly (keyof Schema)[] = [
  ...(["$ref", "type", "const", "enum", "properties", "additionalProperties", "items"] as const),
  ...(["anyOf", "oneOf", "tsType"] as const),
];

const headPath = "shared/section-head.schema.json";

/** The schema at a path as types are made of it. A block that is a section extends the type of all sections. */
export function typedSchema(schemas: SchemaSet, path: string): Schema {
  const { properties, ...schema } = path.startsWith("blocks/") ? withHead(schemas, path) : (schemas.get(path) ?? {});
  // What the build takes away no component gets.
  const kept = Object.entries(properties ?? {}).filter(([key]) => !publicationKeys.includes(key));
  return typed({ schemas, path }, { ...schema, ...(properties ? { properties: Object.fromEntries(kept) } : {}) });
}

function withHead(schemas: SchemaSet, path: string): Schema & { readonly extends?: Schema } {
  const block = joined({ schemas, path }, schemas.get(path) ?? {});
  const head = Object.keys(schemas.get(headPath)?.properties ?? {});
  // A union extends nothing.
  const isUnion = [block.anyOf, block.oneOf].some(
    (branches) => branches && isTelling(typed({ schemas, path }, { anyOf: branches })),
  );
  if (isUnion || !head.every((key) => block.properties?.[key])) return block;
  const own = Object.entries(block.properties ?? {}).filter(
    ([key]) => !head.includes(key) || block.required?.includes(key),
  );
  return { ...block, properties: Object.fromEntries(own), extends: { $ref: `../${headPath}` } };
}

/** Where a schema is written, which its references are relative to. */
interface Origin {
  readonly schemas: SchemaSet;
  readonly path: string;
}

/**
 * A schema with those of its `allOf` joined, as the build joins them: what makes types takes each for a type of its own. Other
 * references stay, since a schema may lead to itself.
 */
function joined(origin: Origin, { allOf, ...schema }: Schema): Schema {
  if (!Array.isArray(allOf)) return schema;
  const parts = allOf.map(({ $ref, ...part }: Schema) => {
    const own = joined(origin, part);
    return $ref === undefined ? own : { ...joined(origin, movedTo(origin, $ref)), ...own };
  });
  const { properties = {}, required = [], patternProperties = {}, ...all } = joinAll({ ...schema, allOf: parts });
  return {
    ...all,
    ...(Object.keys(properties).length > 0 ? { properties } : {}),
    ...(Object.keys(patternProperties).length > 0 ? { patternProperties } : {}),
    ...(required.length > 0 ? { required } : {}),
  };
}

/** The schema that a reference leads to, with its own references as they are written elsewhere. */
function movedTo({ schemas, path }: Origin, ref: string): Schema {
  const target = resolveRef(schemas, path, ref);
  const refFrom = (value: string) => posix.relative(posix.dirname(path), resolveRef(schemas, target.path, value).path);
  return JSON.parse(JSON.stringify(target.schema), (key, value) =>
    key === "$ref" && typeof value === "string" ? refFrom(value) : value,
  );
}

/** The part of a schema that types are made of. Whatever the schema allows, the type allows. */
function typed(origin: Origin, schema: Schema): Schema {
  // What is written in the place of a schema: true or false.
  if (!isRecord(schema)) return schema;
  const kept = Object.fromEntries(Object.entries(joined(origin, schema)).filter(([key]) => !unsaid.includes(key)));
  // The cast is safe: it has some of the keywords of the schema.
  const { title, patternProperties, anyOf, oneOf, ...own } = kept as Schema;
  const isNamed = own.properties ?? oneOf ?? own.enum;
  const result: Schema = {
    ...own,
    ...(title !== undefined && isNamed ? { title } : {}),
    ...resolvedType(own),
    ...(own.properties ? { properties: eachTyped(origin, own.properties) } : {}),
    ...(own.definitions ? { definitions: eachTyped(origin, own.definitions) } : {}),
    ...otherKeys(origin, own, patternProperties),
    ...unionOf(origin, "anyOf", anyOf),
    ...unionOf(origin, "oneOf", oneOf),
    ...(own.items ? { items: typed(origin, own.items) } : {}),
  };
  return isTelling(result) || own.definitions ? result : {};
}

function isTelling(schema: Schema): boolean {
  return (
    !isRecord(schema) ||
    telling.some((key) => (Array.isArray(schema[key]) ? schema[key].length > 0 : schema[key] !== undefined))
  );
}

/** A union, where each of its branches says something. */
function unionOf(origin: Origin, keyword: "anyOf" | "oneOf", branches: readonly Schema[] = []): Schema {
  const found = branches.map((branch) => typed(origin, branch));
  return found.length > 0 && found.every(isTelling) ? { [keyword]: found } : {};
}

function eachTyped(origin: Origin, schemas: Readonly<Record<string, Schema>>): Record<string, Schema> {
  return Object.fromEntries(Object.entries(schemas).map(([key, schema]) => [key, typed(origin, schema)]));
}

/** What a text with a format becomes, however the schema names the format. */
function resolvedType({ format, tsType }: Schema): Schema {
  const type = tsType ?? allFormats.find(({ name }) => name === format)?.resolved?.type;
  return type === undefined ? {} : { tsType: type };
}

/** The keys that are not under "properties". A type knows no patterns: each such key may be of any of them. */
function otherKeys(origin: Origin, { additionalProperties }: Schema, patterns: Schema["patternProperties"]): Schema {
  if (patterns === undefined && additionalProperties === undefined) return {};
  if (additionalProperties === undefined || additionalProperties === true) return { additionalProperties: true };
  const other = additionalProperties === false ? [] : [additionalProperties];
  const all = [...Object.values(patterns ?? {}), ...other].map((one) => typed(origin, one));
  const [only = false] = all;
  return { additionalProperties: all.length > 1 ? { anyOf: all } : only };
}
