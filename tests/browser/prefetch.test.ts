import type { Page } from "playwright";
import { expect, test } from "vitest";
import { openPage } from "../support/browser/browser.ts";
import { footerLink, openNavigation, warm } from "../support/browser/client-navigation.ts";

/** The paths of the modules, and of the pages for the app, that a page requests from now on. */
function moduleRequests(page: Page): string[] {
  const paths: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === "fetch" || pathname.startsWith("/_app/"))
      paths.push(pathname.replace(/-[\w-]{8}\.js$/, ".js"));
  });
  return paths;
}

const [route, app] = ["/islands/orran", "/_app/app.js"];

/** The page, and the app with the packages that it imports. */
const needed = [route, app, "/_app/react.js", "/_app/rolldown-runtime.js"];

/** What fetches that. */
const navigation = "/_app/start-navigation.js";

test("a visit without intent requests neither the app nor a page", async () => {
  const page = await openPage();
  await page.goto("/services/freight");
  const requests = moduleRequests(page);
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 600);
  await page.locator("main p").first().click();
  await page.waitForLoadState("networkidle");
  expect(requests).toEqual([]);
});

test("a click at once fetches the next page alone, as the browser would", async () => {
  const page = await openPage();
  await page.goto("/");
  const link = footerLink(page, route);
  await link.scrollIntoViewIfNeeded();
  const requests = moduleRequests(page);
  // All in one task, so that no time passes between pointing and clicking.
  await link.evaluate((element: HTMLElement) => {
    element.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
    element.focus();
    element.click();
  });
  await page.waitForURL(`**${route}`);
  expect(requests.filter((path) => [navigation, app, route].includes(path))).toEqual([]);
});

const signs: Record<string, (page: Page) => Promise<unknown>> = {
  "pointer over": (page) => footerLink(page, route).hover(),
  focus: (page) => footerLink(page, route).focus(),
  touch: async (page) => {
    await page.evaluate(() => document.addEventListener("click", (event) => event.preventDefault(), true));
    await footerLink(page, route).tap();
  },
};
test.each(Object.entries(signs))(
  "the first sign of intent towards a page fetches the app and that page, once: %s",
  async (_, sign) => {
    const page = await openNavigation("/", { hasTouch: true });
    const requests = moduleRequests(page);
    await sign(page);
    await warm(footerLink(page, route));
    await page.mouse.move(0, 0);
    await footerLink(page, route).hover();
    await footerLink(page, route).focus();
    expect(requests.sort()).toEqual([navigation, ...needed].sort());
  },
);

test("links to the same page, to files, to other sites and with a full page load fetch no page", async () => {
  const page = await openNavigation("/services/booking");
  const requests = moduleRequests(page);
  await page.evaluate(() => {
    const hrefs = [
      "#main",
      "/services/booking#x",
      "/assets/favicon.svg",
      "https://other.example/",
      "mailto:a@b.example",
    ];
    for (const href of hrefs) {
      document.querySelector("main")?.append(Object.assign(document.createElement("a"), { href, className: "added" }));
    }
  });
  for (const link of await page.locator("main a.added, main a[data-reload]").all()) {
    await link.focus();
    await link.dispatchEvent("pointerover");
  }
  expect(await page.locator("main a.added").count()).toBe(5);
  expect(await page.locator("main a[data-reload]").count()).toBe(3);
  expect(requests.filter((path) => path !== navigation)).toEqual([]);
});

test("under Save-Data intent fetches nothing, and a click loads the page natively", async () => {
  const page = await openPage();
  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
  await page.goto("/");
  const requests = moduleRequests(page);
  await footerLink(page, route).hover();
  await footerLink(page, route).focus();
  expect(requests).toEqual([]);
  await footerLink(page, route).click();
  await page.waitForURL(`**${route}`);
  expect(await page.locator("h1").count()).toBe(1);
  expect(requests.filter((path) => path === app || path === route)).toEqual([]);
});
