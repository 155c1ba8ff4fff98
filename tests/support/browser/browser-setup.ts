import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { type BrowserServer, chromium } from "playwright";
import type { TestProject } from "vitest/node";
import { createSiteServer } from "../../../scripts/server/site-server.ts";
import { projectRoot } from "../system/own-project.ts";
import { browserType, findBrowser } from "./find-browser.ts";
import type { ServedSite } from "./served-site.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The site of `tests/fixtures/ferry-site`. */
    ferrySite: ServedSite;
    /** The site of `tests/fixtures/bakery-site`. */
    bakerySite: ServedSite;
    /** The site of `pages/`. */
    thisSite: ServedSite;
    /** The address at which tests connect to the browser. */
    browser: string;
  }
}

/**
 * The headless shell opens a page in a fifth of a second. A full browser in headless mode takes a second,
 * because it draws its toolbar as pages too.
 */
const headlessShells = ["/usr/bin/chromium-headless-shell"];

function launch(): Promise<BrowserServer> {
  if (browserType !== chromium) return browserType.launchServer();
  const shell = process.env["CHROMIUM_PATH"] ? undefined : headlessShells.find((path) => existsSync(path));
  return chromium.launchServer({
    executablePath: shell ?? findBrowser(),
    args: [
      "--no-sandbox",
      "--disable-gpu",
      // Software rendering takes a tenth less time in the browser's own process.
      "--in-process-gpu",
      // Each further process takes a fifth of a second: a context uses one for all its pages, and none is started in advance.
      "--renderer-process-limit=1",
      "--disable-site-isolation-trials",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
}

const run = promisify(execFile);

/** Builds three sites once, serves them as `npm start` does, and starts the browser of all tests. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  const servers: { close(): Promise<unknown> }[] = [];
  const serve = async (name: string, pages: string): Promise<ServedSite> => {
    const out = join(folder, name);
    const args = [join(projectRoot, "scripts/run.js"), "build", "--out", out, "--pages", pages];
    await run(process.execPath, args, { cwd: projectRoot, env: { ...process.env, NODE_ENV: "", VITEST: "" } });
    const server = createSiteServer(out);
    servers.push(server);
    return { origin: await server.listen(0), out };
  };
  // The first build compiles the renderer for the others.
  provide("ferrySite", await serve("ferry-site", "tests/fixtures/ferry-site"));
  const [bakerySite, thisSite, browser] = await Promise.all([
    serve("bakery-site", "tests/fixtures/bakery-site"),
    serve("this-site", "pages"),
    launch(),
  ]);
  provide("bakerySite", bakerySite);
  provide("thisSite", thisSite);
  provide("browser", browser.wsEndpoint());
  return async () => {
    await browser.close();
    await Promise.all(servers.map((server) => server.close()));
    rmSync(folder, { recursive: true, force: true });
  };
}
