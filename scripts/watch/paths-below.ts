import { isYaml } from "../content/read/content-path.ts";
import { isRoute } from "../content/read/route-form.ts";
import { bothForms, routeOf } from "../content/read/route-of.ts";
import { listOnDisk } from "./disk.ts";

/** The paths of the files that can be pages directly below a folder, which is named as in `/guides`. */
export function pathsBelow(folder: string, pages: string): readonly string[] {
  // The content may name a folder in any form. Other forms have no pages, and the check reports them.
  if (!isRoute(folder)) return [];
  return bothForms(folder === "/" ? "" : `${folder.slice(1)}/`)
    .flatMap((prefix) =>
      listOnDisk(pages, prefix).map((entry) => `${prefix}${entry.name}${entry.isDirectory() ? "/index.yaml" : ""}`),
    )
    .filter((path) => isYaml(path) && isRoute(routeOf(path)) && routeOf(path) !== folder)
    .sort();
}
