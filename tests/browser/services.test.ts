import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { findViolations, openPageWithAxe } from "../support/browser/axe.ts";
import { errorsOf, openPage } from "../support/browser/browser.ts";
import { serveFiles } from "../support/browser/serve-fixture.ts";
import { page as pageYaml, startFiles } from "../support/build/edited-site.ts";

const site = serveFiles({
  ...startFiles,
  "_site.yaml": `${startFiles["_site.yaml"]}services:
  - { use: plausible, domain: bakery.example }
  - { use: google-analytics, id: G-1A2B3C }
  - { use: matomo, url: "https://stats.bakery.example/", site: "7", pages: [/terms] }
`,
  "terms.yaml": pageYaml("Terms", "  - { type: service-table, title: What these pages use, services: all }\n"),
});

/** Opens the site, and answers instead of the hosts of the services. Returns the scripts that a page has requested from them. */
async function visit(page: Page): Promise<{ asked: string[]; problems: readonly string[] }> {
  const asked: string[] = [];
  const problems = errorsOf(page);
  await page.route(/^https:/, (route) => {
    asked.push(new URL(route.request().url()).host);
    return route.fulfill({ contentType: "text/javascript", body: "window.ran = (window.ran ?? 0) + 1;" });
  });
  await page.goto(site.origin, { waitUntil: "networkidle" });
  return { asked, problems };
}

const question = (page: Page) => page.getByText("May these services start?");
const [counting, google, matomo] = ["plausible.io", "www.googletagmanager.com", "stats.bakery.example"];

describe("services", () => {
  test("that store something start once the visitor has agreed, and on the next page without being asked for", async () => {
    const page = await openPageWithAxe({});
    const { asked, problems } = await visit(page);
    expect(asked).toEqual([counting]);
    expect(await question(page).isVisible()).toBe(true);
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole("button", { name: "Allow" }).click();
    await expect.poll(() => asked).toEqual([counting, google]);
    expect(await question(page).isVisible()).toBe(false);
    await page.goto(`${site.origin}/shops/market`, { waitUntil: "networkidle" });
    // Scripts of several services come in any order.
    expect(asked.slice(2).sort()).toEqual([counting, google]);
    expect(await question(page).isVisible()).toBe(false);
    // The answer is for all that were listed, also those of other pages.
    await page.goto(`${site.origin}/terms`, { waitUntil: "networkidle" });
    expect(asked.slice(4).sort()).toEqual([counting, matomo, google]);
    expect(await question(page).isVisible()).toBe(false);
    expect(problems).toEqual([]);
  });

  test("that are new since the visitor has answered wait for another answer, where a page has them", async () => {
    const page = await openPage();
    const { asked } = await visit(page);
    await page.evaluate(() =>
      localStorage.setItem("services", JSON.stringify({ isAllowed: true, names: ["google-analytics"] })),
    );
    await page.goto(`${site.origin}/shops/market`, { waitUntil: "networkidle" });
    expect(await question(page).isVisible()).toBe(false);
    await page.goto(`${site.origin}/terms`, { waitUntil: "networkidle" });
    expect(await question(page).isVisible()).toBe(true);
    expect(asked[0]).toBe(counting);
    expect(asked.slice(1).sort()).toEqual([counting, counting, google, google]);
  });

  test("stop where the visitor takes it back, with what they have stored here, and none starts where it is declined", async () => {
    const page = await openPage();
    const { asked } = await visit(page);
    await page.getByRole("button", { name: "Allow" }).click();
    await expect.poll(() => asked).toEqual([counting, google]);
    const stored = { _ga: "1", _ga_1A2B3C: "2", "_pk_id.7.1fff": "3", _gallery: "oven" };
    await page.context().addCookies(Object.entries(stored).map(([name, value]) => ({ name, value, url: page.url() })));
    await page.getByRole("button", { name: "Change which services may start" }).click();
    await page.getByRole("button", { name: "Decline" }).click();
    await expect.poll(() => asked).toEqual([counting, google, counting]);
    expect(await page.evaluate(() => document.cookie)).toBe("_gallery=oven");
    expect(await question(page).isVisible()).toBe(false);
  });

  test("are asked for where nothing that has the focus is behind it, and the page stays where it is", async () => {
    for (const [width, height] of [
      [320, 256],
      [320, 512],
    ] as const) {
      const page = await openPage({ viewport: { width, height } });
      await visit(page);
      const asked = page.locator("[data-part=question]");
      for (let stops = 0; (await asked.locator(":focus").count()) === 0; stops++) {
        expect(stops).toBeLessThan(50);
        await page.keyboard.press("Tab");
        const isSeen = await asked.evaluate((question) => {
          const { top, bottom } = (document.activeElement as Element).getBoundingClientRect();
          const edge = Math.min(question.getBoundingClientRect().top, innerHeight);
          return bottom > 0 && (top < edge || question.contains(document.activeElement));
        });
        expect(isSeen, await page.locator(":focus").evaluate(({ outerHTML }) => outerHTML)).toBe(true);
      }
    }
    const page = await openPage();
    await visit(page);
    await page.evaluate(() => scrollTo({ top: 100, behavior: "instant" }));
    await page.getByRole("button", { name: "Decline" }).press("Enter");
    expect(await page.evaluate(() => scrollY)).toBe(100);
    expect(await page.locator("main > section:focus").count()).toBe(1);
  });

  test("are listed for the page about cookies, and no page may load from another place", async () => {
    const page = await openPage();
    const { asked } = await visit(page);
    await page.goto(`${site.origin}/terms`);
    const table = page.locator("main dl");
    expect(await table.locator("dt").allTextContents()).toEqual(["Plausible Analytics", "Google Analytics", "Matomo"]);
    expect(await table.textContent()).toContain("Stores: _pk_id (13 months), _pk_ses (30 minutes)");
    await page.goto(`${site.origin}/shops/market`);
    await page.evaluate(() => {
      const script = Object.assign(document.createElement("script"), { src: "https://stats.bakery.example/matomo.js" });
      return new Promise((resolve) => {
        script.addEventListener("error", resolve);
        document.head.append(script);
      });
    });
    expect(asked).not.toContain(matomo);
  });

  test("do not start without JavaScript, and nobody is asked", async () => {
    const page = await openPage({ javaScriptEnabled: false });
    const { asked } = await visit(page);
    expect(asked).toEqual([]);
    expect(await question(page).isVisible()).toBe(false);
  });
});
