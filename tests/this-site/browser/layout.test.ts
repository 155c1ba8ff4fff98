import { expect, test } from "vitest";
import { openPage } from "../../support/browser/browser.ts";
import { thisSite } from "../../support/browser/sites.ts";

/** Opens a page of this site at a width. */
async function openAt(path: string, width: number) {
  const page = await openPage({ baseURL: thisSite.origin, viewport: { width, height: 900 } });
  await page.goto(path);
  return page;
}

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
