import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright";
import { inject, test } from "vitest";
import { browserType } from "./find-browser.ts";
import { ferrySite } from "./served-site.ts";

let browser: Browser | undefined;
const contexts: BrowserContext[] = [];

/** Connects to the browser of the tests of a file. */
export async function connect(): Promise<void> {
  browser = await browserType.connect(inject("browser"));
}

/** A test of something that differs in other engines: the accessibility tree, the wheel over a dialog, video formats. */
export const testInChromium = test.runIf(browserType === chromium);

/** Closes every page that a test has opened. */
export async function closePages(): Promise<void> {
  await Promise.all(contexts.splice(0).map((context) => context.close()));
}

export async function disconnect(): Promise<void> {
  await browser?.close();
}

/** The address of a page of the site that tests of behaviours use. */
export function address(path: string): string {
  return ferrySite.origin + path;
}

/**
 * A page of a new browser context, closed after the test. By default, addresses are those of the site that tests of
 * behaviours use, and motion is reduced.
 */
export async function openPage(options: BrowserContextOptions = {}): Promise<Page> {
  if (!browser) throw new Error("Pages are opened in a test, or in a hook of one.");
  const context = await browser.newContext({ reducedMotion: "reduce", baseURL: ferrySite.origin, ...options });
  contexts.push(context);
  // The default, half of that, is not enough on a busy machine.
  context.setDefaultTimeout(60_000);
  return context.newPage();
}

/** The errors that a page throws, or writes to its console, from now on. */
export function errorsOf(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  return errors;
}

/**
 * Opens an address and waits until nothing on the page moves any more on its own: its behaviours run, and its texts are in their
 * final fonts. For tests that measure positions or take screenshots.
 */
export async function openSettled(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await settled(page);
  // If a font loads too late, lines break again at some later time. After a reload it comes from the cache at once.
  for (let tries = 0; tries < 5 && (await page.evaluate(hasLateFont)); tries++) {
    await page.reload();
    await settled(page);
  }
}

async function settled(page: Page): Promise<void> {
  await attached(page);
  await page.evaluate(() => document.fonts.ready.then(() => {}));
}

/** Runs in the browser. Whether the page shows fallbacks for fonts that it requested: the width of text tells. */
function hasLateFont(): boolean {
  const context = new OffscreenCanvas(1, 1).getContext("2d");
  const widthIn = (font: string) => {
    if (context) context.font = `40px ${font}`;
    return context?.measureText("width of iIlL").width;
  };
  const asked = [...document.fonts].filter(({ family, status }) => !/fallback/.test(family) && status !== "unloaded");
  return asked.some(({ family }) => widthIn(`"${family}", serif`) !== widthIn(`"${family}", monospace`));
}

/** Waits until every behaviour of a page runs, including those that start once React has hydrated `<main>`: some add elements. */
export async function attached(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.querySelector("[data-attached]") && !document.querySelector("[data-behaviour]:not([data-attached])"),
  );
}
