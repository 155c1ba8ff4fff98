import type { BrowserContextOptions, Page } from "playwright";
import { expect, test } from "vitest";
import { openPage, openSettled } from "../support/browser/browser.ts";
import { layoutShifts, recordLayoutShifts } from "../support/browser/layout-shift.ts";
import { bakerySite as site } from "../support/browser/served-site.ts";

/** The pictures that a page asks for, in order, each as its width in pixels and its format. */
async function visit(options: BrowserContextOptions) {
  const page = await openPage(options);
  const asked: string[] = [];
  page.on("request", (request) => {
    const [, file] = /\/_img\/[\w-]{12}-(\d+\.\w+)$/.exec(request.url()) ?? [];
    if (file) asked.push(file);
  });
  await page.goto(site.origin);
  return { page, asked };
}

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

test("a browser gets each picture once, in the smallest format and in the width of its place, and the first of them first", async () => {
  const { page, asked } = await visit({ viewport: { width: 1280, height: 600 } });
  await expect.poll(() => asked).toContain("1600.avif");
  expect(asked[0]).toBe("1600.avif");
  await page.locator("footer").scrollIntoViewIfNeeded();
  for (const image of await page.locator("main img").all()) {
    await image.scrollIntoViewIfNeeded();
    await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
  }
  expect(asked.sort()).toEqual(["112.avif", "112.avif", "1600.avif", "640.avif"]);
});

test("a browser keeps the room of each picture: nothing moves when one comes, and its text stands there where none comes", async () => {
  const page = await openPage({ viewport: { width: 1280, height: 800 } });
  await page.route("**/_img/**", (route) => route.abort());
  // A typeface that comes too late for the first view and in time for the second would change lines.
  await page.route("**/*.woff2", (route) => route.abort());
  await openSettled(page, site.origin);
  const missing = await heightOf(page);
  const boxes = await page
    .locator("main img")
    .evaluateAll((all) =>
      all.map((one) => [one.clientWidth > 100, one.clientHeight > 100, (one as HTMLImageElement).alt !== ""]),
    );
  expect(boxes).toEqual(Array(4).fill([true, true, true]));
  await page.unroute("**/_img/**");
  await openSettled(page, site.origin);
  await recordLayoutShifts(page);
  for (const image of await page.locator("main img").all()) {
    await image.scrollIntoViewIfNeeded();
    await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
  }
  expect(await layoutShifts(page)).toEqual([]);
  // The height of a page is a whole number, but those of its parts are not.
  expect(Math.abs((await heightOf(page)) - missing)).toBeLessThanOrEqual(1);
});
