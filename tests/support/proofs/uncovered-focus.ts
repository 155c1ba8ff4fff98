import { expect, test } from "vitest";
import { openPage } from "../browser/browser.ts";
import { pagesToVisit, type SitePages } from "../browser/served-site.ts";

/** Tests that the fixed header hides nothing that has the focus on any of the pages. */
export function testUncoveredFocus(site: SitePages): void {
  test("WS2: the header covers no part of what has the focus, on any page, forwards and backwards, at three widths", async () => {
    const page = await openPage({ viewport: { width: 1280, height: 800 } });
    const covered: string[] = [];
    for (const path of pagesToVisit(site)) {
      await page.goto(site.origin + path);
      for (const width of [320, 768, 1280]) {
        await page.setViewportSize({ width, height: 600 });
        const found = await page.evaluate(() => {
          // What has the focus already would not be scrolled to.
          (document.activeElement as HTMLElement | null)?.blur();
          const edge = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
          const stops = [...document.querySelectorAll<HTMLElement>(":is(main, footer) :is(a, button, [tabindex='0'])")];
          return [...stops, ...stops.toReversed()]
            .filter((stop) => stop.checkVisibility())
            .filter((stop) => {
              stop.focus();
              const { top, height } = stop.getBoundingClientRect();
              return document.activeElement !== stop || (top < edge && height < innerHeight - edge);
            })
            .map((stop) => stop.outerHTML.slice(0, 80));
        });
        covered.push(...found.map((stop) => `${path} at ${width}: ${stop}`));
      }
    }
    expect(covered).toEqual([]);
  });
}
