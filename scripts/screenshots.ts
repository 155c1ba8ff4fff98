import { mkdirSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { type Browser, chromium } from "playwright";
import { findBrowser } from "./command-line/find-browser.ts";
import { parseScreenshotFlags } from "./command-line/options.ts";
import { runCommand } from "./command-line/run-command.ts";
import { createSiteServer } from "./server/site-server.ts";

const widths = [360, 1280];
const schemes = ["light", "dark"] as const;

await runCommand(async () => {
  const { site, out } = parseScreenshotFlags(process.argv.slice(2));
  const server = createSiteServer(resolve(site));
  const address = await server.listen(0);
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ["--no-sandbox"] });
  const pages = readdirSync(resolve(site), { recursive: true, encoding: "utf8" }).filter((path) =>
    path.endsWith(".html"),
  );
  mkdirSync(resolve(out), { recursive: true });
  try {
    for (const width of widths) {
      for (const scheme of schemes) await takePictures({ browser, address, pages, width, scheme, out: resolve(out) });
    }
  } finally {
    await browser.close();
    await server.close();
  }
  process.stdout.write(`${pages.length * widths.length * schemes.length} pictures written to ${out}.\n`);
  return 0;
});

interface Pictures {
  readonly browser: Browser;
  readonly address: string;
  /** HTML files below the output folder. */
  readonly pages: readonly string[];
  readonly width: number;
  readonly scheme: (typeof schemes)[number];
  readonly out: string;
}

async function takePictures({ browser, address, pages, width, scheme, out }: Pictures): Promise<void> {
  const context = await browser.newContext({
    viewport: { width, height: 800 },
    colorScheme: scheme,
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  for (const path of pages) {
    const route = path.replace(/\.html$/, "").replaceAll("\\", "/");
    await page.goto(`${address}/${route === "index" ? "" : route}`, { waitUntil: "load" });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await page.screenshot({ path: join(out, `${route.replaceAll("/", "_")}-${width}-${scheme}.png`), fullPage: true });
  }
  await context.close();
}
