import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

/** What a project can have beside its content. None of it lies in the content folder: authors need no trust. */
export const projectParts = ["blocks", "rules", "theme", "yaml-pages.config.ts"];

/**
 * The project of a site: the folder that holds its content folder, where that has a package.json. Undefined for a site of YAML
 * alone. A command that another one starts has that one's project.
 * @param {readonly string[]} args The arguments of the command.
 * @returns {string | undefined}
 */
export function siteProjectOf(args) {
  const known = process.env["YAML_PAGES_PROJECT"];
  if (known !== undefined) return known || undefined;
  const at = args.indexOf("--pages");
  const joined = args.find((arg) => arg.startsWith("--pages="))?.slice("--pages=".length);
  const folder = dirname(resolve(joined ?? (at === -1 ? "pages" : (args[at + 1] ?? "pages"))));
  return existsSync(join(folder, "package.json")) ? folder : undefined;
}
