import type { Page, Route } from "playwright";
import { describe, expect, test } from "vitest";
import { address } from "../support/browser/browser.ts";
import { clickWarm, footerLink, markDocument, openNavigation, warm } from "../support/browser/client-navigation.ts";

const [island, freight] = ["/islands/orran", "/services/freight"];
const appFile = /\/_app\/app-[^/]*\.js$/;

/** The paths of the documents that the page requests from now on. */
function documentRequests(page: Page): string[] {
  const paths: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

/** Serves the server's response with a part of its text replaced. */
const changed = (from: RegExp | string, to: string) => async (request: Route) => {
  const response = await request.fetch();
  await request.fulfill({ response, body: (await response.text()).replace(from, to) });
};

test.each([
  { modifiers: ["ControlOrMeta"] as const, button: "left" as const },
  { modifiers: [] as const, button: "middle" as const },
])(
  "WN5: a click on a warm link is the browser's own with $modifiers and the $button button: the page opens elsewhere",
  async ({ modifiers, button }) => {
    const page = await openNavigation("/");
    const isSameDocument = await markDocument(page);
    await warm(footerLink(page, island));
    const [popup] = await Promise.all([
      page.context().waitForEvent("page"),
      footerLink(page, island).click({ modifiers: [...modifiers], button }),
    ]);
    await popup.waitForURL(address(island));
    expect(page.url()).toBe(address("/"));
    expect(await isSameDocument()).toBe(true);
  },
);

test("links that ask for a full page load get it, also when the app runs", async () => {
  const page = await openNavigation("/");
  await clickWarm(footerLink(page, "/services/booking"));
  const routes = ["/journeys/day-trips", "/journeys/cycling", "/journeys/winter"];
  const links = page.locator("main a[data-reload]");
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual(routes);
  for (const [index, route] of routes.entries()) {
    await page.goto("/services/booking");
    await warm(footerLink(page, route));
    const documents = documentRequests(page);
    await links.nth(index).click();
    await page.waitForURL(`**${route}`);
    expect(documents).toEqual([route]);
  }
});

describe("WN5: where something fails, the browser loads the page, once", () => {
  const page404 = (route: Route) => route.fulfill({ status: 404 });
  const ofPage = `**${island}`;
  /** Leaves the documents that the browser itself asks for as they are. */
  const prefetched = (serve: (route: Route) => Promise<void>) => (route: Route) =>
    route.request().isNavigationRequest() ? route.continue() : serve(route);
  /** Clicks a link and checks that one document is all that is requested, and that Back is not dead afterwards. */
  async function expectNative(page: Page): Promise<void> {
    const documents = documentRequests(page);
    await footerLink(page, island).click();
    await page.waitForURL(`**${island}`);
    await expect.poll(() => page.title()).toBe("Orran · Skerry Line");
    await page.waitForLoadState();
    expect(await page.locator("h1").count()).toBe(1);
    expect(documents).toEqual([island]);
    await page.goBack();
    await expect.poll(() => page.title()).toMatch(/^Skerry Line/);
    expect(await page.locator("h1").count()).toBe(1);
  }

  test.each([
    ["page", ofPage],
    ["app", appFile],
  ])("the %s is missing", async (_, file) => {
    const page = await openNavigation("/");
    await page.route(file, prefetched(page404));
    const isOver = Promise.race([page.waitForEvent("requestfailed"), page.waitForResponse(file)]);
    await footerLink(page, island).hover();
    await isOver;
    await expectNative(page);
  });

  test.each([
    ["the page was built for another app", ofPage, /data-app="[^"]*"/, 'data-app="/_app/app-older.js"'],
    ["the app cannot be run", appFile, /^.*$/s, "throw new Error('broken');"],
    ["the app cannot render the page", ofPage, "<h1", '<h1 style="color:red"'],
  ])("%s", async (_, file, from, to) => {
    const page = await openNavigation("/");
    await page.route(file, prefetched(changed(from, to)));
    await warm(footerLink(page, island));
    await expectNative(page);
  });

  test("the page that the visitor came from cannot be had: Back loads it", async () => {
    const page = await openNavigation(freight);
    await page.route(
      `**${freight}`,
      prefetched((route) => route.abort()),
    );
    await clickWarm(footerLink(page, island));
    const documents = documentRequests(page);
    await page.goBack();
    await expect.poll(() => page.title()).toMatch(/^Freight/);
    expect(await page.locator("h1").count()).toBe(1);
    expect(documents).toEqual([freight]);
  });
});
