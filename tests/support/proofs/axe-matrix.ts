import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { colourRules, findViolations, openPageWithAxe } from "../browser/axe.ts";
import { pagesToVisit, type SitePages } from "../browser/served-site.ts";

/** From this width on the header shows the whole menu; below it there is the side menu. */
const wide = 992;

/**
 * Tests that axe-core finds nothing on the pages at the widths, nor in dark colours, nor with the menus of the header open, which all
 * pages have in common.
 */
export function testWithAxe(site: SitePages, widths: readonly number[]): void {
  const paths = pagesToVisit(site);
  describe.each(widths)("axe-core finds nothing at %i px", (width) => {
    // One after the other in one page: in a new one the browser would first have to compile axe-core again.
    test("on any page, in light and dark colours", { timeout: 600_000 }, async () => {
      const page = await openPageWithAxe({ viewport: { width, height: 600 } });
      const found: string[] = [];
      for (const path of paths) {
        await page.emulateMedia({ colorScheme: "light" });
        await page.goto(site.origin + path);
        await page.waitForSelector("header[data-attached]");
        const light = await findViolations(page);
        await page.emulateMedia({ colorScheme: "dark" });
        const dark = await findViolations(page, { rules: colourRules });
        found.push(...[...light, ...dark].map((line) => `${path}: ${line}`));
      }
      expect(found).toEqual([]);
    });

    test("in the header with a menu open, and scrolled", async () => {
      const page = await openPageWithAxe({ viewport: { width, height: 600 } });
      await page.goto(site.origin);
      await page.waitForSelector("header[data-attached]");
      const found: string[] = [];
      const audit = async (state: string) => {
        const lines = await findViolations(page, { within: "body > header" });
        found.push(...lines.map((line) => `${state}: ${line}`));
      };
      for (const button of await openers(page, width)) {
        await button.click();
        await audit(`${await button.textContent()} open`);
        await page.keyboard.press("Escape");
      }
      await page.evaluate(() => scrollTo({ top: 400, behavior: "instant" }));
      await page.waitForSelector("header[data-scrolled]");
      await audit("scrolled");
      expect(found).toEqual([]);
    });
  });
}

const openers = (page: Page, width: number) =>
  width < wide
    ? page.getByRole("button", { name: "Open menu" }).all()
    : page.locator("header nav button[aria-expanded]").all();
