import { allFormats } from "../formats/all-formats.ts";
import type { ContentFormat } from "../formats/content-format.ts";
import type { Schema } from "./schema-set.ts";

/** The path of the schemas of all texts with a format, for other schemas to refer to. */
export const formatsPath = "shared/formats.schema.json";

export function formatsSchema(): Schema {
  return {
    $schema: "http://json-schema.org/draft-07/schema#",
    $comment: "Generated from scripts/content/formats/ by `npm run types`.",
    definitions: Object.fromEntries(allFormats.map((format) => [format.name, formatSchema(format)])),
  };
}

function formatSchema(format: ContentFormat): Schema {
  const { name, title, description, usualNames, minLength, maxLength, suggestions, resolved } = format;
  return {
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
