import { mkdirSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { type Browser, chromium, type Page } from "playwright";
import { findBrowser } from "../command-line/find-browser.ts";
import type { ScreenshotFlags } from "../command-line/options.ts";
import { createSiteServer } from "../server/site-server.ts";

const widths = [360, 768, 1280];
const schemes = ["light", "dark"] as const;
/** Browsers draw no higher picture at once. */
const tallestPicture = 12_000;

export async function screenshotsCommand({ site, out }: ScreenshotFlags): Promise<number> {
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
    return await takeAll(browser, async (page, name) => {
      let count = 0;
      for (const route of routes) {
        await page.goto(`${address}/${route === "index" ? "" : route}`, { waitUntil: "load" });
        count += await take(page, join(out, `${route.replaceAll("/", "_")}-${name}`));
      }
      return count;
    });
  } finally {
    await server.close();
  }
}

/** Calls a function with a page of each width in each scheme, and adds up what it returns. */
async function takeAll(browser: Browser, take: (page: Page, name: string) => Promise<number>): Promise<number> {
  let count = 0;
  for (const width of widths) {
    for (const colorScheme of schemes) {
      const context = await browser.newContext({
        viewport: { width, height: 800 },
        colorScheme,
        reducedMotion: "reduce",
      });
      count += await take(await context.newPage(), `${width}-${colorScheme}`);
      await context.close();
    }
  }
  return count;
}

/** Takes a picture of a whole page, in several parts where it is very long, and returns how many there are. */
async function take(page: Page, file: string): Promise<number> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const { width, height } = await page.evaluate(() => ({
    width: document.documentElement.clientWidth,
    height: document.documentElement.scrollHeight,
  }));
  const parts = Math.ceil(height / tallestPicture);
  for (let part = 0; part < parts; part++) {
    const clip = {
      x: 0,
      y: part * tallestPicture,
      width,
      height: Math.min(tallestPicture, height - part * tallestPicture),
    };
    await page.screenshot({ path: `${file}${parts > 1 ? `-${part + 1}` : ""}.png`, fullPage: true, clip });
  }
  return parts;
}
