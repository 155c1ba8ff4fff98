import { checksSchema } from "../content/answers/describe-checks.ts";
import { addedRules } from "../content/rules/added/added-rules.ts";
import { readSchemas, type SchemaSet } from "../content/schema/schema-set.ts";
import { schemaFolders } from "../program/block-folders.ts";

/** The schemas of the renderer with the blocks and the rules of the project. */
export function projectSchemas(): SchemaSet {
  const schemas = readSchemas(schemaFolders());
  return addedRules.length === 0 ? schemas : new Map([...schemas, ["shared/checks.schema.json", checksSchema()]]);
}
