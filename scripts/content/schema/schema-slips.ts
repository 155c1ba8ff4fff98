import { posix } from "node:path";
import type { Ajv, ErrorObject, ValidateFunction } from "ajv";
import { fromPointer, toPointer, type ValuePath } from "../diagnostic/path.ts";
import { compileMetaSchema } from "./create-ajv.ts";
import { dataKeywords, findSchema, placesIn, type Schema, type SchemaSet, schemaId } from "./schema-set.ts";
import type { Slip } from "./schema-slip.ts";

type FoundSlip = Omit<Slip, "path">;

/** What is wrong with the schemas of blocks. What is found first may be the cause of the rest, which waits. */
export function slipsIn(schemas: SchemaSet, ajv: Ajv): Slip[] {
  const isSchema = compileMetaSchema();
  const blocks = [...schemas].filter(([path]) => path.startsWith("blocks/"));
  const find = (look: (path: string, schema: Schema) => readonly FoundSlip[]) =>
    blocks.flatMap(([path, schema]) => look(path, schema).map((slip) => ({ path, ...slip })));
  const found = find((path, schema) => {
    const own = keywordSlips(isSchema, schema);
    const slipsOf = (one: [Schema, ValuePath]) => [...slipsAt(schemas, path, one), ...refusedKeys(schemas, path, one)];
    const others = () => [...placesIn(schema)].flatMap(slipsOf);
    return own.length > 0 ? own : [...typeSlips(schema, path), ...others()];
  });
  return found.length > 0
    ? found
    : find((path, schema) => [...defaultSlips(ajv, path, schema), ...exampleSlips(ajv, schema)]);
}

/** What the schema of schemas says, once for each place. */
function keywordSlips(isSchema: ValidateFunction, schema: Schema): FoundSlip[] {
  const errors = isSchema(schema) ? [] : (isSchema.errors ?? []);
  const places = errors.map((error) => toPointer(placeOf(error)));
  return errors.flatMap((error, index) => {
    const place = places[index] ?? "";
    // Of a value that may have several forms the first error is that of the usual one.
    if (places.indexOf(place) < index || places.some((other) => other.startsWith(`${place}/`))) return [];
    return { at: placeOf(error), error, message: `${JSON.stringify(error.data)} ${error.message}.` };
  });
}

function placeOf({ keyword, instancePath, params }: ErrorObject): ValuePath {
  const at = fromPointer(instancePath);
  if (keyword === "additionalProperties") return [...at, String(params["additionalProperty"])];
  return keyword === "uniqueItems" ? [...at, Math.max(params["i"], params["j"])] : at;
}

function typeSlips({ properties }: Schema, path: string): FoundSlip[] {
  const type = posix.basename(path, ".schema.json");
  const written = properties?.["type"]?.const;
  if (written === type) return [];
  return [
    {
      at: ["properties", "type", "const"],
      message: `The type of the block is ${JSON.stringify(written) ?? "missing"}, expected "${type}", as its folder is called.`,
      hint: `Write "properties": { "type": { "const": "${type}" }, … }.`,
    },
  ];
}

/** Keywords whose schemas may or may not be for a value; a union with a discriminator says which one is. */
const branchKeywords = ["anyOf", "oneOf", "if", "then", "else", "not", "dependencies"] as const;

/** Keywords of keys and entries without a name of their own. */
const openKeywords = ["additionalProperties", "patternProperties", "propertyNames", "contains"] as const;

/** Keys that are asked for, or described by `allOf`, and that no mapping may have: authors could not be right. */
function refusedKeys(schemas: SchemaSet, path: string, [schema, at]: [Schema, ValuePath]): FoundSlip[] {
  const { required, properties = {}, patternProperties, additionalProperties, allOf } = schema;
  if (additionalProperties !== false || patternProperties) return [];
  const described = (allOf ?? []).flatMap(({ $ref = "", ...part }) =>
    Object.keys((findSchema(schemas, path, $ref)?.schema ?? part).properties ?? {}),
  );
  const isRefused = (key: string) => !properties[key] && key !== "type";
  const inAll = described.find(isRefused);
  if (inAll !== undefined) {
    const message = `"additionalProperties": false refuses the key "${inAll}" of "allOf".`;
    return [{ at: [...at, "additionalProperties"], message, hint: `Name "${inAll}" under "properties", too.` }];
  }
  return (required ?? []).flatMap((key, index) => {
    const message = `The key "${key}" is required and refused: it is not under "properties".`;
    return isRefused(key) ? [{ at: [...at, "required", index], message, hint: `Name "${key}" there, too.` }] : [];
  });
}

/** What ajv allows and the build does not, or what ajv names no place of. */
function slipsAt(schemas: SchemaSet, path: string, [schema, at]: [Schema, ValuePath]): FoundSlip[] {
  const { $ref, discriminator, oneOf = [] } = schema;
  if ($ref !== undefined && !findSchema(schemas, path, $ref))
    return [
      {
        at: [...at, "$ref"],
        message: `"$ref": "${$ref.replace("../", "yaml-pages/")}" does not exist.`,
        hint: 'Write "#/definitions/…" for what stands in this file, or the path of a schema of the renderer, such as "yaml-pages/shared/formats.schema.json#/definitions/link".',
      },
    ];
  const tag = discriminator?.propertyName ?? "";
  const untagged = oneOf.findIndex(({ properties }) => properties?.[tag] && properties[tag].const === undefined);
  if (untagged >= 0)
    return [
      {
        at: [...at, "oneOf", untagged, "properties", tag],
        message: `The branch has no single value of "${tag}", by which it is told apart.`,
        hint: 'Write "const", in a branch for each value.',
      },
    ];
  // A text with a format becomes another value: that it has it may not depend on what else is there.
  const hasFormat = (keyword: keyof Schema) =>
    !(keyword === "oneOf" && discriminator) && holdsFormat(schemas, path, schema[keyword]);
  const branch = branchKeywords.find(hasFormat);
  if (branch)
    return [
      {
        at: [...at, branch],
        message: `A text with a format stands in "${branch}", where it may or may not be one.`,
        hint: 'Put it under "properties", or tell the branches apart with "discriminator".',
      },
    ];
  return openKeywords.filter(hasFormat).map((keyword) => ({
    at: [...at, keyword],
    message: `A text with a format stands in "${keyword}", where the build does not look for it.`,
    hint: 'Put it under "properties", as a list of mappings where its keys are not known.',
  }));
}

/** True if a value of a schema has a format, at any depth. A schema may hold itself. */
function holdsFormat(schemas: SchemaSet, path: string, part: unknown, seen = new Set<unknown>()): boolean {
  if (typeof part !== "object" || part === null || seen.has(part)) return false;
  seen.add(part);
  const { format, $ref } = part as Schema;
  const target = typeof $ref === "string" ? findSchema(schemas, path, $ref) : undefined;
  return (
    typeof format === "string" ||
    (target !== undefined && holdsFormat(schemas, target.path, target.schema, seen)) ||
    Object.entries(part).some(([key, value]) => !dataKeywords.includes(key) && holdsFormat(schemas, path, value, seen))
  );
}

/** The defaults that their own schemas refuse: editors would tell authors to write them. */
function defaultSlips(ajv: Ajv, path: string, block: Schema): FoundSlip[] {
  return [...placesIn(block)].flatMap(([schema, place]) => {
    if (schema.default === undefined) return [];
    const [error] = errorsOf(ajv, `${schemaId(path)}#${toPointer(place)}`, schema.default);
    if (!error) return [];
    return {
      at: [...place, "default"],
      message: `The default ${JSON.stringify(schema.default)} is refused by the schema beside it: it ${error.message}.`,
      hint: "Write one that it allows.",
    };
  });
}

/** The examples that are not as their own schemas ask: the gallery and new pages show them. */
function exampleSlips(ajv: Ajv, { examples = [], properties }: Schema): FoundSlip[] {
  return examples.flatMap((example, index) => {
    const words = String(properties?.["type"]?.const);
    const data = { title: words, description: words, blocks: [example] };
    // The last error is that of what holds the others, as of a union.
    const error = errorsOf(ajv, schemaId("page.schema.json"), data).at(-1);
    if (!error) return [];
    const at = ["examples", index, ...placeOf(error).slice(2)];
    const message = `The example is refused by the schema that it stands in: it ${error.message}.`;
    return { at, message, hint: "Write it as pages are to write it." };
  });
}

function errorsOf(ajv: Ajv, id: string, value: unknown): readonly ErrorObject[] {
  const validate = ajv.getSchema(id);
  return !validate || validate(value) ? [] : (validate.errors ?? []);
}
