import type { Locator, Page } from "playwright";
import { openPage } from "./browser.ts";

interface Notes {
  /** The addresses of the modules and styles that have been prefetched. */
  readonly prefetched: string[];
}

/** A page that notes what it prefetches, on a wide screen unless the options say otherwise. */
export async function openNavigation(path: string, options: Parameters<typeof openPage>[0] = {}): Promise<Page> {
  const page = await openPage({ viewport: { width: 1280, height: 800 }, ...options });
  await notePrefetches(page);
  await page.goto(path);
  return page;
}

/** Makes every document that a page loads from now on note what it prefetches, for `warm`. */
export async function notePrefetches(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const prefetched: string[] = [];
    Object.assign(window, { prefetched });
    const note = ({ target }: Event) => {
      if (target instanceof HTMLLinkElement && /^(?:modulepreload|stylesheet)$/.test(target.rel)) {
        prefetched.push(new URL(target.href).pathname);
      }
    };
    document.addEventListener("load", note, true);
  });
}

/** The link to a route in the footer, where every page has one. */
export const footerLink = (page: Page, route: string) => page.locator(`footer a[href="${route}"]`).first();

/** Where the build writes the module of a page. */
export const moduleOf = (route: string) => `${route.replace(/\/$/, "/index")}.page.js`;

/** The files that a page module names, from the module that the browser has; none where the page is refused. */
export function readNeeds(page: Page, module: string): Promise<string[]> {
  // A text, because the test runner would compile the import in a function into one of its own.
  const names = `({ app, modules, styles }) =>
    document.querySelector("[data-app]").dataset.app === app ? [...modules, ...styles] : []`;
  return page.evaluate<string[]>(`import(${JSON.stringify(module)}).then(${names}, () => [])`);
}

/** Points at a link and waits until what it leads to is there. */
export async function warm(link: Locator): Promise<void> {
  await link.hover();
  const href = (await link.getAttribute("href")) ?? "";
  const module = moduleOf(href.replace(/#.*/, ""));
  const page = link.page();
  await page.waitForFunction((wanted) => {
    const { prefetched } = window as unknown as Notes;
    return prefetched.includes(wanted) && prefetched.some((path) => /\/_app\/app-.*\.js$/.test(path));
  }, module);
  await waitForFiles(page, await readNeeds(page, module));
}

/** Waits until a page has prefetched these files, but for scripts that its document has run. */
export async function waitForFiles(page: Page, files: readonly string[]): Promise<void> {
  await page.waitForFunction((wanted) => {
    const { prefetched } = window as unknown as Notes;
    const hasRun = (path: string) => document.querySelector(`[src="${path}"]`) !== null;
    return wanted.every((path) => prefetched.includes(path) || hasRun(path));
  }, files);
}

/** Clicks a link whose page is there, and waits until the app shows that page. */
export async function clickWarm(link: Locator): Promise<void> {
  await warm(link);
  const page = link.page();
  const target = await link.evaluate((anchor: HTMLAnchorElement) => anchor.href);
  await link.click();
  await page.waitForURL(target);
  await shown(page);
}

/** Does the same by the first dropdown of the fixed header, so that the page need not scroll. */
export async function clickInDropdown(page: Page, route: string): Promise<void> {
  await page.locator("header nav button").first().hover();
  await clickWarm(page.locator(`header nav ul ul a[href="${route}"]`).first());
  await page.mouse.move(0, 400);
}

/** Waits until the app shows the page of the address: the last that it does is to move the focus into it. */
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
