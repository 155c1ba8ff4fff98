import { expect, test } from "vitest";
import { clickWarm, markDocument, notePrefetches } from "../support/browser/client-navigation.ts";
import { serveFixture } from "../support/browser/serve-fixture.ts";
import { openPage } from "./visit.ts";

const site = serveFixture("bakery-site");

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
