import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { findViolations, openPageWithAxe } from "../support/browser/axe.ts";
import { openPage } from "../support/browser/browser.ts";
import { bakerySite as site } from "../support/browser/served-site.ts";

/** Opens a page, and collects its requests for the index and the browser's complaints. */
async function open(path: string, page?: Page): Promise<{ page: Page; asked: string[]; problems: string[] }> {
  const opened = page ?? (await openPage({ viewport: { width: 1280, height: 800 } }));
  const [asked, problems]: [string[], string[]] = [[], []];
  opened.on("console", (message) => ["error", "warning"].includes(message.type()) && problems.push(message.text()));
  opened.on("request", (request) => request.url().includes("/_search/") && asked.push(request.url()));
  await opened.goto(site.origin + path, { waitUntil: "networkidle" });
  return { page: opened, asked, problems };
}

const dialog = (page: Page) => page.locator("dialog:modal");
const query = (page: Page) => dialog(page).getByRole("searchbox");
const status = (page: Page) => page.getByRole("status");
const results = (page: Page) => page.locator("[data-part=results] > li");

describe("the search over a page", () => {
  test("asks for nothing before it is opened by its key, and shows the places as they are typed", async () => {
    const { page, asked, problems } = await open("/journal");
    expect(asked).toEqual([]);
    await page.keyboard.press("/");
    await expect.poll(() => query(page).evaluate((field) => field === document.activeElement)).toBe(true);
    // The largest file comes first, before the names of the others are known.
    expect(asked[0]).toMatch(/wasm\.en-gb\.pagefind$/);
    await page.keyboard.type("caf");
    // The first letters are searched for, too.
    const marks = () => results(page).locator("mark").allTextContents();
    await expect.poll(marks).toEqual(["cafés", "cafés.", "café"]);
    expect(await status(page).textContent()).toBe("Pages found: 1");
    const links = results(page).getByRole("link");
    expect(await links.evaluateAll((all) => all.map((one) => [one.textContent, one.getAttribute("href")]))).toEqual([
      ["Order bread", "/orders"],
      ["Before you ring", "/orders#questions"],
      ["Or let your till ask for it", "/orders#by-machine"],
    ]);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/orders#questions");
    expect(problems).toEqual([]);
  });

  test("shows the apostrophes of the page", async () => {
    const { page } = await open("/visit");
    await page.keyboard.press("/");
    await query(page).fill("ship");
    await expect.poll(() => results(page).locator("mark").allTextContents()).toContain("ship’s");
  });

  test("searches for the newest letters alone once their part of the index has come", async () => {
    const { page } = await open("/visit");
    await page.evaluate(() => {
      const asked: string[] = [];
      const post = Worker.prototype.postMessage;
      Worker.prototype.postMessage = function (message: { method: string; args: unknown[] }) {
        asked.push(`${message.method} ${String(message.args[0])}`);
        post.call(this, message);
      };
      Object.assign(window, { asked });
    });
    const asked = () => page.evaluate(() => (window as unknown as { asked: string[] }).asked);
    let send = () => {};
    const held = new Promise<void>((resolve) => (send = resolve));
    await page.route("**/_search/index/*", (route) => held.then(() => route.continue()));
    const isAsked = page.waitForRequest("**/_search/index/*");
    await page.keyboard.press("/");
    await query(page).fill("ov");
    await isAsked;
    await query(page).fill("oven");
    await expect.poll(asked).toContain("preload oven");
    send();
    await expect.poll(() => results(page).count()).toBeGreaterThan(0);
    expect((await asked()).filter((one) => one.startsWith("search"))).toEqual(["search oven"]);
  });

  test("finds the nearest words of a mistyped one, and leads on to the page of the search", async () => {
    const { page, problems } = await open("/visit");
    await page.getByRole("link", { name: "Search" }).click();
    await query(page).fill("brekfast");
    const found = "Nothing found for “brekfast”. Showing results for “breakfast”. Pages found: 1";
    await expect.poll(() => status(page).textContent()).toBe(found);
    await query(page).press("Enter");
    await page.waitForURL("**/search?q=brekfast");
    await expect.poll(() => status(page).textContent()).toBe(found);
    expect(problems).toEqual([]);
  });

  test("finds what was typed before its script came", async () => {
    const { page } = await open("/visit");
    const script = await page.locator("dialog[data-script]").getAttribute("data-script");
    let send = () => {};
    const held = new Promise<void>((resolve) => (send = resolve));
    await page.route(`**${script}`, (route) => held.then(() => route.continue()));
    await page.keyboard.press("/");
    await query(page).fill("oven");
    send();
    await expect.poll(() => results(page).count()).toBeGreaterThan(0);
  });

  test("WG8: does not open while somebody writes, nor where they have switched the key off", async () => {
    const { page } = await open("/visit");
    await page.keyboard.press("/");
    await query(page).press("/");
    expect(await query(page).inputValue()).toBe("/");
    await dialog(page).getByRole("checkbox").uncheck();
    await page.keyboard.press("Escape");
    await page.reload();
    await page.keyboard.press("/");
    expect(await dialog(page).count()).toBe(0);
    await page.getByRole("link", { name: "Search" }).click();
    await dialog(page).getByRole("checkbox").check();
    await dialog(page).getByRole("button", { name: "Close" }).click();
    await page.keyboard.press("/");
    expect(await dialog(page).count()).toBe(1);
  });

  test("says that it cannot be loaded, and tries again with the next letter", async () => {
    const { page } = await open("/visit");
    await page.route("**/pagefind-worker.js", (route) => route.abort());
    await page.keyboard.press("/");
    await query(page).fill("rye");
    await expect.poll(() => status(page).textContent()).toMatch(/^The search could not be loaded/);
    await page.unroute("**/pagefind-worker.js");
    await query(page).fill("ryes");
    await expect.poll(() => status(page).textContent()).toMatch(/^Pages found: \d/);
  });

  test("finds what is there in a site that has been published anew since its index was opened", async () => {
    const { page } = await open("/visit");
    let opened = "";
    await page.route("**/pagefind-entry.json?ts=*", async (route) => {
      const address = route.request().url();
      opened ||= address;
      const response = await route.fetch();
      const entry = await response.json();
      if (address === opened) entry.languages["en-gb"].hash = "before";
      await route.fulfill({ response, json: entry });
    });
    const { hash } = (await (await fetch(`${site.origin}/_search/pagefind-entry.json`)).json()).languages["en-gb"];
    await page.route("**/pagefind.before.pf_meta", async (route) => {
      await route.fulfill({ response: await route.fetch({ url: route.request().url().replace("before", hash) }) });
    });
    // The parts of the index as it was are gone.
    let isGone = true;
    await page.route("**/_search/index/*", (route) => (isGone ? route.fulfill({ status: 404 }) : route.continue()));
    await page.keyboard.press("/");
    await expect.poll(() => opened).not.toBe("");
    page.on("request", (request) => {
      if (/pagefind-entry/.test(request.url()) && request.url() !== opened) isGone = false;
    });
    await query(page).fill("oven");
    await expect.poll(() => status(page).textContent()).toMatch(/^Pages found: \d/);
  });

  test("keeps the page when there is no network for its script, and says so", async () => {
    const { page } = await open("/visit");
    await page.context().setOffline(true);
    await page.keyboard.press("/");
    await expect.poll(() => status(page).textContent()).toMatch(/^The search could not be loaded/);
    expect(new URL(page.url()).pathname).toBe("/visit");
    await page.context().setOffline(false);
    await page.keyboard.press("Escape");
    await page.keyboard.press("/");
    await query(page).fill("oven");
    await expect.poll(() => status(page).textContent()).toMatch(/^Pages found: \d/);
  });

  test.each([
    ["light", 360],
    ["dark", 1280],
  ] as const)("is accessible: %s, %i px", async (colorScheme, width) => {
    const { page } = await open("/", await openPageWithAxe({ colorScheme, viewport: { width, height: 800 } }));
    await page.getByRole("link", { name: "Search" }).click();
    await query(page).fill("oven");
    await expect.poll(() => results(page).count()).toBeGreaterThan(3);
    expect(await findViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
});

test("the link to the search and the menu stand beside the name of a site on a phone", async () => {
  const { page } = await open("/visit", await openPage({ viewport: { width: 320, height: 640 } }));
  const parts = [page.locator("header a").first(), page.getByRole("link", { name: "Search" })];
  // A name of about 190 px with its sign.
  await parts[0]?.evaluate((brand) => brand.setAttribute("style", "inline-size: 190px"));
  const boxes = await Promise.all(
    [...parts, page.getByRole("button", { name: "Open menu" })].map((one) => one.boundingBox()),
  );
  const middles = boxes.map((box) => box && Math.round(box.y + box.height / 2));
  expect(new Set(middles).size).toBe(1);
});

describe("the page of the search", () => {
  test("shows what its address asks for, more on request, and takes what is typed into the address", async () => {
    const { page, problems } = await open("/search?q=the");
    await expect.poll(() => results(page).count()).toBe(8);
    await page.getByRole("button", { name: "Show more" }).click();
    await expect.poll(() => results(page).count()).toBeGreaterThan(8);
    await page.keyboard.press("/");
    await page.locator("main").getByRole("searchbox").fill("loaves");
    await page.waitForURL("**/search?q=loaves");
    await expect.poll(() => results(page).locator("mark").first().textContent()).toBe("loaves");
    expect(problems).toEqual([]);
  });

  test("has a form without JavaScript, to which the header leads, and says what it needs", async () => {
    const { page } = await open("/visit", await openPage({ javaScriptEnabled: false }));
    await page.getByRole("link", { name: "Search" }).click();
    await page.waitForURL("**/search");
    await page.getByRole("searchbox").fill("rye & oats");
    await page.getByRole("button", { name: "Search" }).click();
    await page.waitForURL("**/search?q=rye+%26+oats");
    const note = page.locator("noscript p");
    expect([await note.textContent(), await note.isVisible()]).toEqual([
      "The search needs JavaScript, which is switched off here.",
      true,
    ]);
  });

  test.each([
    ["light", 1280],
    ["dark", 360],
  ] as const)("is accessible: %s, %i px", async (colorScheme, width) => {
    const { page } = await open(
      "/search?q=oven",
      await openPageWithAxe({ colorScheme, viewport: { width, height: 800 } }),
    );
    await expect.poll(() => results(page).count()).toBeGreaterThan(3);
    expect(await findViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
});
