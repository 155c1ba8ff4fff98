import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { openPage } from "../../support/browser/browser.ts";
import { thisSite } from "../../support/browser/sites.ts";

const header = (page: Page) => page.locator("body > header");
const contact = (page: Page) => header(page).getByRole("link", { name: "Contact", exact: true });

async function openAt(path: string, width: number) {
  const page = await openPage({ baseURL: thisSite.origin, viewport: { width, height: 800 } });
  await page.goto(path);
  return page;
}

describe("the button for contact leads to the ways to reach the company", () => {
  test("in the header", async () => {
    const page = await openAt("/use-cases/loan-processing", 1280);
    await contact(page).click();
    await expect
      .poll(() => page.locator("#contact").evaluate((one) => one.getBoundingClientRect().top))
      .toBeLessThan(400);
  });

  test("in the side menu, which closes", async () => {
    const page = await openAt("/use-cases/loan-processing", 360);
    expect(await contact(page).isVisible()).toBe(false);
    await header(page).getByRole("button", { name: "Open menu" }).click();
    await contact(page).click();
    await expect
      .poll(() => page.locator("#contact").evaluate((one) => one.getBoundingClientRect().top))
      .toBeLessThan(400);
    expect(await page.getByRole("dialog").isVisible()).toBe(false);
  });
});

test("the footer has four groups, in one row on wide screens", async () => {
  const page = await openAt("/", 1280);
  const titles = page.locator("body > footer nav h3");
  expect(await titles.allTextContents()).toEqual(["Solutions", "Industries", "Services", "Company"]);
  const tops = await titles.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
});

test.each(["/privacy-policy", "/terms-of-service", "/cookie-policy"])(
  "beside the current day of %s the year of the copyright is that of first publication",
  async (path) => {
    const page = await openAt(path, 1280);
    expect(await page.locator("footer p", { hasText: "©" }).textContent()).toMatch(
      /© 2025 .*, first published that year\./,
    );
  },
);
