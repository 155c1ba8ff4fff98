import type { Page } from "playwright";
import { expect, test } from "vitest";
import {
  clickInDropdown,
  clickWarm,
  footerLink,
  importPage,
  markDocument,
  moduleOf,
  openNavigation,
  shown,
} from "../support/browser/client-navigation.ts";

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

test.each(["auto", "manual"] as const)(
  "WN4: Back and Forward restore page, scroll position and title, whether or not (%s) the browser scrolls itself",
  async (restoration) => {
    const page = await openNavigation(freight);
    await page.evaluate((value) => {
      history.scrollRestoration = value;
    }, restoration);
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
  },
);

test("WN4: Back to the page that the visitor came from shows it before the next frame, scrolled where it was", async () => {
  const page = await openNavigation(freight);
  await scrollTo(page, 700);
  const { title } = await place(page);
  const loaded = page.waitForResponse(`**${moduleOf(freight)}`);
  await clickInDropdown(page, island);
  await loaded;
  // It resolves once all modules that the app has asked for have run.
  await importPage(page, moduleOf(freight));
  await page.evaluate(() => {
    addEventListener("popstate", () => {
      requestAnimationFrame(() => Object.assign(window, { nextFrame: [document.title, scrollY] }));
    });
  });
  await page.goBack();
  await page.waitForFunction(() => "nextFrame" in window);
  const [shownTitle, top] = await page.evaluate(() => (window as unknown as { nextFrame: [string, number] }).nextFrame);
  expect([shownTitle.split(/ [|·–-]|:/)[0], top]).toEqual([title, 700]);
});

test("WN4: Back restores the position within a page that was reached by an anchor", async () => {
  const page = await openNavigation("/");
  await clickWarm(footerLink(page, freight));
  await page.goBack();
  await expect.poll(async () => (await place(page)).title).toBe("Skerry Line");
  await scrollTo(page, 300);
  await page.locator("header nav a[href='/#about']").first().click();
  await expect.poll(async () => (await place(page)).path).toBe("/#about");
  const about = await place(page);
  expect(about.top).toBeGreaterThan(1000);
  await clickInDropdown(page, island);
  await page.goBack();
  await expect.poll(() => place(page)).toEqual(about);
  await page.goBack();
  await expect.poll(() => place(page)).toMatchObject({ path: "/", top: 300 });
});

test("WN4: a reload after a client navigation shows the same page, and Back still works", async () => {
  const page = await openNavigation("/");
  await clickWarm(footerLink(page, freight));
  await clickWarm(footerLink(page, island));
  const dom = () => page.evaluate(() => document.querySelector("main")?.textContent);
  const before = [await place(page), await dom()];
  await page.reload();
  expect([await place(page), await dom()]).toEqual(before);
  for (const path of [freight, "/"]) {
    await page.goBack();
    await expect.poll(async () => (await place(page)).path).toBe(path);
    await page.waitForLoadState();
    const byDocument = await openNavigation(path);
    await expect.poll(dom).toBe(await byDocument.evaluate(() => document.querySelector("main")?.textContent));
    expect(await page.title()).toBe(await byDocument.title());
  }
});

test("WN4: a page that was left by a client navigation after a reload keeps its position", async () => {
  const page = await openNavigation("/");
  await clickWarm(footerLink(page, freight));
  await page.reload();
  await scrollTo(page, 500);
  await clickInDropdown(page, island);
  await scrollTo(page, 200);
  await page.goBack();
  await expect.poll(() => place(page)).toMatchObject({ path: freight, top: 500 });
  await page.goForward();
  await expect.poll(() => place(page)).toMatchObject({ path: island, top: 200 });
});

test("Back to the not-found page brings it from the server, with its title", async () => {
  const page = await openNavigation("/no/such/page");
  const [title, text] = [await page.title(), await page.locator("main").textContent()];
  await clickWarm(page.locator("main a[href='/']"));
  await page.goBack();
  await expect.poll(() => page.title()).toBe(title);
  await expect.poll(() => page.locator("main").textContent()).toBe(text);
});
