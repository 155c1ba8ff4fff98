import { join, resolve } from "node:path";
import { projectSchemas } from "../cache/project-schemas.ts";
import type { Flags } from "../command-line/options.ts";
import { parseAlone } from "../content/check/parse-file.ts";
import { readRows } from "../content/compose/read-rows.ts";
import { schemaOfRows } from "../content/compose/table-schema.ts";
import { dataFolder, isTable as isTableFile } from "../content/read/content-path.ts";
import { diskPath } from "../content/read/disk-path.ts";
import { describeObstacle } from "../content/read/obstacle.ts";
import { displayPath, readSource } from "../content/read/read-content.ts";
import { bundleSchema } from "../content/schema/bundle-schema.ts";
import type { Schema } from "../content/schema/schema-set.ts";
import { UsageError } from "../program/usage-error.ts";

/** Prints the JSON Schema of pages or of the site file, with the blocks of the project, for other tools; or that of the rows of a table as they are. */
export function run({ of, pages, project }: Flags<"schema">): number {
  const schema = of.startsWith("/")
    ? schemaOfTable(of, resolve(pages))
    : bundleSchema(projectSchemas(project), `${of}.schema.json`);
  process.stdout.write(`${JSON.stringify(schema, undefined, 2)}\n`);
  return 0;
}

function schemaOfTable(address: string, pages: string): Schema {
  const path = address.replace("/data", dataFolder);
  const place = displayPath(join(pages, diskPath(pages, path)), process.cwd());
  const source = isTableFile(path) ? readSource(pages, { path, displayPath: place }) : undefined;
  if (!source || !("text" in source)) {
    const reason = source?.bytes ? "is not text in UTF-8" : describeObstacle(source?.obstacle ?? { kind: "missing" });
    throw new UsageError(`There is no table ${address}: ${place} ${reason}.`);
  }
  const { table, problems } = readRows(source, parseAlone);
  if (table) return schemaOfRows(table);
  throw new UsageError(problems.map(({ line, message, hint }) => `${place}:${line}: ${message} ${hint}`).join("\n"));
}
