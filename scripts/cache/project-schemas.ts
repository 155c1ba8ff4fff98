import { checksSchema } from "../content/answers/describe-checks.ts";
import { addedRules } from "../content/rules/added/added-rules.ts";
import { readSchemas } from "../content/schema/read-schemas.ts";
import type { SchemaSet } from "../content/schema/schema-set.ts";
import { addedServices } from "../content/services/added-services.ts";
import { allServices } from "../content/services/all-services.ts";
import { servicesPath, servicesSchema } from "../content/services/services-schema.ts";
import { schemaFolders } from "../program/block-folders.ts";
import type { Project } from "../program/project.ts";

/** The schemas of the renderer with the blocks and the rules of the project. */
export function projectSchemas(project: Project): SchemaSet {
  return new Map([
    ...readSchemas(schemaFolders(project)),
    ...(addedRules.length > 0 ? [["shared/checks.schema.json", checksSchema()] as const] : []),
    ...(addedServices.length > 0 ? [[servicesPath, servicesSchema(allServices)] as const] : []),
  ]);
}
