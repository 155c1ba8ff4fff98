import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { colourRules, findViolations, openPageWithAxe } from "../browser/axe.ts";
import { openPage, openSettled } from "../browser/browser.ts";
import { pagesToVisit, type SitePages } from "../browser/served-site.ts";
import { measureContrast } from "../looks/measure-contrast.ts";

const schemes = ["light", "dark"] as const;
const viewport = { width: 1280, height: 800 };

/** Tests that all that is to be read or used on the pages stands out from what is behind it. What is hovered the gallery of all blocks shows, and what has the focus or was visited has no other colours. */
export function testPageContrast(site: SitePages): void {
  const { origin } = site;
  let looked: Promise<{ weak: string[]; ownColours: string[] }> | undefined;
  /** Loads each page once for both tests. */
  const lookAtAll = async () => {
    const page = await openPage({ viewport });
    const [weak, ownColours]: [string[], string[]] = [[], []];
    for (const path of pagesToVisit(site)) {
      await openSettled(page, origin + path);
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme });
        weak.push(...(await measureContrast(page)).map((line) => `${path}, ${colorScheme}: ${line}`));
      }
      await page.emulateMedia({ colorScheme: "light", forcedColors: "active" });
      ownColours.push(...(await page.evaluate(findOwnColours)).map((line) => `${path}: ${line}`));
      await page.emulateMedia({ forcedColors: "none" });
    }
    return { weak, ownColours };
  };

  test(
    "WG5: text has 4.5:1, body copy 7:1, icons and edges of controls 3:1 on every page in each scheme",
    { timeout: 480_000 },
    async () => {
      looked ??= lookAtAll();
      expect((await looked).weak).toEqual([]);
    },
  );

  test("WG5: with forced colours every text has the visitor's own colours", { timeout: 480_000 }, async () => {
    looked ??= lookAtAll();
    expect((await looked).ownColours).toEqual([]);
  });
}

/** Runs in the browser: elements that keep their own colour when colours are forced. */
function findOwnColours(): string[] {
  const probe = document.createElement("i");
  probe.style.forcedColorAdjust = "none";
  document.body.append(probe);
  const compute = (names: readonly string[]) =>
    names.map((name) => {
      probe.style.color = name;
      return getComputedStyle(probe).color;
    });
  const texts = compute(["CanvasText", "LinkText", "ButtonText", "HighlightText", "MarkText", "GrayText"]);
  const grounds = compute(["transparent", "Canvas", "ButtonFace", "Highlight", "Mark"]);
  probe.remove();
  return [...document.body.querySelectorAll("*:not(svg, svg *)")]
    .filter((element) => {
      const { color, backgroundColor, backgroundImage, forcedColorAdjust } = getComputedStyle(element);
      if (!texts.includes(color)) return true;
      if (forcedColorAdjust === "auto") return false;
      // It has named the visitor's colours itself.
      const behind = [backgroundColor, ...(backgroundImage.match(/rgba?\([^)]*\)|url/g) ?? [])];
      return behind.some((colour) => !grounds.includes(colour));
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 80));
}

/** From this width the header shows the whole menu; below it there is the side menu. */
const wide = 992;

/**
 * Tests that axe-core finds nothing on the pages at the widths, nor in dark colours, nor with the menus of the header open, which all
 * pages have in common.
 */
export function testWithAxe(site: SitePages, widths: readonly number[]): void {
  const paths = pagesToVisit(site);
  describe.each(widths)("axe-core finds nothing at %i px", (width) => {
    // One after the other in one tab: in a new one the browser would have to compile axe-core again.
    test(
      "WG6: on any page in light and dark colours, where what a link or a button shows is in its name",
      { timeout: 600_000 },
      async () => {
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
      },
    );

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
