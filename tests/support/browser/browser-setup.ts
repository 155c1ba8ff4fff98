import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright";
import type { TestProject } from "vitest/node";
import { findBrowser } from "../../../scripts/command-line/find-browser.ts";
import { createSiteServer } from "../../../scripts/server/site-server.ts";
import { buildInto } from "../build/build-into.ts";
import type { ServedSite } from "./served-site.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The site of `tests/fixtures/ferry-site`. */
    ferrySite: ServedSite;
    /** The site of `pages/`. */
    thisSite: ServedSite;
    /** Where tests connect to the browser. */
    browser: string;
  }
}

/** Builds two sites once, serves them as `npm start` does, and starts one browser for all tests. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  const servers: { close(): Promise<unknown> }[] = [];
  const serve = async (name: string, pages: string): Promise<ServedSite> => {
    const out = join(folder, name);
    buildInto(out, pages);
    const server = createSiteServer(out);
    servers.push(server);
    return { origin: await server.listen(0), out };
  };
  provide("ferrySite", await serve("ferry-site", "tests/fixtures/ferry-site"));
  provide("thisSite", await serve("this-site", "pages"));
  const browser = await chromium.launchServer({
    executablePath: findBrowser(),
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
  provide("browser", browser.wsEndpoint());
  return async () => {
    await browser.close();
    await Promise.all(servers.map((server) => server.close()));
    rmSync(folder, { recursive: true, force: true });
  };
}
