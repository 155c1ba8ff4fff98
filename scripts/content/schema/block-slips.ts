import { toPointer, type ValuePath, valueAt } from "../diagnostic/path.ts";
import {
  dataKeywords,
  findSchema,
  pathOfBlock,
  placesIn,
  publicationKeys,
  type Schema,
  type SchemaSet,
  schemasIn,
  wholeSchema,
} from "./schema-set.ts";
import type { FoundSlip } from "./schema-slip.ts";
import { slipsInTypes } from "./type-slips.ts";

/** What is wrong with the schema of a block, of what a person who writes one for a site may well get wrong, and ajv would not tell. */
export function slipsOfBlock(schemas: SchemaSet, type: string): (FoundSlip & { readonly path: string })[] {
  const path = pathOfBlock(type);
  const schema = schemas.get(path) ?? {};
  const own = [...slipInType(schema, type), ...slipsInRequired(schema)];
  const dangling = slipsInRefs(schemas, path, schema);
  if (dangling.length > 0) return [...own, ...dangling].map((slip) => ({ path, ...slip }));
  const branch = slipInBranch(schemas, path);
  // Of what stands in a branch that cannot be there nothing else is told.
  const types = slipsInTypes(schemas, path).filter(({ at }) => !branch || !isBelow(at, branch.at));
  const further = [branch, slipInAll(schemas, path, schema)].filter((slip) => slip !== undefined);
  return [...own, ...further, ...types].map((slip) => ({ path, ...slip }));
}

function isBelow(place: ValuePath = [], at: ValuePath = []): boolean {
  return toPointer(place).startsWith(`${toPointer(at)}/`);
}

function slipInType({ properties }: Schema, type: string): FoundSlip[] {
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

/** What every block has, and what `slipInType` tells. */
const toldElsewhere = [...publicationKeys, "type"];

/** Authors would be asked for a key that they are not allowed. */
function slipsInRequired(schema: Schema): FoundSlip[] {
  return [...placesIn(schema)].flatMap(([{ required, properties, ...other }, at]) => {
    if (!properties || other.additionalProperties !== false || other.allOf || !Array.isArray(required)) return [];
    const names = Object.keys(properties);
    return required.flatMap((key: unknown, index) =>
      typeof key !== "string" || [...names, ...toldElsewhere].includes(key)
        ? []
        : {
            at: [...at, "required", index],
            message: `The key "${key}" is required and refused: it is not under "properties".`,
            hint: `Name "${key}" there, too.`,
            meant: { word: key, names },
          },
    );
  });
}

function slipsInRefs(schemas: SchemaSet, path: string, schema: Schema): FoundSlip[] {
  return [...placesIn(schema)].flatMap(([{ $ref }, at]) => {
    if (typeof $ref !== "string" || findSchema(schemas, path, $ref)) return [];
    const word = $ref.replace("../", "yaml-pages/");
    return {
      at: [...at, "$ref"],
      message: `"$ref": "${word}" does not exist.`,
      hint: 'Write "#/definitions/…" for what stands in this file, or the path of a schema of the renderer, such as "yaml-pages/shared/formats.schema.json#/definitions/link".',
      meant: { word, names: [...refsInto("", schema), ...sharedRefs(schemas)] },
    };
  });
}

function sharedRefs(schemas: SchemaSet): string[] {
  const shared = [...schemas].filter(([path]) => path.startsWith("shared/"));
  return shared.flatMap(([path, schema]) => [`yaml-pages/${path}`, ...refsInto(`yaml-pages/${path}`, schema)]);
}

function refsInto(file: string, schema: Schema): string[] {
  const lists = ["definitions", "properties"] as const;
  return lists.flatMap((list) => Object.keys(schema[list] ?? {}).map((name) => `${file}#/${list}/${name}`));
}

/** `additionalProperties` looks at the keys beside it alone. */
function slipInAll(schemas: SchemaSet, path: string, { allOf, properties, ...own }: Schema): FoundSlip | undefined {
  if (!allOf || own.additionalProperties !== false) return undefined;
  const key = Object.keys(wholeSchema(schemas, path).properties ?? {}).find((one) => !properties?.[one]);
  if (key === undefined) return undefined;
  const message = `"additionalProperties": false refuses the key "${key}" of "allOf".`;
  return { at: ["additionalProperties"], message, hint: `Name "${key}" under "properties", too.` };
}

/** Keywords whose schemas may or may not be for a value; a union with a discriminator says which one is. */
const branchKeywords = ["anyOf", "oneOf", "if", "then", "else", "not", "dependencies"] as const;

/** Keywords of keys and entries without a name of their own. */
const openKeywords = ["additionalProperties", "patternProperties", "propertyNames", "contains"] as const;

type UnsureKeyword = (typeof branchKeywords | typeof openKeywords)[number];

/** A text with a format becomes another value: that it has it may not depend on what else is there. */
function slipInBranch(schemas: SchemaSet, path: string): FoundSlip | undefined {
  const whole = wholeSchema(schemas, path);
  const keywordIn = (one: Schema) =>
    [...branchKeywords, ...openKeywords].find((keyword) => hasUnsureFormat(one, keyword));
  const [keyword] = [...schemasIn(whole)].flatMap((one) => keywordIn(one) ?? []);
  if (keyword === undefined) return undefined;
  const written = schemas.get(path) ?? {};
  // The cast is safe: the whole of a schema has its values at the same places.
  const places = [...placesIn(written)].map(([, at]): ValuePath => [...at, keyword]);
  const at = places.find((place) => hasUnsureFormat((valueAt(whole, place.slice(0, -1)) ?? {}) as Schema, keyword));
  return {
    // Where it comes of a reference, that is meant.
    at: at && valueAt(written, at) === undefined ? at.slice(0, -1) : (at ?? []),
    ...(isOpen(keyword)
      ? {
          message: `A text with a format stands in "${keyword}", where the build does not look for it.`,
          hint: 'Put it under "properties", as a list of mappings where its keys are not known.',
        }
      : {
          message: `A text with a format stands in "${keyword}", where it may or may not be one.`,
          hint: 'Put it under "properties", or tell the branches apart with "discriminator".',
        }),
  };
}

function isOpen(keyword: UnsureKeyword): boolean {
  return openKeywords.some((one) => one === keyword);
}

function hasUnsureFormat(schema: Schema, keyword: UnsureKeyword): boolean {
  return !(keyword === "oneOf" && schema.discriminator) && hasFormat(schema[keyword]);
}

/** True if a value of a schema has a format, at any depth. A schema may hold itself. */
function hasFormat(part: unknown, seen = new Set<unknown>()): boolean {
  if (typeof part !== "object" || part === null || seen.has(part)) return false;
  seen.add(part);
  if ("format" in part && typeof part.format === "string") return true;
  return Object.entries(part).some(([key, value]) => !dataKeywords.includes(key) && hasFormat(value, seen));
}
