import type { Dirent } from "node:fs";
import { isYaml } from "../content/read/content-path.ts";
import { isRoute } from "../content/read/route-form.ts";
import { routeOf } from "../content/read/route-of.ts";
import type { ContentPlace } from "./file-memory.ts";

/** The paths of the files that can be pages directly below a folder, which is named as in `/guides`. */
export function pathsBelow(folder: string, { pages, disk }: Pick<ContentPlace, "pages" | "disk">): readonly string[] {
  // The content may name a folder in any form. Other forms have no pages, and the check reports them.
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
