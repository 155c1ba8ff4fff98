import type { ContentIndex, PageFile } from "../../index/content-index.ts";
import { type FormerPath, formerPaths } from "../../index/former-paths.ts";
import { isRoute } from "../../read/route-form.ts";

/** A former path that has the form of a route, with the page that names it. */
export interface FormerRoute extends FormerPath {
  readonly file: PageFile;
}

/** All former routes of all pages. */
export function formerRoutes(content: ContentIndex): FormerRoute[] {
  return content.pages.flatMap((file) =>
    formerPaths(file.data)
      .filter(({ from }) => isRoute(from))
      .map((former) => ({ ...former, file })),
  );
}
