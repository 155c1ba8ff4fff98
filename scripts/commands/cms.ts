import { stringify } from "yaml";
import { projectSchemas } from "../cache/project-schemas.ts";
import type { Flags } from "../command-line/options.ts";
import { requirePages } from "../command-line/require-pages.ts";
import { displayPath } from "../content/read/read-content.ts";
import { decapConfig } from "../content/schema/decap-config.ts";

/** Prints the configuration of a content system, whose forms are made from the schemas, with the blocks of the project. */
export function run({ pages, project }: Flags<"cms">): number {
  requirePages(pages);
  const config = decapConfig(projectSchemas(project), displayPath(pages, process.cwd()));
  process.stdout
    .write(`# Made by \`yaml-pages cms decap\` from the schemas: run it again when they change. Only the backend is yours to set:
# https://decapcms.org/docs/backends-overview
${stringify(config, { aliasDuplicateObjects: false, lineWidth: 0 })}`);
  return 0;
}
