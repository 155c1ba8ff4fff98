import type { Locator, Page } from "playwright";
import { expect } from "vitest";
import { openPage } from "./browser.ts";

interface Notes {
  /** The addresses of the pages and modules that have been prefetched. */
  readonly prefetched: string[];
}

/** A page that records what it prefetches, by default on a wide screen. */
export async function openNavigation(path: string, options: Parameters<typeof openPage>[0] = {}): Promise<Page> {
  const page = await openPage({ viewport: { width: 1280, height: 800 }, ...options });
  await notePrefetches(page);
  await page.goto(path);
  return page;
}

/** Makes every document that a page loads from now on record what it prefetches, for `warm`. */
export async function notePrefetches(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const prefetched: string[] = [];
    Object.assign(window, { prefetched });
    const note = ({ target }: Event) => {
      if (target instanceof HTMLLinkElement && target.rel === "modulepreload") {
        prefetched.push(new URL(target.href).pathname);
      }
    };
    document.addEventListener("load", note, true);
    const { fetch: ask } = window;
    window.fetch = async (path, options) => {
      const response = await ask(path, options);
      // A prefetched page counts only once all of its text has loaded.
      const text = response.text.bind(response);
      response.text = () => text().finally(() => prefetched.push(String(path)));
      return response;
    };
  });
}

/** The link to a route in the footer, where every page has one. */
export const footerLink = (page: Page, route: string) => page.locator(`footer a[href="${route}"]`).first();

/** Points at a link and waits until its target has been prefetched. */
export async function warm(link: Locator): Promise<void> {
  await link.hover();
  const path = await link.evaluate((anchor: HTMLAnchorElement) => anchor.pathname);
  await waitForPage(link.page(), path);
}

/** Waits until a page and what it needs have been prefetched, except scripts that the document has already run. */
async function waitForPage(page: Page, path: string): Promise<void> {
  await expect.poll(() => page.evaluate(isPrefetched, path), { timeout: 30_000, interval: 20 }).toBe(true);
}

function isPrefetched(path: string): boolean {
  const { prefetched } = window as unknown as Notes;
  if (!prefetched.includes(path)) return false;
  // Not with `fetch`, because some tests count the page's own requests.
  const request = new XMLHttpRequest();
  request.open("GET", path, false);
  request.send();
  const html = request.responseText;
  const appOf = (text: string) => /data-app="([^"]*)"/.exec(text)?.[1] ?? "";
  const app = appOf(document.documentElement.outerHTML);
  // A page of another build needs no more.
  if (app !== appOf(html)) return true;
  const scripts = [...html.matchAll(/<script type="module" src="([^"]*)"/g)].map(([, src = ""]) => src);
  const imports = app.includes("/_app/") ? ["/_app/react-", "/_app/rolldown-runtime-"] : [];
  return [...scripts, app, ...imports].every(
    (src) => prefetched.some((one) => one.includes(src)) || document.querySelector(`[src="${src}"]`) !== null,
  );
}

/** Clicks a link whose page has been prefetched, and waits until the app shows that page. */
export async function clickWarm(link: Locator): Promise<void> {
  await warm(link);
  const page = link.page();
  const target = await link.evaluate((anchor: HTMLAnchorElement) => anchor.href);
  await link.click();
  await page.waitForURL(target);
  await shown(page);
}

/** Does the same with the first dropdown of the fixed header, so that the page need not scroll. */
export async function clickInDropdown(page: Page, route: string): Promise<void> {
  await page.locator("header nav button").first().hover();
  await clickWarm(page.locator(`header nav ul ul a[href="${route}"]`).first());
  await page.mouse.move(0, 400);
}

/** Waits until the app shows the page of the address: its last step is to move the focus into it. */
export async function shown(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const active = document.activeElement;
    return active?.localName === "h1" || (active?.id && decodeURI(location.hash) === `#${active.id}`);
  });
}

/** Marks the document, so that a test can tell whether it is still the same one. */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { marked: true }));
  return () => page.evaluate(() => "marked" in window);
}
