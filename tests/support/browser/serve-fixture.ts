import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { createSiteServer, type SiteServer } from "../../../scripts/server/site-server.ts";
import { buildInto } from "../build/built-site.ts";
import { type Files, writeFiles } from "../build/edited-site.ts";

/** Builds and serves a site of `tests/fixtures` for the tests of a file. `origin` is known once they run. */
export function serveFixture(name: string): { readonly origin: string } {
  return servePages(name, () => `tests/fixtures/${name}`);
}

/** The same of a site that a test has written. */
export function serveFiles(files: Files): { readonly origin: string } {
  return servePages("site", (folder) => {
    const pages = join(folder, "pages");
    writeFiles(pages, files);
    return pages;
  });
}

/** Builds into a folder the pages of another one, which may be in it. */
function servePages(name: string, pagesIn: (folder: string) => string): { readonly origin: string } {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  const out = join(folder, "dist");
  const served = { origin: "" };
  let server: SiteServer | undefined;
  beforeAll(async () => {
    buildInto(out, pagesIn(folder));
    server = createSiteServer(out);
    served.origin = await server.listen(0);
  });
  afterAll(async () => {
    await server?.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return served;
}
