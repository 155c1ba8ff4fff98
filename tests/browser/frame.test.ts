import type { BrowserContextOptions, Page } from "playwright";
import { describe, expect, test } from "vitest";
import { findViolations, openPageWithAxe } from "../support/browser/axe.ts";
import { openPage } from "../support/browser/browser.ts";
import { layoutShifts, recordLayoutShifts } from "../support/browser/layout-shift.ts";
import { bakerySite as site } from "../support/browser/served-site.ts";

const small = { viewport: { width: 360, height: 740 } };
const wide = { viewport: { width: 1280, height: 800 } };

async function open(path: string, options: BrowserContextOptions): Promise<Page> {
  const page = await openPage(options);
  await page.goto(site.origin + path);
  return page;
}

describe.each([true, false])("with JavaScript: %s", (javaScriptEnabled) => {
  test.each([1280, 1000])("WD5: a wide list opens inside the window, to its last page: %i px", async (width) => {
    const page = await open("/", { javaScriptEnabled, viewport: { width, height: 720 } });
    await page.locator("header nav button", { hasText: "Breads" }).hover();
    const links = page.locator("#menu-0 a");
    const outside: unknown[] = [];
    for (const link of await links.all()) {
      await link.hover();
      const box = await link.boundingBox();
      if (!box || box.x < 0 || box.x + box.width > width || box.y + box.height > 720) outside.push(box);
    }
    expect(outside).toEqual([]);
    expect(await links.locator("small").last().isVisible()).toBe(true);
  });

  test("the columns of the footer are folded on small screens, and open with a key", async () => {
    const page = await open("/", { ...small, javaScriptEnabled });
    const link = page.locator("footer a[href='/breads/oat-tin']");
    expect(await link.isVisible()).toBe(false);
    expect(await page.getByRole("heading", { name: "Breads", level: 3 }).isVisible()).toBe(true);
    expect(await page.locator("footer a[href^='tel:']").isVisible()).toBe(true);
    await page.locator("footer summary").first().press("Enter");
    expect(await link.isVisible()).toBe(true);
    await link.click();
    await page.waitForURL(`${site.origin}/breads/oat-tin`);
  });
});

const end = Date.parse("2036-04-11T13:00+01:00");
const bar = (page: Page) => page.getByRole("region", { name: "Announcement" });

test("the announcement is there until its end, and hidden then on a page that stays open; its room stays", async () => {
  const page = await openPage(small);
  // More than the longest delay of a browser before its end.
  await page.clock.install({ time: end - 30 * 24 * 60 * 60 * 1000 });
  await page.goto(site.origin);
  await recordLayoutShifts(page);
  await expect.poll(() => page.locator("section[data-attached]").count()).toBe(1);
  expect(await bar(page).isVisible()).toBe(true);
  await page.clock.fastForward((30 * 24 * 60 - 5) * 60 * 1000);
  expect(await bar(page).isVisible()).toBe(true);
  await page.clock.fastForward("06:00");
  expect(await bar(page).count()).toBe(0);
  expect(await layoutShifts(page)).toEqual([]);
});

test("WA3: the announcement comes after the skip link", async () => {
  const page = await open("/", small);
  await page.keyboard.press("Tab");
  expect(await page.locator(":focus").getAttribute("href")).toBe("#main");
  await page.keyboard.press("Tab");
  expect(await page.locator(":focus").textContent()).toBe("Order by the dozen");
  // The focus ring is visible on the background of the announcement.
  const { outlineColor, color } = await page.locator(":focus").evaluate((link) => getComputedStyle(link));
  expect(outlineColor).toBe(color);
});

test.each([
  ["light", "/assets/logo.svg"],
  ["dark", "/assets/logo-dark.svg"],
] as const)("in %s colours the brand is %s, in a room that is there before the picture", async (colorScheme, logo) => {
  const page = await openPage({ ...wide, colorScheme });
  const requested: string[] = [];
  await page.route("**/assets/logo*", (route) => {
    requested.push(new URL(route.request().url()).pathname);
  });
  await page.goto(site.origin, { waitUntil: "domcontentloaded" });
  const image = page.locator("body > header").getByRole("img", { name: "Hearth & Tide" });
  const { width, height } = (await image.boundingBox()) ?? {};
  expect([width && Math.round(width), height]).toEqual([Math.round((44 * 236) / 56), 44]);
  // The footer has the dark one in both.
  await expect.poll(() => requested[0]).toBe(logo);
});

// In light colours the gallery of each theme shows the same elements (themes.test.ts).

const colorScheme = "dark";
test("axe finds nothing in dark colours with the wide list open", async () => {
  const page = await openPageWithAxe({ ...wide, colorScheme });
  await page.goto(`${site.origin}/breads/tide-loaf`);
  await page.locator("header nav button", { hasText: "Breads" }).press("Enter");
  expect(await findViolations(page)).toEqual([]);
});

test("axe finds nothing in dark colours on a small screen with the footer open, and with the side menu open", async () => {
  const page = await openPageWithAxe({ ...small, colorScheme });
  await page.goto(`${site.origin}/no/such/page`);
  await page.locator("footer summary").first().press("Enter");
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Open menu" }).click();
  expect(await findViolations(page)).toEqual([]);
});
