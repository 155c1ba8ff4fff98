import type { Dirent } from "node:fs";
import { isYaml } from "../content/read/content-path.ts";
import { isRoute } from "../content/read/route-form.ts";
import { routeOf } from "../content/read/route-of.ts";
import type { ContentPlace } from "./file-memory.ts";

/** The paths at which the pages directly below a folder can stand, as `/guides` names it. */
export function pathsBelow(folder: string, { pages, disk }: Pick<ContentPlace, "pages" | "disk">): readonly string[] {
  // Whatever else a link or a folder can be written as, it leads nowhere, and the check says so.
  if (!isRoute(folder)) return [];
  const prefix = folder === "/" ? "" : `${folder.slice(1)}/`;
  let entries: readonly Dirent[];
  try {
    entries = disk.list(pages, prefix);
  } catch {
    return [];
  }
  return entries
    .map((entry) => `${prefix}${entry.name}${entry.isDirectory() ? "/index.yaml" : ""}`)
    .filter((path) => isYaml(path) && isRoute(routeOf(path)) && routeOf(path) !== folder)
    .sort();
}
