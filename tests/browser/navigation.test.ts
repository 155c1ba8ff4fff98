import type { Page } from "playwright";
import { expect, test } from "vitest";
import { address, openPage } from "../support/browser/browser.ts";
import {
  clickWarm,
  footerLink,
  markDocument,
  moduleOf,
  openNavigation,
  shown,
  warm,
} from "../support/browser/client-navigation.ts";
import { specRoutes } from "../support/spec-routes.ts";

/** What a visitor has before them, but for what changes with time alone. */
async function presented(page: Page) {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  return page.evaluate(() => {
    for (const element of document.querySelectorAll("[data-running]")) element.removeAttribute("data-running");
    const marked = document.querySelectorAll("header [aria-current], footer [aria-current]");
    return {
      title: document.title,
      language: document.documentElement.lang,
      main: document.querySelector("main")?.outerHTML.split(/(?=<)/),
      current: [...marked].map((link) => link.getAttribute("href")),
    };
  });
}

const linkTo = (page: Page, route: string) =>
  route === "/" ? page.locator("header a[href='/']").first() : footerLink(page, route);

test("WN1, WN2, WN6: after a client navigation each page is what its own document would have been", async () => {
  const byDocument = await openPage({ viewport: { width: 1280, height: 800 } });
  const page = await openNavigation("/privacy-policy");
  const isSameDocument = await markDocument(page);
  for (const route of [...specRoutes.slice(1, 2), ...specRoutes]) {
    if (new URL(page.url()).pathname === route) continue;
    await clickWarm(linkTo(page, route));
    expect(await page.evaluate(() => document.activeElement?.localName), route).toBe("h1");
    await byDocument.goto(route);
    expect(await presented(page), route).toEqual(await presented(byDocument));
  }
  expect(await isSameDocument()).toBe(true);
});

test("WN1, WN2: a warm click renders without waiting for a request; the title is new before the new h1 has the focus", async () => {
  const page = await openNavigation("/");
  const link = footerLink(page, "/services/support");
  await warm(link);
  const requests: string[] = [];
  page.on("request", (request) => {
    // Chromium asks for a page's icon whenever the address changes.
    if (!request.url().endsWith("favicon.svg")) requests.push(request.url());
  });
  await page.evaluate(() => {
    const events: string[] = [];
    Object.assign(window, { events });
    document.addEventListener("focusin", ({ target }) => {
      const { localName, textContent } = target as Element;
      if (localName === "h1") events.push(`${document.title} | ${textContent}`);
    });
  });
  await link.click();
  await shown(page);
  const events = await page.evaluate(() => (window as unknown as { events: string[] }).events);
  const heading = await page.locator("h1").textContent();
  expect(events).toEqual([`${await page.title()} | ${heading}`]);
  // All that comes is the data of the page that the visitor has left, for Back.
  await expect.poll(() => requests).toEqual([address(moduleOf("/"))]);
  expect(await page.locator("[aria-live], [role=status]:not(main *), [role=alert]").count()).toBe(0);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("WN2: the h1 is focusable for as long as it has the focus, and no longer", async () => {
  const page = await openNavigation("/");
  await clickWarm(footerLink(page, "/services/support"));
  expect(await page.locator("h1").getAttribute("tabindex")).toBe("-1");
  await page.keyboard.press("Tab");
  expect(await page.locator("h1").getAttribute("tabindex")).toBeNull();
  expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
});

test("WN3, WD10: header and footer stay the same elements, and the current page is marked in every menu", async () => {
  const page = await openNavigation("/");
  const marked = () =>
    page
      .locator("header [aria-current], footer [aria-current]")
      .evaluateAll((links) => links.map((link) => `${link.getAttribute("href")} ${link.getAttribute("aria-current")}`));
  const nodes = await page.evaluateHandle(() => [...document.querySelectorAll("header, header *, footer, footer *")]);
  expect(await marked()).toEqual(["/ page", "/ page"]);
  await clickWarm(footerLink(page, "/industries/legal"));
  // The header's menu, the side menu and the footer.
  expect(await marked()).toEqual(Array.from({ length: 3 }, () => "/industries/legal page"));
  const isKept = await page.evaluate(
    (before) =>
      [...document.querySelectorAll("header, header *, footer, footer *")].every(
        (node, index) => node === before[index],
      ),
    nodes,
  );
  expect(isKept).toBe(true);
});

test("WN3: a dropdown is closed after it has led to a page, though the pointer is still over it", async () => {
  const page = await openNavigation("/");
  const button = page.locator("header nav button", { hasText: "Solutions" });
  await button.hover();
  await clickWarm(page.locator("header nav a[href='/solutions/data-extraction']").first());
  expect(await button.getAttribute("aria-expanded")).toBe("false");
  expect(await page.locator("header nav ul ul").filter({ visible: true }).count()).toBe(0);
});

test("WN3, WM7: the side menu is closed after it has led to a page, and the focus is on the new h1", async () => {
  const page = await openNavigation("/", { viewport: { width: 390, height: 800 } });
  const isSameDocument = await markDocument(page);
  for (const route of ["/industries/legal", "/industries/insurance"]) {
    await page.getByRole("button", { name: "Open menu" }).click();
    await clickWarm(page.locator(`dialog a[href='${route}']`));
    await expect.poll(() => page.locator("dialog").isVisible()).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe("h1");
    expect(await page.getByRole("button", { name: "Open menu" }).getAttribute("aria-expanded")).toBe("false");
  }
  expect(await isSameDocument()).toBe(true);
});

test("two clicks in a row lead to the second page", async () => {
  const page = await openNavigation("/");
  const isSameDocument = await markDocument(page);
  await warm(footerLink(page, "/industries/legal"));
  await warm(footerLink(page, "/services/support"));
  await page.evaluate(() => {
    for (const route of ["/industries/legal", "/services/support"]) {
      document.querySelector<HTMLAnchorElement>(`footer a[href="${route}"]`)?.click();
    }
  });
  await page.waitForURL("**/services/support");
  await shown(page);
  await expect.poll(() => page.title()).toMatch(/^Support/);
  expect(await page.locator("h1").count()).toBe(1);
  expect(await isSameDocument()).toBe(true);
});
