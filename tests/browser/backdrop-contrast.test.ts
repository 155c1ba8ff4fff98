import { wcagContrast } from "culori";
import { expect, test } from "vitest";
import { openPage } from "../support/browser/browser.ts";
import { coloursIn, readPixels } from "../support/looks/pixels.ts";

test.each(["light", "dark"] as const)(
  "WP3: over 10 moments of the moving backdrop, the text before it keeps 4.5:1; %s colours",
  async (colorScheme) => {
    const page = await openPage({
      viewport: { width: 1000, height: 800 },
      reducedMotion: "no-preference",
      colorScheme,
    });
    await page.goto("/");
    await page.getByRole("button", { name: "Pause animation" }).click();
    const [heading, description] = [page.locator("main h1"), page.locator("main h1 + p")];
    const colours = await Promise.all(
      [heading, description].map((text) => text.evaluate((element) => getComputedStyle(element).color)),
    );
    const boxes = await Promise.all([heading, description].map((text) => text.boundingBox()));
    const [x, y] = [boxes[0]?.x ?? 0, boxes[0]?.y ?? 0];
    const bottom = (boxes[1]?.y ?? 0) + (boxes[1]?.height ?? 0);
    const clip = { x, y, width: boxes[0]?.width ?? 0, height: bottom - y };
    // What is behind the text shows once the text does not.
    await page.evaluate(() => {
      const hidden = new CSSStyleSheet();
      hidden.replaceSync("main h1, main section:first-child p { color: transparent !important; }");
      document.adoptedStyleSheets = [hidden];
    });
    let worst = Number.POSITIVE_INFINITY;
    for (let moment = 0; moment < 10; moment++) {
      await page.evaluate((time) => {
        for (const animation of document.getAnimations()) animation.currentTime = time;
      }, moment * 9300);
      const behind = coloursIn(await readPixels(await page.screenshot({ clip, animations: "allow" })));
      for (const colour of colours) worst = Math.min(worst, ...behind.map((other) => wcagContrast(colour, other)));
    }
    expect(worst).toBeGreaterThanOrEqual(4.5);
  },
);
