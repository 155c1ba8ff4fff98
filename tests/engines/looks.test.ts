import { expect, test } from "vitest";
import { serveFixture } from "../support/browser/serve-fixture.ts";
import { openPage, takeProblems } from "./visit.ts";

const site = serveFixture("bakery-site");
const ferry = serveFixture("ferry-site");
const routes = ["/", "/breads", "/breads/harbour-rye", "/house", "/journal/the-starter", "/orders", "/visit"];

test("no page scrolls sideways on a phone", async () => {
  const page = await openPage({ baseURL: site.origin, viewport: { width: 360, height: 780 } });
  const wide: string[] = [];
  for (const route of [...routes, "/no/such/page"]) {
    await page.goto(route);
    const [content, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth] as const);
    if (window !== 360 || content > 360) wide.push(`${route}: ${content} of ${window}`);
  }
  expect(wide).toEqual([]);
  // Of the last page alone.
  expect(takeProblems().filter((problem) => !problem.includes("404"))).toEqual([]);
});

test("texts and headings stand in the typefaces of the site", async () => {
  const page = await openPage({ baseURL: site.origin });
  await page.goto("/");
  // The second page has the files of the first, so that they are shown however slow the network is.
  await page.goto("/orders");
  const loaded = () =>
    page.evaluate(() => [...document.fonts].filter(({ status }) => status === "loaded").map(({ family }) => family));
  await expect.poll(async () => (await loaded()).join()).toMatch(/Bitter.*Source Sans 3|Source Sans 3.*Bitter/);
  const familyOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).fontFamily);
  expect(await familyOf("h1")).toMatch(/^"?Bitter/);
  expect(await familyOf("main p")).toMatch(/^"?Source Sans 3/);
});

test("who wants dark colours gets them with their pictures, and paper dark text on white with every answer", async () => {
  const page = await openPage({ baseURL: site.origin, colorScheme: "dark" });
  /** From 0 to 255, whatever form the engine gives a colour. */
  const lightness = (selector: string, property: "color" | "backgroundColor") =>
    page
      .locator(selector)
      .first()
      .evaluate((element, name) => {
        const canvas = document.createElement("canvas").getContext("2d");
        if (!canvas) return undefined;
        canvas.fillStyle = getComputedStyle(element)[name];
        canvas.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
        return (red + green + blue) / 3;
      }, property);
  await page.goto("/orders");
  expect(await lightness("body", "backgroundColor")).toBeLessThan(60);
  expect(await lightness("main p", "color")).toBeGreaterThan(150);
  const logo = page.locator("header img").first();
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\/logo-dark\.svg$/);
  await page.emulateMedia({ media: "print" });
  await expect.poll(() => lightness("body", "backgroundColor")).toBe(255);
  await expect.poll(() => lightness("main p", "color")).toBeLessThan(100);
  for (const selector of ["header nav", "header button", "footer nav"])
    expect([selector, await page.locator(selector).first().isVisible()]).toEqual([selector, false]);
  for (const words of ["and toast it from frozen.", "We are closed, so we ring you."])
    expect(await page.getByText(words).isVisible()).toBe(true);
});

test("a headline is typed until it stands, and stands at once where the visitor stops what moves", async () => {
  const page = await openPage({ baseURL: ferry.origin });
  const typed = page.locator("h1 [data-cursor]");
  await page.goto("/");
  await expect.poll(() => typed.textContent()).toBe("Cross");
  await page.getByRole("button", { name: "Pause animation" }).click();
  expect(await typed.textContent()).toBe("Cross the sound in one hour and keep your seat");
  expect(await page.getByRole("button", { name: "Play animation" }).isVisible()).toBe(true);
});
