import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative, resolve } from "node:path";

/** What a project, or an extension of it, can have beside content. None of it lies in the content folder: authors need no trust. */
export const projectParts = ["blocks", "rules", "services", "theme"];

/** The file beside the content folder in which a project says what it has chosen. */
export const configName = "yaml-pages.config.ts";

/**
 * The project of a site: the folder that holds its content folder, if that has a package.json or a file of what it has chosen.
 * Undefined for a site of YAML alone. A command that another one starts has that one's project.
 * @param {readonly string[]} args The arguments of the command.
 * @returns {string | undefined}
 */
export function siteProjectOf(args) {
  const known = process.env["YAML_PAGES_PROJECT"];
  if (known !== undefined) return known || undefined;
  const at = args.indexOf("--pages");
  const joined = args.find((arg) => arg.startsWith("--pages="))?.slice("--pages=".length);
  // The content folder lies in the project, whatever the project calls it.
  const folder = dirname(resolve(joined ?? (at === -1 ? "pages" : (args[at + 1] ?? "pages"))));
  return ["package.json", configName].some((name) => existsSync(join(folder, name))) ? folder : undefined;
}

/**
 * The folders whose blocks, rules and styles a site has: those of the extensions that it has chosen, and the project itself. Throws an
 * error for an extension that cannot be one.
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
