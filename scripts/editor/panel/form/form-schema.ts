import { isRecord } from "../../../content/diagnostic/is-record.ts";
import type { JsonSchema } from "../../session/describe-site.ts";

/** What a form does not need: the check says what is wrong, and a default is never written into a file. */
const withoutUse = new Set(["$schema", "$id", "default", "examples", "if", "then", "else", "not", "allOf", "places"]);

/** Formats of ours for what has no widget of its own in JSON Schema. */
export const ownFormats = { number: "number", yesOrNo: "yes-or-no", ownValues: "own-values", raw: "raw" };

/**
 * The schema that a form is made of. Every single value is a text with a format there, so that one that is written in another way, such as
 * `{price.loaf}` in place of a number, is shown as it is.
 */
export function formSchema(schema: JsonSchema): JsonSchema {
  return Object.fromEntries(Object.entries(simplified(schema)).map(([key, value]) => [key, within(key, value)]));
}

function within(key: string, value: unknown): unknown {
  // Names of fields are no words of the schema.
  if ((key === "properties" || key === "definitions") && isRecord(value)) {
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, ofPart(part)]));
  }
  return Array.isArray(value) ? value.map(ofPart) : ofPart(value);
}

function ofPart(value: unknown): unknown {
  return isRecord(value) ? formSchema(value) : value;
}

function simplified(schema: JsonSchema): JsonSchema {
  const { type, additionalProperties, properties, enum: choices, oneOf, ...rest } = schema;
  const kept = Object.fromEntries(Object.entries(rest).filter(([key]) => !withoutUse.has(key)));
  if (choices !== undefined) return { ...kept, type: "string", enum: choices };
  if (type === "number" || type === "integer") return { ...kept, type: "string", format: ownFormats.number };
  if (type === "boolean") return { ...kept, type: "string", format: ownFormats.yesOrNo };
  if (isRecord(additionalProperties) && !properties) return { ...kept, type: "string", format: ownFormats.ownValues };
  const branches = Array.isArray(oneOf) && oneOf.some((branch) => isRecord(branch) && "properties" in branch);
  return {
    ...kept,
    ...(type !== undefined && { type }),
    ...(properties !== undefined && { properties }),
    ...(branches && { oneOf }),
  };
}
