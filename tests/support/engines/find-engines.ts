import { existsSync } from "node:fs";
import { chromium, firefox, webkit } from "playwright";
import { findBrowser } from "../../../scripts/command-line/find-browser.ts";
import { startFirefox } from "./start-firefox.ts";
import { startPlaywright } from "./start-playwright.ts";
import { startWebkit } from "./start-webkit.ts";
import type { Engine } from "./tab.ts";

export type EngineName = "firefox" | "webkit" | "chromium";

const firefoxes = [process.env["FIREFOX_PATH"], "/usr/bin/firefox-esr", "/usr/bin/firefox"];
const miniBrowsers = ["4.1", "6.0"].map((api) => `/usr/lib/x86_64-linux-gnu/webkit2gtk-${api}/MiniBrowser`);
const isThere = (path: string | undefined) => path !== undefined && existsSync(path);

/** How an engine is started here: Playwright's own browser where it is installed, else that of the system; undefined where there is none. */
export function findEngine(name: EngineName): (() => Promise<Engine>) | undefined {
  if (name === "chromium") return () => startPlaywright(chromium, findBrowser());
  const type = name === "firefox" ? firefox : webkit;
  const own = type.executablePath();
  if (isThere(own)) return () => startPlaywright(type, own);
  const system = (name === "firefox" ? firefoxes : miniBrowsers).find(isThere);
  if (!system) return undefined;
  if (name === "firefox") return () => startFirefox(system);
  return ["/usr/bin/WebKitWebDriver", "/usr/bin/Xvfb"].every(isThere) ? () => startWebkit(system) : undefined;
}
