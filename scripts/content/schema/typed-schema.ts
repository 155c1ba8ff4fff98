import { findFormat } from "../formats/all-formats.ts";
import { placesIn, publicationKeys, type Schema, type SchemaSet } from "./schema-set.ts";

/** Keywords without meaning for the type, and those that only add conditions to a type. */
const unsaid = [
  ...(["$schema", "$id", "$comment", "description", "default", "examples"] as const),
  ...(["renamedFrom", "valuesRenamedFrom", "usualNames", "not", "if", "then", "else"] as const),
  ...(["minItems", "maxItems", "minLength", "maxLength", "pattern"] as const),
];

const headPath = "shared/section-head.schema.json";

/** The schema at a path for generating types: a text with a format gets the type of its resolved value. */
export function typedSchema(schemas: SchemaSet, path: string): Schema {
  const schema = structuredClone(path.startsWith("blocks/") ? withHead(schemas, path) : (schemas.get(path) ?? {}));
  // The build removes these keys, so that no component gets them.
  const kept = Object.entries(schema.properties ?? {}).filter(([key]) => !publicationKeys.includes(key));
  const typed = schema.properties ? { ...schema, properties: Object.fromEntries(kept) } : schema;
  for (const [one] of [...placesIn(typed)]) {
    const { tsType = findFormat(one.format)?.resolved?.type, properties, oneOf, enum: values } = one;
    const isNamed = (properties ?? oneOf ?? values) !== undefined;
    // Branches that only require keys are not types.
    const conditions = (["anyOf", "oneOf"] as const).filter((union) => !one[union]?.every(isType));
    // The type of a text that has its format by `allOf` is that of the format.
    const others = [...(isNamed ? [] : ["title"]), ...(one.allOf ? ["type"] : [])];
    const dropped = [...unsaid, ...conditions, ...others].map((key) => [key, undefined]);
    Object.assign(one, Object.fromEntries(dropped), { tsType });
  }
  return typed;
}

function isType(schema: Schema): boolean {
  return (["$ref", "type", "const", "enum", "properties", "allOf"] as const).some((key) => key in schema);
}

/** A block that is a section extends the type of all sections, or of those with a title. Unions extend nothing. */
function withHead(schemas: SchemaSet, path: string): Schema & { readonly extends?: Schema } {
  const block = schemas.get(path) ?? {};
  const head = Object.keys(schemas.get(headPath)?.properties ?? {});
  if (block.anyOf?.every(isType) || block.oneOf?.every(isType) || !head.every((key) => block.properties?.[key]))
    return block;
  const own = Object.entries(block.properties ?? {}).filter(
    ([key]) => !head.includes(key) || (key !== "title" && block.required?.includes(key)),
  );
  const titled = block.required?.includes("title") ? "#/definitions/titled" : "";
  return { ...block, properties: Object.fromEntries(own), extends: { $ref: `../${headPath}${titled}` } };
}
