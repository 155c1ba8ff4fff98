import { join } from "node:path";
import { afterAll, beforeAll, onTestFinished } from "vitest";
import { createSiteServer, type SiteServer } from "../../../scripts/server/site-server.ts";
import { buildInto } from "../build/built-site.ts";
import { type Files, writeFiles } from "../build/edited-site.ts";
import { temporaryFolder } from "../system/temporary-folder.ts";
import type { ServedSite } from "./served-site.ts";

/** Builds and serves a site of `tests/fixtures` for the tests of a file. Its address is known once the tests run. */
export function serveFixture(name: string, ...flags: readonly string[]): ServedSite {
  return servePages(() => `tests/fixtures/${name}`, flags);
}

/** The same for a site that a test has written. */
export function serveFiles(files: Files): ServedSite {
  return servePages((folder) => {
    const pages = join(folder, "pages");
    writeFiles(pages, files);
    return pages;
  });
}

/** Builds the pages of a folder into another, which may contain the first. */
function servePages(pagesIn: (folder: string) => string, flags: readonly string[] = []): ServedSite {
  const folder = temporaryFolder(afterAll);
  const served = { origin: "", out: join(folder, "dist") };
  let server: SiteServer | undefined;
  beforeAll(async () => {
    buildInto(served.out, pagesIn(folder), ...flags);
    server = createSiteServer(served.out);
    served.origin = await server.listen(0);
  });
  afterAll(() => server?.close());
  return served;
}

/** Serves a folder until the test is over, and gives its address. */
export function serveFolder(out: string): Promise<string> {
  const server = createSiteServer(out);
  onTestFinished(() => server.close());
  return server.listen(0);
}
