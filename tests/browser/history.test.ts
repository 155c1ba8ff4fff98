import type { Page } from "playwright";
import { expect, test } from "vitest";
import { errorsOf } from "../support/browser/browser.ts";
import {
  clickInDropdown,
  clickWarm,
  markDocument,
  openNavigation,
  shown,
} from "../support/browser/client-navigation.ts";
import { unknownPath } from "../support/browser/served-site.ts";

const [freight, island] = ["/services/freight", "/islands/orran"];

/** Scrolls to a position and waits until the page knows. */
async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(
    (position) =>
      new Promise<void>((resolve) => {
        document.addEventListener("scroll", () => resolve(), { once: true });
        window.scrollTo({ top: position, behavior: "instant" });
      }),
    top,
  );
}

/** Where a visitor is: path, scroll position, first words of the title, the only main heading. */
const place = (page: Page) =>
  page.evaluate(() => ({
    path: location.pathname + location.hash,
    top: scrollY,
    title: document.title.split(/ [|·–-]|:/)[0],
    headings: [...document.querySelectorAll("h1")].map((heading) => heading.textContent),
  }));

test("WN4: Back and Forward restore page, scroll position and title", async () => {
  const page = await openNavigation(freight);
  const isSameDocument = await markDocument(page);
  await scrollTo(page, 700);
  const first = await place(page);
  await clickInDropdown(page, island);
  const arrived = await place(page);
  expect(arrived).toMatchObject({ path: island, top: 0 });
  await scrollTo(page, 400);

  await page.goBack();
  await shown(page);
  await expect.poll(() => place(page)).toEqual(first);
  await page.goForward();
  await shown(page);
  await expect.poll(() => place(page)).toEqual({ ...arrived, top: 400 });
  await page.goBack();
  await expect.poll(() => place(page)).toEqual(first);
  expect(await isSameDocument()).toBe(true);
});

test("Back to the not-found page brings it from the server, with its title", async () => {
  const page = await openNavigation("/no/such/page");
  const [title, text] = [await page.title(), await page.locator("main").textContent()];
  await clickWarm(page.locator("main a[href='/']"));
  await page.goBack();
  await expect.poll(() => page.title()).toBe(title);
  await expect.poll(() => page.locator("main").textContent()).toBe(text);
});

test("an unknown path is not written to the console again when the visitor goes on without a page load", async () => {
  const page = await openNavigation("/");
  const errors = errorsOf(page);
  await page.goto(unknownPath);
  const isSame = await markDocument(page);
  await clickWarm(page.getByRole("link", { name: "Back to the pier" }));
  await expect.poll(() => page.title()).toBe("Skerry Line: ferries to the outer islands");
  expect(await isSame()).toBe(true);
  expect(errors.filter((error) => error.startsWith("404"))).toEqual([`404 ${unknownPath}`]);
});
