import type { ContentFormat } from "../formats/content-format.ts";
import type { Schema } from "./schema-set.ts";

/** The schema of a text of a format, for other schemas to refer to: `schema/shared/NAME.schema.json`. */
export function formatSchema(format: ContentFormat): Schema {
  const { name, title, description, usualNames, minLength, maxLength, suggestions, resolved } = format;
  return {
    $schema: "http://json-schema.org/draft-07/schema#",
    $comment: "Generated from scripts/content/formats/ by `npm run types`.",
    title,
    description,
    ...(usualNames ? { usualNames: [...usualNames] } : {}),
    type: "string",
    ...(minLength === undefined ? {} : { minLength }),
    ...(maxLength === undefined ? {} : { maxLength }),
    format: name,
    ...(suggestions ? { examples: [...suggestions] } : {}),
    ...(resolved ? { tsType: resolved.type } : {}),
  };
}
