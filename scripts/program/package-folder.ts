import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

/** The folder of an installed package as Node finds it from a folder (by default this code's): in its `node_modules` or one above. */
export function packageFolder(name: string, from = import.meta.dirname): string {
  // Not `resolve`, because many packages do not export their package.json.
  const places = createRequire(join(from, "package.json")).resolve.paths(name) ?? [];
  const folder = places.map((place) => join(place, name)).find((path) => existsSync(join(path, "package.json")));
  if (folder === undefined) throw new Error(`The package ${name} is not installed.`);
  return folder;
}
