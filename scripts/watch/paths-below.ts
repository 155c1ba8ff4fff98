import type { Dirent } from "node:fs";
import { isYaml } from "../content/read/content-path.ts";
import { isRoute } from "../content/read/route-form.ts";
import { bothForms, routeOf } from "../content/read/route-of.ts";
import type { ContentPlace } from "./file-memory.ts";

/** The paths of the files that can be pages directly below a folder, which is named as in `/guides`. */
export function pathsBelow(folder: string, { pages, disk }: Pick<ContentPlace, "pages" | "disk">): readonly string[] {
  // The content may name a folder in any form. Other forms have no pages, and the check reports them.
  if (!isRoute(folder)) return [];
  return bothForms(folder === "/" ? "" : `${folder.slice(1)}/`)
    .flatMap((prefix) =>
      entriesOf(() => disk.list(pages, prefix)).map(
        (entry) => `${prefix}${entry.name}${entry.isDirectory() ? "/index.yaml" : ""}`,
      ),
    )
    .filter((path) => isYaml(path) && isRoute(routeOf(path)) && routeOf(path) !== folder)
    .sort();
}

function entriesOf(list: () => readonly Dirent[]): readonly Dirent[] {
  try {
    return list();
  } catch {
    return [];
  }
}
