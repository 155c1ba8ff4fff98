import { expect, test } from "vitest";
import { openPage } from "../browser/browser.ts";
import { drawn } from "../browser/layout-shift.ts";
import { pagesToVisit, type SitePages } from "../browser/served-site.ts";

/** Tests that nothing moves on any of the pages where the visitor asks for reduced motion. */
export function testReducedMotion(site: SitePages): void {
  test("WP2: with reduced motion nothing moves on any page, and no page asks for a frame", async () => {
    const page = await openPage({ reducedMotion: "reduce" });
    await page.addInitScript(() => {
      const { requestAnimationFrame } = window;
      const counter = { frames: 0 };
      Object.assign(window, counter, {
        requestAnimationFrame: (callback: FrameRequestCallback) => {
          (window as unknown as typeof counter).frames++;
          return requestAnimationFrame(callback);
        },
      });
    });
    for (const path of pagesToVisit(site)) {
      await page.goto(site.origin + path);
      expect(await page.evaluate(() => (window as unknown as { frames: number }).frames)).toBe(0);
      await drawn(page);
      expect(await page.evaluate(() => document.getAnimations().length), path).toBe(0);
    }
    expect(await page.locator("[data-behaviour=motion-toggle]").filter({ visible: true }).count()).toBe(0);
  });
}
