import { isRecord } from "../../../content/diagnostic/is-record.ts";
import type { JsonSchema } from "../../session/describe-site.ts";

/** What a form does not need: the check says what is wrong, and a default is never written into a file. */
const withoutUse = ["$schema", "$id", "default", "if", "then", "else", "not", "allOf", "additionalProperties"];

/** The schema that a form is made of. */
export function formSchema(schema: JsonSchema): JsonSchema {
  // Names of fields are no words of the schema.
  const isSchema = (key: string, value: unknown) => isRecord(value) && key !== "properties" && key !== "definitions";
  return JSON.parse(JSON.stringify(schema, (key, value) => (isSchema(key, value) ? simplified(value) : value)));
}

function simplified(schema: JsonSchema): JsonSchema {
  const { oneOf, ...rest } = schema;
  const kept = Object.fromEntries(Object.entries(rest).filter(([key]) => !withoutUse.includes(key)));
  // Others say only which fields go together.
  const hasKinds = Array.isArray(oneOf) && oneOf.some((kind) => isRecord(kind) && "properties" in kind);
  return hasKinds ? { ...kept, oneOf } : kept;
}
