import { expect, test } from "vitest";
import { errorsOf } from "../support/browser/browser.ts";
import { footerLink, openNavigation, shown, warm } from "../support/browser/client-navigation.ts";

/** A page with motion, and the errors that it reports. */
async function openMoving() {
  const page = await openNavigation("/privacy", { reducedMotion: "no-preference" });
  return { page, errors: errorsOf(page) };
}

/** Clicks links one after the other, with no time for the browser to do anything in between. */
const clickAtOnce = (links: readonly Element[]) => {
  for (const link of links) (link as HTMLElement).click();
};

test("WN5 two clicks on one link are one navigation with one history entry", async () => {
  const { page, errors } = await openMoving();
  const link = footerLink(page, "/islands/orran");
  await warm(link);
  const entries = await page.evaluate(() => history.length);
  await link.evaluate((anchor: HTMLElement) => {
    anchor.click();
    anchor.click();
  });
  await page.waitForURL("**/islands/orran");
  await shown(page);
  // The page still answers: another navigation, and Back.
  await page.goBack();
  await page.waitForURL("**/privacy");
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  expect(errors).toEqual([]);
});

test("WN5 of two links clicked at once the last one wins, without an error", async () => {
  const { page, errors } = await openMoving();
  const [first, second] = [footerLink(page, "/islands/orran"), footerLink(page, "/islands/brae")];
  await warm(first);
  await warm(second);
  const links = [await first.elementHandle(), await second.elementHandle()];
  await page.evaluate(clickAtOnce, links as never);
  await page.waitForURL("**/islands/brae");
  await expect.poll(() => page.title()).toMatch(/^Brae/);
  expect(await page.locator("h1").count()).toBe(1);
  expect(errors).toEqual([]);
});

test("WN5 a click on a warm link ends the navigation of an earlier click that the browser has not finished", async () => {
  const page = await openNavigation("/");
  const ended: string[] = [];
  page.on("requestfailed", (request) => ended.push(new URL(request.url()).pathname));
  // The request is never answered.
  await page.route("**/islands/orran", () => {});
  const second = footerLink(page, "/islands/brae");
  await warm(second);
  const box = await second.boundingBox();
  const requested = page.waitForRequest("**/islands/orran");
  await footerLink(page, "/islands/orran").evaluate((link: HTMLElement) => link.click());
  await requested;
  // A locator would wait for that navigation.
  await page.mouse.click((box?.x ?? 0) + 5, (box?.y ?? 0) + 5);
  await expect.poll(() => new URL(page.url()).pathname).toBe("/islands/brae");
  await shown(page);
  expect(ended).toContain("/islands/orran");
});
