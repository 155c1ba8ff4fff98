import { mkdirSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { type Browser, chromium, type Page } from "playwright";
import { findBrowser } from "../command-line/find-browser.ts";
import type { Flags } from "../command-line/options.ts";
import { createSiteServer } from "../server/site-server.ts";

const widths = [360, 768, 1280];
const schemes = ["light", "dark"] as const;

export async function run({ site, out }: Flags<"screenshots">): Promise<number> {
  mkdirSync(resolve(out), { recursive: true });
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ["--no-sandbox"] });
  try {
    const pictures = await takeOfSite(browser, site, out);
    process.stdout.write(`${pictures} pictures written to ${out}.\n`);
  } finally {
    await browser.close();
  }
  return 0;
}

/** Takes the pictures of every page of a built site, and returns how many there are. */
async function takeOfSite(browser: Browser, site: string, out: string): Promise<number> {
  const server = createSiteServer(resolve(site));
  const address = await server.listen(0);
  const pages = readdirSync(resolve(site), { recursive: true, encoding: "utf8" }).filter((path) =>
    path.endsWith(".html"),
  );
  const routes = pages.map((path) => path.replace(/\.html$/, "").replaceAll("\\", "/"));
  try {
    for (const width of widths) {
      for (const colorScheme of schemes) {
        const viewport = { width, height: 800 };
        const context = await browser.newContext({ viewport, colorScheme, reducedMotion: "reduce" });
        const page = await context.newPage();
        for (const route of routes) {
          await page.goto(`${address}/${route === "index" ? "" : route}`, { waitUntil: "load" });
          await take(page, join(out, `${route.replaceAll("/", "_")}-${width}-${colorScheme}`));
        }
        await context.close();
      }
    }
    return routes.length * widths.length * schemes.length;
  } finally {
    await server.close();
  }
}

/** Takes a picture of a whole page. */
async function take(page: Page, file: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.screenshot({ path: `${file}.png`, fullPage: true });
}
