import { lstatSync } from "node:fs";
import { join } from "node:path";
import { findDetour } from "../content/read/open-regular-file.ts";
import { displayPath } from "../content/read/read-content.ts";
import { pathsOfRoute } from "../content/read/route-of.ts";
import { UsageError } from "../program/usage-error.ts";

/** Throws a UsageError if no page can be written to a path of the content folder, or its route has one. */
export function requireFreePlace(route: string, path: string, pages: string): void {
  const display = (name: string) => displayPath(join(pages, name), process.cwd());
  const detour = findDetour(pages, path);
  if (detour !== undefined)
    throw new UsageError(`${display(detour)} is not a folder: a page can only be written into a folder.`);
  // `lstat`, because a link that leads nowhere also occupies the path.
  const taken = pathsOfRoute(route).find((name) => lstatSync(join(pages, name), { throwIfNoEntry: false }));
  if (taken !== undefined) throw new UsageError(`${display(taken)} exists already: it is the page ${route}.`);
}
