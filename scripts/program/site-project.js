import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";

/** What a project, or an extension of it, can have beside content. None of it lies in the content folder: authors need no trust. */
export const projectParts = ["blocks", "rules", "services", "theme"];

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

/**
 * The folders whose blocks, rules and styles a site has: those of the extensions that the package.json of the project names under
 * `yaml-pages`, and the project itself. Throws an error for a package.json that is none, and for an extension that cannot be one.
 * @param {string | undefined} project
 * @returns {string[]}
 */
export function foldersOf(project) {
  if (project === undefined) return [];
  const { extensions = [], ...others } = settingsOf(project);
  const [other] = Object.keys(others);
  if (other !== undefined) throw new Error(`package.json: "yaml-pages" has the key "${other}", expected "extensions".`);
  if (!Array.isArray(extensions) || !extensions.every((name) => typeof name === "string"))
    throw new Error(
      `package.json: "extensions" is ${JSON.stringify(extensions)}, expected a list of packages, such as ["yaml-pages-maps"].`,
    );
  return [...[...new Set(extensions)].map((name) => extensionFolder(project, name)), project];
}

/**
 * @param {string} project
 * @returns {Readonly<Record<string, unknown>>}
 */
function settingsOf(project) {
  try {
    return JSON.parse(readFileSync(join(project, "package.json"), "utf8"))["yaml-pages"] ?? {};
  } catch (error) {
    throw new Error(`package.json is not JSON: ${/** @type {Error} */ (error).message}.`);
  }
}

/**
 * @param {string} project
 * @param {string} name
 */
function extensionFolder(project, name) {
  const file = join(project, "package.json");
  const places = createRequire(file).resolve.paths(name) ?? [];
  const folder = places.map((place) => join(place, name)).find((path) => existsSync(join(path, "package.json")));
  if (folder === undefined)
    throw new Error(`package.json names the extension ${name}, which is not installed. Run: npm install ${name}`);
  if (!projectParts.some((part) => existsSync(join(folder, part))))
    throw new Error(`package.json names the extension ${name}, which has none of ${projectParts.join(", ")}.`);
  return folder;
}
