import { type Browser, type BrowserContextOptions, chromium, firefox, type Page, webkit } from "playwright";
import { afterAll, afterEach, beforeAll, expect, inject } from "vitest";
import { findBrowser } from "../support/browser/find-browser.ts";

declare module "vitest" {
  interface ProvidedContext {
    engine: "chromium" | "firefox" | "webkit";
  }
}

const engine = inject("engine");
let browser: Browser | undefined;
const pages: Page[] = [];
const problems: string[] = [];

beforeAll(async () => {
  browser =
    engine === "chromium"
      ? await chromium.launch({ executablePath: findBrowser(), args: ["--no-sandbox"] })
      : await { firefox, webkit }[engine].launch();
});
afterEach(async () => {
  await Promise.all(pages.splice(0).map((page) => page.context().close()));
  expect(problems.splice(0)).toEqual([]);
});
afterAll(() => browser?.close());

/** A page on a wide screen unless the options say otherwise. An error on it, or in its console, fails the test. */
export async function openPage(options: BrowserContextOptions): Promise<Page> {
  if (!browser) throw new Error("Pages are opened in a test.");
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
  const page = await context.newPage();
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  pages.push(page);
  return page;
}

/** Takes what the console has said so far, so that it fails no test. */
export const takeProblems = (): readonly string[] => problems.splice(0);
