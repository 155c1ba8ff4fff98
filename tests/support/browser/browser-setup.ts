import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright";
import type { TestProject } from "vitest/node";
import { findBrowser } from "../../../scripts/find-browser.ts";
import { createSiteServer } from "../../../scripts/output/site-server.ts";
import { buildInto } from "../build/build-into.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The address of the built site. */
    site: string;
    /** The folder that the site was built into. */
    out: string;
    /** Where tests connect to the browser. */
    browser: string;
  }
}

/** Builds the site once, serves it as `npm start` does, and starts one browser for all tests. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  const out = join(folder, "dist");
  buildInto(out);
  const server = createSiteServer(out);
  provide("site", await server.listen(0));
  provide("out", out);
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
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  };
}
