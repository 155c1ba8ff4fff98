import { join } from "node:path";
import { expect, test } from "vitest";
import { checkContent } from "../../../scripts/content/check/check-content.ts";
import { folderEntries, resolvePage, resolveSite } from "../../../scripts/content/resolve/build-site.ts";
import { folderOfRoute, trailTo } from "../../../scripts/content/resolve/trail.ts";
import { createDevContent } from "../../../scripts/dev-site/dev-content.ts";
import { projectRoot } from "../../../scripts/program/project.ts";
import { localDisk } from "../../../scripts/watch/disk.ts";
import { contentModel } from "../../content/memory-site.ts";

/** Tests that the dev server reads each page of a content folder of the project as a build does. */
export function testDevPages(folder: string): void {
  test(`every page of ${folder} is the one that a build makes`, () => {
    const pages = join(projectRoot, folder);
    const model = contentModel();
    const { index } = checkContent(model, pages, projectRoot);
    if (!index) throw new Error("The content has mistakes.");
    const folders = folderEntries(index, "");
    const { inspectPicture } = index;
    const site = resolveSite(model, index.site.data, { folders, inspectPicture, now: new Date() });
    const content = createDevContent({ pages, cwd: projectRoot, disk: localDisk }, model);
    for (const { data, route } of index.pages) {
      const reading = content.read(route);
      expect(reading.mistakes).toEqual([]);
      expect(reading.site).toEqual(site);
      const trail = trailTo(folderOfRoute(route), { site, pageAt: (path) => index.pagesByRoute.get(path) });
      expect(reading.page).toEqual(resolvePage(model, data, { route, site, folders, trail, inspectPicture }));
    }
    expect(index.pages.length).toBeGreaterThan(4);
  });
}
