import { posix } from "node:path";
import type { Ajv, ErrorObject, ValidateFunction } from "ajv";
import { fromPointer, toPointer, type ValuePath, valueAt } from "../diagnostic/path.ts";
import { compileMetaSchema } from "./create-ajv.ts";
import { formatsPath } from "./formats-schema.ts";
import {
  findSchema,
  mapKeywords,
  placesIn,
  type Schema,
  type SchemaSet,
  schemaId,
  MissingSchemaError,
} from "./schema-set.ts";

type FoundSlip = Omit<Slip, "path">;

/** The mistakes in the schemas of blocks. The first ones found may be the cause of others, which wait. */
export function slipsIn(schemas: SchemaSet, ajv: Ajv): Slip[] {
  const isSchema = compileMetaSchema();
  const blocks = [...schemas].filter(([path]) => path.startsWith("blocks/"));
  const find = (look: (path: string, schema: Schema) => readonly FoundSlip[]) =>
    blocks.flatMap(([path, schema]) => look(path, schema).map((slip) => ({ path, ...slip })));
  const found = find((path, schema) => {
    const own = keywordSlips(isSchema, schema);
    const slipsOf = (one: [Schema, ValuePath]) => [
      ...lostReferences(schemas, path, one),
      ...refusedKeys(schemas, path, one),
      ...unseenFormats(schema, one),
      ...wrongDefaults(ajv, one),
    ];
    return own.length > 0 ? own : [typeSlips(schema, path), [...placesIn(schema)].flatMap(slipsOf)].flat();
  });
  return found.length > 0 ? found : find((_, schema) => exampleSlips(ajv, schema));
}

/** The errors of the meta-schema, one per place. */
function keywordSlips(isSchema: ValidateFunction, schema: Schema): FoundSlip[] {
  const errors = isSchema(schema) ? [] : (isSchema.errors ?? []);
  const places = errors.map((error) => toPointer(placeOf(error)));
  return errors.flatMap((error, index) => {
    const place = places[index] ?? "";
    // For a value with several possible forms, the first error is that of the usual form.
    if (places.indexOf(place) < index || places.some((other) => other.startsWith(`${place}/`))) return [];
    return { at: placeOf(error), error, message: `${JSON.stringify(error.data)} ${error.message}.` };
  });
}

function placeOf({ keyword, instancePath, params }: ErrorObject): ValuePath {
  const at = fromPointer(instancePath);
  if (keyword === "additionalProperties") return [...at, String(params["additionalProperty"])];
  return keyword === "uniqueItems" ? [...at, Math.max(params["i"], params["j"])] : at;
}

function typeSlips({ properties }: Schema, path: string): FoundSlip | [] {
  const type = posix.basename(path, ".schema.json");
  const written = properties?.["type"]?.const;
  if (written === type) return [];
  const isName = (name: unknown) => /^[a-z][a-z\d]*(?:-[a-z\d]+)*$/.test(String(name));
  return {
    at: ["properties", "type", "const"],
    message: `The type of the block is ${JSON.stringify(written) ?? "missing"}, expected "${type}", the name of its folder.`,
    hint:
      isName(written) && !isName(type)
        ? `Rename the folder to "${String(written)}".`
        : `Write "properties": { "type": { "const": "${type}" }, … }.`,
  };
}

/** References to nothing, for which ajv gives no place. */
function lostReferences(schemas: SchemaSet, path: string, [{ $ref }, at]: [Schema, ValuePath]): FoundSlip[] {
  if ($ref === undefined) return [];
  if (leadsBack(schemas, path, $ref)) {
    const words = `"$ref": "${$ref}" refers back to itself and never defines the value.`;
    return [{ at: [...at, "$ref"], message: words, hint: "Replace one of these references with a schema." }];
  }
  if (findSchema(schemas, path, $ref)) return [];
  const message = `"$ref": "${$ref.replace("../", "yaml-pages/")}" does not exist.`;
  const hint =
    'Write "#/definitions/…" for a definition in this file, or the path of a schema of the renderer, such as "yaml-pages/shared/formats.schema.json#/definitions/link".';
  return [{ at: [...at, "$ref"], message, hint }];
}

/** Whether references for the same value are circular. References through properties are not: trees have them. */
function leadsBack(schemas: SchemaSet, from: string, ref: string, before: readonly string[] = []): boolean {
  const found = findSchema(schemas, from, ref);
  if (!found || before.includes(found.path)) return found !== undefined;
  const { schema, path } = found;
  return [schema, ...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].some(
    ({ $ref }) => $ref !== undefined && leadsBack(schemas, path, $ref, [...before, path]),
  );
}

/** Keys that are required, or defined by `allOf`, but refused by `additionalProperties`: no page could be right. */
function refusedKeys(schemas: SchemaSet, path: string, [schema, at]: [Schema, ValuePath]): FoundSlip[] {
  const { additionalProperties, patternProperties, properties = {}, required = [], allOf = [] } = schema;
  if (additionalProperties !== false || patternProperties || "$ref" in schema) return [];
  const asked = required.map((key, index): [string, ValuePath] => [key, ["required", index]]);
  const others = allOf.flatMap((part, index) => {
    const { properties: own = {} } =
      (part.$ref === undefined ? part : findSchema(schemas, path, part.$ref)?.schema) ?? {};
    const place = (key: string) => (part.$ref === undefined ? ["properties", key] : ["$ref"]);
    return Object.keys(own).map((key): [string, ValuePath] => [key, ["allOf", index, ...place(key)]]);
  });
  return [...asked, ...others].flatMap(([key, place]) => {
    if (Object.hasOwn(properties, key)) return [];
    const message = `"additionalProperties": false refuses the key "${key}", which is missing from "properties" next to it.`;
    return { at: [...at, ...place], message, hint: `Add "${key}" to "properties", or remove it here.` };
  });
}

/** Keywords whose schemas may not apply to a value, or apply to keys without a fixed name. */
const unsure = new Set<unknown>([
  ...["anyOf", "oneOf", "if", "then", "else", "not", "dependencies"],
  ...["additionalProperties", "patternProperties", "propertyNames", "contains"],
]);

/** A text with a format is only resolved where it always applies, or in a branch that a discriminator selects. */
function unseenFormats(block: Schema, [{ format, $ref }, at]: [Schema, ValuePath]): FoundSlip[] {
  if (format === undefined && !$ref?.includes(formatsPath)) return [];
  const depth = at.findIndex((step, index) => {
    const isName = mapKeywords.includes(String(at[index - 1]));
    return unsure.has(step) && !isName && valueAt(block, [...at.slice(0, index), "discriminator"]) === undefined;
  });
  if (depth < 0) return [];
  const message = `A text with a format is inside "${at[depth]}", where the build does not look for it.`;
  const hint = 'Put it under "properties", or tell the branches apart with "discriminator".';
  return [{ at: at.slice(0, depth + 1), message, hint }];
}

/** A default that no page could use. Schemas with references are not checked. */
function wrongDefaults(ajv: Ajv, [schema, at]: [Schema, ValuePath]): FoundSlip[] {
  if (schema.default === undefined || JSON.stringify(schema).includes('"$ref"')) return [];
  if (ajv.validate(schema, schema.default)) return [];
  const message = `The default does not match its schema: it ${ajv.errors?.at(-1)?.message}.`;
  return [{ at: [...at, "default"], message, hint: "Write a value that pages can use." }];
}

/** Examples that do not match their own schema: the gallery and new pages show them. */
function exampleSlips(ajv: Ajv, { examples = [], properties }: Schema): FoundSlip[] {
  return examples.flatMap((example, index) => {
    const words = String(properties?.["type"]?.const);
    const data = { title: words, description: words, blocks: [example] };
    // The last error is the outermost one, such as that of a union.
    const validate = ajv.getSchema(schemaId("page.schema.json"));
    const error = validate?.(data) ? undefined : validate?.errors?.at(-1);
    if (!error) return [];
    const at = ["examples", index, ...placeOf(error).slice(2)];
    const message = `The example does not match its schema: it ${error.message}.`;
    return { at, message, hint: "Write it as a page would." };
  });
}

/** A mistake in the schema of a block, which may be part of a site. */
export interface Slip {
  /** The path of the schema in the set. */
  readonly path: string;
  /** The wrong value; if absent, the place is `offset`, or the whole file. */
  readonly at?: ValuePath;
  readonly offset?: number;
  readonly message: string;
  readonly hint?: string;
  /** The error of the meta-schema, if there is one. */
  readonly error?: ErrorObject;
}

/** The mistakes in the schemas of blocks. */
export class SchemaSlip extends MissingSchemaError {
  constructor(readonly slips: readonly Slip[]) {
    const fileOf = ({ path }: Slip) => path.replace(/^blocks\/(.*)\.schema/, "blocks/$1/block.schema");
    super(slips.map((slip) => `${fileOf(slip)}: ${slip.message} ${slip.hint ?? ""}`.trim()).join("\n"));
  }
}
