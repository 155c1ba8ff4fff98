import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { createSiteServer, type SiteServer } from "../../../scripts/server/site-server.ts";
import { buildInto } from "../build/build-into.ts";

/** Builds and serves a site of `tests/fixtures` for the tests of a file. `origin` is known once they run. */
export function serveFixture(name: string): { readonly origin: string } {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  const served = { origin: "" };
  let server: SiteServer | undefined;
  beforeAll(async () => {
    buildInto(folder, `tests/fixtures/${name}`);
    server = createSiteServer(folder);
    served.origin = await server.listen(0);
  });
  afterAll(async () => {
    await server?.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return served;
}
