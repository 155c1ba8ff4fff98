import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative, resolve } from "node:path";

/** The folders that a project or an extension can have besides content. None is in the content folder, so authors need not be trusted with code. */
export const projectParts = ["blocks", "rules", "services", "theme"];

/** The file next to the content folder with the settings of a project. */
export const configName = "yaml-pages.config.ts";

/**
 * The project of a site: the folder that holds its content folder, if that has a package.json or a file of settings.
 * Undefined for a site of YAML alone. A command that was started by another one has the same project.
 * @param {readonly string[]} args The arguments of the command.
 * @returns {string | undefined}
 */
export function siteProjectOf(args) {
  const known = process.env["YAML_PAGES_PROJECT"];
  if (known !== undefined) return known || undefined;
  const at = args.indexOf("--pages");
  const joined = args.find((arg) => arg.startsWith("--pages="))?.slice("--pages=".length);
  // The content folder is in the project, whatever it is called.
  const folder = dirname(resolve(joined ?? (at === -1 ? "pages" : (args[at + 1] ?? "pages"))));
  return ["package.json", configName].some((name) => existsSync(join(folder, name))) ? folder : undefined;
}

/**
 * The folders whose blocks, rules and styles a site uses: those of its extensions, and the project itself. Throws an
 * error if something is not a valid extension.
 * @param {string | undefined} site
 * @param {import("../../src/config.ts").Config} config
 * @returns {string[]}
 */
export function foldersOf(site, { extensions = [] }) {
  if (site === undefined) return [];
  const file = relative(process.cwd(), join(site, configName));
  const folders = extensions.map((name) => extensionFolder(site, name, `${file}: the extension ${name}`));
  return [...new Set(folders), site];
}

/**
 * @param {string} site
 * @param {string} name
 * @param {string} subject Names it and its place, for messages.
 */
function extensionFolder(site, name, subject) {
  const places = createRequire(join(site, "package.json")).resolve.paths(name) ?? [];
  const folder = places.map((place) => join(place, name)).find((path) => existsSync(join(path, "package.json")));
  if (folder === undefined) throw new Error(`${subject} is not installed. Run: npm install ${name}`);
  if (!projectParts.some((part) => existsSync(join(folder, part))))
    throw new Error(`${subject} has none of the folders ${projectParts.join(", ")}. Remove it from the list.`);
  return folder;
}
