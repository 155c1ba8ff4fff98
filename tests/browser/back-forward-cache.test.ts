import { type Browser, chromium, type Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findBrowser } from "../../scripts/command-line/find-browser.ts";
import { address } from "../support/browser/browser.ts";
import { clickWarm, footerLink, markDocument, notePrefetches, warm } from "../support/browser/client-navigation.ts";

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

async function open(path: string, reducedMotion: "reduce" | "no-preference"): Promise<Page> {
  const context = await browser.newContext({ reducedMotion, viewport: { width: 1280, height: 800 } });
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

const targets = {
  "another page of the site": () => address("/privacy"),
  // To browsers, 127.0.0.1 is another site than localhost.
  "another site": () => address("/privacy").replace("localhost", "127.0.0.1"),
};

for (const [name, target] of Object.entries(targets)) {
  test.each(["/", "/services/timetable-data"])(
    `Back from ${name} restores %s as it was left, with all that moves`,
    async (path) => {
      const page = await open(path, "no-preference");
      const isSameDocument = await markDocument(page);
      await leaveAndComeBack(page, target());
      expect(await isSameDocument()).toBe(true);
      expect(await restoration(page)).toEqual({ persisted: true, reasons: null });
      expect(await pressMenuTwice(page)).toEqual(["true", "false"]);
    },
  );

  test(`Back from ${name} restores a page that the app has rendered, and the app goes on`, async () => {
    const page = await open("/", "reduce");
    const isSameDocument = await markDocument(page);
    await clickWarm(footerLink(page, "/islands/orran"));
    await leaveAndComeBack(page, target());
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
}

test("Back restores a page whose prefetch a click has ended, and pointing at a link fetches anew", async () => {
  const page = await open("/", "reduce");
  const isSameDocument = await markDocument(page);
  const link = footerLink(page, "/islands/orran");
  // The app does not come at first.
  await page.route(/\/_app\/app-/, () => {}, { times: 1 });
  const asked = page.waitForRequest(/\/_app\/app-/);
  await link.hover();
  await asked;
  await link.click();
  await page.waitForURL("**/islands/orran");
  await page.waitForLoadState();
  await goBack(page);
  await expect.poll(() => page.title()).toMatch(/^Skerry Line/);
  expect(await isSameDocument()).toBe(true);
  await page.mouse.move(0, 0);
  await warm(link);
  await link.click();
  await expect.poll(() => page.title()).toMatch(/^Orran/);
  expect(await isSameDocument()).toBe(true);
});

test("Back restores code samples whole and working after a click that the app could not follow", async () => {
  const page = await open("/services/timetable-data", "reduce");
  const isSameDocument = await markDocument(page);
  // As after a deployment: the page is of another build than the app.
  await page.route("**/islands/orran.page.js", async (request) => {
    const response = await request.fetch();
    await request.fulfill({ response, body: (await response.text()).replace("/_app/app-", "/_app/other-") });
  });
  const samples = page.locator("main [data-behaviour=tabs]").first();
  const tabs = samples.getByRole("tab");
  const names = await tabs.allTextContents();
  await warm(footerLink(page, "/islands/orran"));
  await footerLink(page, "/islands/orran").click();
  await expect.poll(() => page.title()).toMatch(/^Orran/);
  expect(await isSameDocument()).toBe(false);
  await goBack(page);
  await expect.poll(() => page.title()).toMatch(/^Timetable data/);
  expect(await isSameDocument()).toBe(true);
  expect(await tabs.allTextContents()).toEqual(names);
  await tabs.nth(1).click();
  expect(await samples.getByRole("tabpanel").count()).toBe(1);
  expect(await tabs.nth(1).getAttribute("aria-selected")).toBe("true");
});
