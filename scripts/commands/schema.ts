import { projectSchemas } from "../cache/project-schemas.ts";
import type { Flags } from "../command-line/options.ts";
import { bundleSchema } from "../content/schema/bundle-schema.ts";

/** Prints the JSON Schema of pages or of the site file, with the blocks of the project, for other tools. */
export function run({ of, project }: Flags<"schema">): number {
  const schema = bundleSchema(projectSchemas(project), `${of}.schema.json`);
  process.stdout.write(`${JSON.stringify(schema, undefined, 2)}\n`);
  return 0;
}
