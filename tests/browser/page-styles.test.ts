import type { Page } from "playwright";
import { expect, test } from "vitest";
import { clickWarm, openNavigation, shown } from "../support/browser/client-navigation.ts";

/** Adds a link to a route at the top of the page, so that any page can lead to any other. */
async function addLink(page: Page, route: string): Promise<void> {
  await page.evaluate((href) => {
    document.querySelector("#added")?.remove();
    const link = Object.assign(document.createElement("a"), { href, id: "added", textContent: href });
    document.body.prepend(link);
  }, route);
}

test("a page has its styles when it is first painted, after a click and after Back and Forward", async () => {
  const page = await openNavigation("/");
  // Each frame in which the page shows something, with the display of its lists: only parts that the home page lacks, those of
  // breadcrumbs and of steps, make them what they are.
  await page.evaluate(() => {
    const frames: string[] = [];
    Object.assign(window, { frames_: frames });
    const note = () => {
      for (const selector of ["main nav ol", "main section ol"]) {
        const list = document.querySelector(selector);
        if (list) frames.push(`${selector}: ${getComputedStyle(list).display}`);
      }
      requestAnimationFrame(note);
    };
    note();
  });
  await addLink(page, "/islands/orran");
  await clickWarm(page.locator("#added"));
  await page.goBack();
  await page.waitForURL((url) => url.pathname === "/");
  await shown(page);
  await page.goForward();
  await page.waitForURL("**/islands/orran");
  await shown(page);
  await page.waitForFunction(() => (window as unknown as { frames_: string[] }).frames_.length > 6);
  const frames = await page.evaluate(() => (window as unknown as { frames_: string[] }).frames_);
  expect([...new Set(frames)].sort()).toEqual(["main nav ol: flex", "main section ol: grid"]);
});
