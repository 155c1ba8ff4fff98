import type { ContentModel } from "../content/check/content-model.ts";
import { createContentModel } from "../content/check/content-model.ts";
import type { SchemaSet } from "../content/schema/schema-set.ts";
import { loadValidator } from "../content/schema/validator.ts";
import { loadSchemaCode } from "./load-schema-code.ts";

interface LoadOptions {
  readonly release?: boolean;
  warn(message: string): void;
}

/** The model for schemas that have not changed since the command started: it uses the compiled schemas of the cache. */
export function loadModel(
  codeFolder: string,
  schemas: SchemaSet,
  { release = false, warn }: LoadOptions,
): ContentModel {
  return createContentModel(schemas, { release, validator: loadValidator(loadSchemaCode(codeFolder, schemas, warn)) });
}
