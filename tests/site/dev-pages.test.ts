import { join } from "node:path";
import { expect, test } from "vitest";
import { checkContent } from "../../scripts/content/check/check-content.ts";
import { folderEntries, resolveSite } from "../../scripts/content/resolve/build-site.ts";
import { resolvePages } from "../../scripts/content/resolve/number-pages.ts";
import { folderOfRoute, trailTo } from "../../scripts/content/resolve/trail.ts";
import { createDevContent } from "../../scripts/dev-site/dev-content.ts";
import { projectRoot } from "../../scripts/program/project.ts";
import { localDisk } from "../../scripts/watch/disk.ts";
import { contentModel } from "../content/memory-site.ts";

test.each(["ferry-site", "other-site", "bakery-site"])(
  "the dev server reads each page of %s as a build does",
  (name) => {
    const pages = join(projectRoot, "tests/fixtures", name);
    const model = contentModel();
    const { index } = checkContent(model, pages, projectRoot);
    if (!index) throw new Error("The content has mistakes.");
    const folders = folderEntries(index, model, "");
    const { inspectPicture, readAsset } = index;
    const site = resolveSite(model, index.site.data, { folders, inspectPicture, now: new Date() });
    const content = createDevContent({ pages, cwd: projectRoot, disk: localDisk }, model);
    const built = index.pages.flatMap(({ data, route }) => {
      const trail = trailTo(folderOfRoute(route), { site, pageAt: (path) => index.pagesByRoute.get(path) });
      return resolvePages(model, data, { route, site, folders, trail, inspectPicture, readAsset });
    });
    expect(built.map(({ path }) => path).sort()).toEqual([...index.pagesAt.keys()].sort());
    for (const page of built) {
      const reading = content.read(page.path);
      expect(reading.mistakes).toEqual([]);
      expect(reading.site).toEqual(site);
      expect(reading.page).toEqual(page);
    }
    expect(index.pages.length).toBeGreaterThan(4);
  },
);
