import { type Browser, chromium, type Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { address } from "../support/browser/browser.ts";
import { clickWarm, footerLink, markDocument, notePrefetches, warm } from "../support/browser/client-navigation.ts";
import { findBrowser } from "../support/browser/find-browser.ts";

let browser: Browser;

beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ["--no-sandbox", "--disable-gpu"],
    // Playwright turns the cache off, which is why these tests have a browser of their own.
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
});
afterAll(() => browser?.close());

async function open(path: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await notePrefetches(page);
  await page.addInitScript(() => {
    addEventListener("pageshow", ({ persisted }) => Object.assign(window, { persisted }));
  });
  await page.goto(address(path), { waitUntil: "networkidle" });
  return page;
}

/** Leaves the page as a visitor does who goes elsewhere, and comes back. */
async function leaveAndComeBack(page: Page, target: string): Promise<void> {
  const left = page.url();
  await page.evaluate((url) => location.assign(url), target);
  await page.waitForURL(target);
  await page.waitForLoadState();
  await goBack(page);
  await expect.poll(() => page.url()).toBe(left);
}

/** Playwright's own way waits for a load event, which a restored document has no more. */
async function goBack(page: Page): Promise<void> {
  await page.evaluate(() => {
    setTimeout(() => history.back());
  });
}

/** How the browser has brought the document: from its cache (`persisted`), or else why not. */
const restoration = (page: Page) =>
  page.evaluate(() => {
    const [entry] = performance.getEntriesByType("navigation") as (PerformanceEntry & {
      notRestoredReasons?: unknown;
    })[];
    return { persisted: "persisted" in window && window.persisted, reasons: entry?.notRestoredReasons };
  });

/** What the button of a dropdown says after each of two presses: attached twice, it would open and close at once. */
async function pressMenuTwice(page: Page): Promise<(string | null)[]> {
  const button = page.locator("header nav button").first();
  await button.focus();
  const states: (string | null)[] = [];
  for (let press = 0; press < 2; press++) {
    await page.keyboard.press("Enter");
    states.push(await button.getAttribute("aria-expanded"));
  }
  return states;
}

// To browsers, 127.0.0.1 is another site than localhost.
const otherSite = () => address("/privacy").replace("localhost", "127.0.0.1");

test("Back from another site restores a page that the app has rendered with all that moves, and the app goes on", async () => {
  const page = await open("/");
  const isSameDocument = await markDocument(page);
  await clickWarm(footerLink(page, "/islands/orran"));
  await leaveAndComeBack(page, otherSite());
  expect(await isSameDocument()).toBe(true);
  expect(await restoration(page)).toEqual({ persisted: true, reasons: null });
  expect(await pressMenuTwice(page)).toEqual(["true", "false"]);
  expect(await page.locator("h1").count()).toBe(1);
  const next = footerLink(page, "/services/freight");
  await warm(next);
  await next.click();
  await expect.poll(() => page.title()).toMatch(/^Freight/);
  for (const title of [/^Orran/, /^Skerry Line/]) {
    await goBack(page);
    await expect.poll(() => page.title()).toMatch(title);
  }
  expect(await isSameDocument()).toBe(true);
});
