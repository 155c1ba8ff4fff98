import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { blockSchemas, readSchemas } from "../content/schema/schema-set.ts";
import { projectRoot, schemaFolder } from "../program/project.ts";
import { UsageError } from "../program/usage-error.ts";

const registryPath = "src/blocks/registry.ts";

/**
 * Throws a UsageError for whoever adds blocks where one has a schema and nothing that shows it: only the compiler of
 * types would say so, and neither builds nor the dev server run it.
 */
export function requireComponents(): void {
  const lines = readFileSync(join(projectRoot, registryPath), "utf8");
  const missing = [...blockSchemas(readSchemas(schemaFolder)).keys()].flatMap((type) => {
    const component = `src/blocks/${type}.tsx`;
    const isListed = new RegExp(`^ *["']?${type}["']?:`, "m").test(lines);
    return [
      ...(existsSync(join(projectRoot, component)) ? [] : [`The block "${type}" has a schema and no ${component}.`]),
      ...(isListed ? [] : [`The block "${type}" has a schema and no line in ${registryPath}.`]),
    ];
  });
  if (missing.length === 0) return;
  throw new UsageError(
    `${missing.join("\n")}\nAdd what is missing, or begin a block with \`npm run new-block -- NAME\`.`,
  );
}
