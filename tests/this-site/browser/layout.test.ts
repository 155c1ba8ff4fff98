import { expect, test } from "vitest";
import { openPage } from "../../support/browser/browser.ts";
import { thisSite } from "../../support/browser/sites.ts";

/** Opens a page of this site at a width. */
async function openAt(path: string, width: number) {
  const page = await openPage({ baseURL: thisSite.origin, viewport: { width, height: 900 } });
  await page.goto(path);
  return page;
}

test("a leading figure stands in one line, on a tablet too", async () => {
  for (const path of ["/solutions/data-extraction", "/services/cloud-integration"]) {
    const page = await openAt(path, 768);
    const figure = page.locator("main dd", { hasText: /^99\.9%$/ });
    const lines = await figure.evaluate(
      (one) => one.clientHeight / Number.parseFloat(getComputedStyle(one).lineHeight),
    );
    expect(Math.round(lines)).toBe(1);
  }
});

test("rows with the same lists name them once where they are columns, and in each row where they are not", async () => {
  const named = async (width: number) => {
    const page = await openAt("/services/automated-processing", width);
    return page.locator("main li p").getByText("Benefits", { exact: true }).filter({ visible: true }).count();
  };
  expect([await named(1280), await named(768)]).toEqual([1, 6]);
});

test("a list alone in a card over two columns has the width of both", async () => {
  const page = await openAt("/training/advanced-implementation", 768);
  const card = page.locator("#lab-projects > div > div > ul > li").last();
  const [whole, list] = [await card.boundingBox(), await card.locator("ol").boundingBox()];
  expect(list?.width).toBeGreaterThan((whole?.width ?? 0) * 0.8);
});

test("topics in two columns stand apart", async () => {
  const page = await openAt("/training/advanced-implementation", 1920);
  const gap = await page
    .locator("#curriculum li ul")
    .first()
    .evaluate((one) => getComputedStyle(one).columnGap);
  expect(Number.parseFloat(gap)).toBeGreaterThan(24);
});

test("every call stands in one line beside its method on a phone", async () => {
  for (const path of ["/solutions/api-integration", "/services/api-sdk"]) {
    const page = await openAt(path, 360);
    const calls = page.locator("main li > p:first-child > code:has(> span)");
    const heights = await calls.evaluateAll((all) =>
      all.map((one) => Math.round(one.clientHeight / Number.parseFloat(getComputedStyle(one).lineHeight))),
    );
    expect(heights.length).toBeGreaterThan(7);
    expect(new Set(heights)).toEqual(new Set([1]));
  }
});

/** The width of a sheet of A4 between the margins that browsers leave. */
const paper = 718;

test("on paper the footer has the ways to reach the company alone, and a row of the map its heading above", async () => {
  const page = await openAt("/", paper);
  await page.emulateMedia({ media: "print" });
  const footer = page.locator("body > footer");
  expect(await footer.getByText("hello@lexifold.example").isVisible()).toBe(true);
  expect(await footer.getByText("Start a project").isVisible()).toBe(false);
  const [heading, cells] = await Promise.all(
    [":scope > :first-child", ":scope > ul"].map((part) =>
      page.locator("#industries li:has(> ul)").first().locator(part).boundingBox(),
    ),
  );
  expect(cells?.y).toBeGreaterThanOrEqual((heading?.y ?? 0) + (heading?.height ?? 0));
});

test("on paper a sample of code leaves no room for the button that copies it", async () => {
  const page = await openAt("/services/api-sdk", 794);
  await page.emulateMedia({ media: "print" });
  const [above, below] = await page
    .locator("main pre")
    .first()
    .evaluate((one) => [getComputedStyle(one).paddingBlockStart, getComputedStyle(one).paddingBlockEnd]);
  expect(below).toBe(above);
});

test("the form of the contact section stands beside the addresses on wide screens, and below them on others", async () => {
  for (const [width, isBeside] of [
    [360, false],
    [768, false],
    [1280, true],
    [1920, true],
  ] as const) {
    const page = await openAt("/", width);
    const [ways, form] = await Promise.all(
      ["dl", "form"].map((part) => page.locator(`#contact ${part}`).boundingBox()),
    );
    expect((form?.x ?? 0) > (ways?.x ?? 0) + (ways?.width ?? 0)).toBe(isBeside);
    expect((form?.y ?? 0) > (ways?.y ?? 0) + (ways?.height ?? 0)).toBe(!isBeside);
  }
});

test("the copyright stands beside the legal line on wide screens, and not alone", async () => {
  for (const width of [1280, 1920]) {
    const page = await openAt("/", width);
    const lines = page.locator("footer p").filter({ hasText: /registered in|©/ });
    const tops = await lines.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
    expect(tops).toEqual([tops[0], tops[0]]);
  }
});

test("the samples of the API are one section, whose index leads to each, and older addresses of them still lead there", async () => {
  const page = await openAt("/services/api-sdk", 1280);
  const hrefs = await page
    .locator("#samples a[href^='#']")
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute("href") ?? ""))]);
  expect(hrefs).toEqual(["#samples", "#install", "#upload-result", "#entities", "#ocr-options"]);
  for (const href of hrefs.slice(1)) await page.locator(`#samples h3${href}`).waitFor();
});

test("on paper an address stands in one line, however narrow its column", async () => {
  for (const path of ["/", "/use-cases/loan-processing", "/industries/insurance", "/solutions/workflow-automation"]) {
    const page = await openAt(path, paper);
    await page.emulateMedia({ media: "print" });
    const lines = await page.locator("main a[href^='/']:visible").evaluateAll((links) =>
      links
        .map((link) => getComputedStyle(link, "::after"))
        .filter(({ content }) => content !== "none")
        .map(({ height, lineHeight }) => Math.round(Number.parseFloat(height) / Number.parseFloat(lineHeight))),
    );
    expect(lines.length).toBeGreaterThan(1);
    expect(new Set(lines)).toEqual(new Set([1]));
  }
});
