import type { Page } from "playwright";
import { expect, test } from "vitest";
import { clickWarm, markDocument, notePrefetches } from "../support/browser/client-navigation.ts";
import { serveFixture } from "../support/browser/serve-fixture.ts";
import { openPage } from "./visit.ts";

const site = serveFixture("bakery-site");
const phone = { viewport: { width: 360, height: 780 } };

const button = (page: Page) => page.locator("header nav [aria-controls='menu-1']");
const panel = (page: Page) => page.locator("dialog#side-menu");
const opener = (page: Page) => page.locator("header button[aria-label='Open menu']");

async function open(options: Parameters<typeof openPage>[0] = {}): Promise<Page> {
  const page = await openPage({ baseURL: site.origin, ...options });
  await page.goto("/");
  return page;
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());

test("a list of the menu opens below the pointer and closes beside it, by click, by key and by Escape", async () => {
  const page = await open();
  /** Whether the list can be seen, and what its button tells of it. */
  const state = async () => [
    await page.locator("#menu-1").isVisible(),
    await button(page).getAttribute("aria-expanded"),
  ];
  const [shown, hidden] = [
    [true, "true"],
    [false, "false"],
  ];
  await page.waitForSelector("header[data-attached]");
  expect(await state()).toEqual(hidden);
  await button(page).hover();
  await expect.poll(state).toEqual(shown);
  await page.mouse.move(640, 700);
  await expect.poll(state).toEqual(hidden);
  await button(page).click();
  await page.mouse.move(640, 700);
  await expect.poll(state).toEqual(shown);
  await page.mouse.click(640, 700);
  await expect.poll(state).toEqual(hidden);
  await button(page).press("Enter");
  await expect.poll(state).toEqual(shown);
  await page.locator("#menu-1 a").first().focus();
  await page.keyboard.press("Escape");
  await expect.poll(state).toEqual(hidden);
  expect(await focused(page)).toBe("Visit");
});

test("the side menu is modal, gives the focus back, and leads on", async () => {
  const page = await open(phone);
  expect(await panel(page).isVisible()).toBe(false);
  await page.waitForSelector("header[data-attached]");
  await opener(page).click();
  await expect.poll(() => panel(page).isVisible()).toBe(true);
  expect(await panel(page).evaluate((one) => one.matches(":modal") && one.contains(document.activeElement))).toBe(true);
  await page.keyboard.press("Escape");
  await expect.poll(() => panel(page).isVisible()).toBe(false);
  expect(await opener(page).evaluate((one) => one === document.activeElement)).toBe(true);
  await opener(page).click();
  await page.mouse.click(8, 400);
  await expect.poll(() => panel(page).isVisible()).toBe(false);
  await opener(page).click();
  await panel(page).locator("a[href='/visit#oven-times']").click();
  await page.waitForURL("**/visit#oven-times");
  expect(await panel(page).isVisible()).toBe(false);
  const place = () => page.locator("#oven-times h2").evaluate((one) => one.getBoundingClientRect().top);
  await expect.poll(place).toBeGreaterThanOrEqual(0);
  expect(await place()).toBeLessThan(780);
});

test("without JavaScript the menu opens below the pointer", async () => {
  const page = await open({ javaScriptEnabled: false });
  expect(await page.locator("#menu-1").isVisible()).toBe(false);
  await button(page).hover();
  await expect.poll(() => page.locator("#menu-1").isVisible()).toBe(true);
  await page.locator("#menu-1 a[href='/visit']").click();
  await page.waitForURL("**/visit");
});

test("without JavaScript the side menu is a popover, which leads on", async () => {
  const page = await open({ ...phone, javaScriptEnabled: false });
  await opener(page).click();
  await expect.poll(() => panel(page).isVisible()).toBe(true);
  await panel(page).getByRole("button", { name: "Close menu" }).click();
  await expect.poll(() => panel(page).isVisible()).toBe(false);
  await opener(page).click();
  await panel(page).locator("a[href='/journal']").click();
  await page.waitForURL("**/journal");
});

test("a link that has been pointed at is followed in the same document, and Back leads to where one was", async () => {
  const page = await openPage({ baseURL: site.origin });
  await notePrefetches(page);
  await page.goto("/");
  const isSameDocument = await markDocument(page);
  const link = page.locator("main a[href='/breads/tide-loaf']");
  await link.scrollIntoViewIfNeeded();
  const position = () => page.evaluate(() => Math.round(scrollY));
  const before = await position();
  expect(before).toBeGreaterThan(100);
  await clickWarm(link);
  expect(await page.evaluate(() => [document.title.split(" ·")[0], scrollY])).toEqual(["Tide loaf", 0]);
  await page.evaluate(() => history.back());
  await page.waitForURL(`${site.origin}/`);
  await expect.poll(position).toBe(before);
  expect(await isSameDocument()).toBe(true);
  await expect.poll(() => page.locator("h1").textContent()).toBe("Bread that keeps the tide’s hours");
});

test("a link that is clicked at once is followed by the browser, and Back leads to where one was", async () => {
  const page = await openPage({ baseURL: site.origin });
  await page.goto("/");
  await page.evaluate(() => {
    document.querySelector("#contact")?.scrollIntoView({ behavior: "instant" });
    document.querySelector<HTMLElement>("main a[href='/visit']")?.click();
  });
  await page.waitForURL("**/visit");
  expect(await page.locator("h1").textContent()).toBe("Down Slip Lane, follow the smell");
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  await page.locator("header nav [aria-controls='menu-1']").click();
  await expect.poll(() => page.locator("#menu-1").isVisible()).toBe(true);
});

test("a page that may do more than the one before is loaded by the browser, and what it may do works", async () => {
  const page = await openPage({ baseURL: site.origin });
  await page.goto("/");
  const isSameDocument = await markDocument(page);
  await page.locator("footer a[href='/house']").click();
  await page.waitForURL("**/house");
  expect(await isSameDocument()).toBe(false);
  const film = page.locator("video");
  await film.evaluate((video: HTMLVideoElement) => video.load());
  // Not every system has what it takes to decode it; what the policy refuses, the console says.
  const isAnswered = () => film.evaluate((video: HTMLVideoElement) => video.readyState > 0 || video.error !== null);
  await expect.poll(isAnswered).toBe(true);
});
