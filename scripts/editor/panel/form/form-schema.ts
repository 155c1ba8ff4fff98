import { isRecord } from "../../../content/diagnostic/path.ts";
import type { JsonSchema } from "../../session/describe-site.ts";

/** Keywords that forms do not need: the check finds mistakes, and defaults are never written to files. */
const withoutUse = ["$schema", "$id", "default", "if", "then", "else", "not", "allOf", "additionalProperties"];

export function formSchema(schema: JsonSchema): JsonSchema {
  // Field names are not schema keywords.
  const isSchema = (key: string, value: unknown) => isRecord(value) && key !== "properties" && key !== "definitions";
  return JSON.parse(JSON.stringify(schema, (key, value) => (isSchema(key, value) ? simplified(value) : value)));
}

function simplified(schema: JsonSchema): JsonSchema {
  const { oneOf, ...rest } = schema;
  const kept = Object.fromEntries(Object.entries(rest).filter(([key]) => !withoutUse.includes(key)));
  // Others only say which fields go together.
  const hasKinds = Array.isArray(oneOf) && oneOf.some((kind) => isRecord(kind) && "properties" in kind);
  return hasKinds ? { ...kept, oneOf } : kept;
}
