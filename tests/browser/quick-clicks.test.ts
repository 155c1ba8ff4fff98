import { expect, test } from "vitest";
import { footerLink, openNavigation, shown, warm } from "../support/client-navigation.ts";

/** A page on which things may move, and the errors that it reports. */
async function openMoving() {
  const page = await openNavigation("/privacy-policy", { reducedMotion: "no-preference" });
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  return { page, errors };
}

/** Clicks links one after the other before the browser can do anything in between. */
const clickAtOnce = (links: readonly Element[]) => {
  for (const link of links) (link as HTMLElement).click();
};

test("WN5 two clicks on one link are one navigation with one history entry", async () => {
  const { page, errors } = await openMoving();
  const link = footerLink(page, "/industries/legal");
  await warm(link);
  const entries = await page.evaluate(() => history.length);
  await link.evaluate((anchor: HTMLElement) => {
    anchor.click();
    anchor.click();
  });
  await page.waitForURL("**/industries/legal");
  await shown(page);
  // The page still answers: another navigation, and Back.
  await page.goBack();
  await page.waitForURL("**/privacy-policy");
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  expect(errors).toEqual([]);
});

test("WN5 of two links clicked at once the last one wins, without an error", async () => {
  const { page, errors } = await openMoving();
  const [first, second] = [footerLink(page, "/industries/legal"), footerLink(page, "/industries/logistics")];
  await warm(first);
  await warm(second);
  const links = [await first.elementHandle(), await second.elementHandle()];
  await page.evaluate(clickAtOnce, links as never);
  await page.waitForURL("**/industries/logistics");
  await expect.poll(() => page.title()).toMatch(/logistics/i);
  expect(await page.locator("h1").count()).toBe(1);
  expect(errors).toEqual([]);
});
