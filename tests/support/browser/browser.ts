import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright";
import { afterAll, afterEach, beforeAll, inject } from "vitest";
import { ferrySite } from "./sites.ts";

let browser: Browser;
let endpoint = inject("browser");
const contexts: BrowserContext[] = [];

beforeAll(async () => {
  browser = await chromium.connect(endpoint);
});
afterEach(async () => {
  await Promise.all(contexts.splice(0).map((context) => context.close()));
});
afterAll(async () => {
  await browser?.close();
});

/** Lets the tests of a file run in a whole browser: others keep no left pages, have no viewer of PDF, and lack some fonts. */
export function takeWholeBrowser(): void {
  endpoint = inject("wholeBrowser");
}

/** The address of a page of the site that tests of behaviours use. */
export function address(path: string): string {
  return ferrySite.origin + path;
}

/**
 * A page of a new browser context, closed after the test. Addresses are those of the site that tests of behaviours use,
 * and movement is reduced, unless the options say otherwise.
 */
export async function openPage(options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: "reduce", baseURL: ferrySite.origin, ...options });
  contexts.push(context);
  // Half of that, as it is else, is not enough on a busy machine.
  context.setDefaultTimeout(60_000);
  return context.newPage();
}
