import type { Locator, Page } from "playwright";
import { expect, test } from "vitest";
import { openPage } from "../browser/browser.ts";
import { clickWarm, footerLink, markDocument, openNavigation } from "../browser/client-navigation.ts";
import { pagesToVisit, type SitePages, unknownPath } from "../browser/served-site.ts";

/** Tests that the app shows the pages as their documents do. */
export function testClientPages(site: SitePages): void {
  const { origin } = site;
  const routes = pagesToVisit(site).filter((path) => path !== unknownPath);
  const start = routes.at(-1) ?? "/";

  test("WN1, WN2, WN6: after a client navigation each page is what its own document would have been", async () => {
    const byDocument = await openPage({ viewport: { width: 1280, height: 800 } });
    const page = await openNavigation(origin + start);
    const isSameDocument = await markDocument(page);
    for (const route of [...routes.slice(1, 2), ...routes]) {
      if (new URL(page.url()).pathname === route) continue;
      await clickWarm(await linkTo(page, route));
      expect(await page.evaluate(() => document.activeElement?.localName), route).toBe("h1");
      await byDocument.goto(origin + route);
      expect(await presented(page), route).toEqual(await presented(byDocument));
    }
    expect(await isSameDocument()).toBe(true);
  });
}

/** Everything that a visitor sees, except what changes only with time. */
async function presented(page: Page) {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  return page.evaluate(() => {
    for (const element of document.querySelectorAll("[data-running]")) element.removeAttribute("data-running");
    const marked = document.querySelectorAll("header [aria-current], footer [aria-current]");
    return {
      title: document.title,
      canonical: document.querySelector("link[rel=canonical]")?.getAttribute("href"),
      language: document.documentElement.lang,
      main: document.querySelector("main")?.outerHTML.split(/(?=<)/),
      styles: Array.from(document.querySelectorAll("main *"), (element) => {
        const { display, font, padding } = getComputedStyle(element);
        return `${element.localName}: ${display}, ${font}, ${padding}`;
      }),
      current: [...marked].map((link) => link.getAttribute("href")),
    };
  });
}

/** The link to a page in the header or the footer. If neither has one, it is added to the footer. */
async function linkTo(page: Page, route: string): Promise<Locator> {
  if (route === "/") return page.locator("header a[href='/']").first();
  const link = footerLink(page, route);
  if ((await link.count()) === 0) {
    await page.evaluate((href) => {
      const added = Object.assign(document.createElement("a"), { href, textContent: href });
      document.querySelector("footer")?.prepend(added);
    }, route);
  }
  return link;
}
