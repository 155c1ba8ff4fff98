import type { Page } from "playwright";
import { expect, test } from "vitest";
import { openPage } from "../support/browser/browser.ts";

const wide = { viewport: { width: 1280, height: 800 } };

/** Colours of an element of the page, as the browser computes them. */
const coloursOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const style = getComputedStyle(element);
      return { text: style.color, background: style.backgroundColor, stroke: style.stroke };
    });

test("WD8: every target of the header and the side menu is at least 44 × 44 px", async () => {
  for (const width of [1280, 390]) {
    const page = await openPage({ viewport: { width, height: 800 } });
    await page.goto("/");
    const sizes = async () =>
      page
        .locator("header a:not([href='#main']), header button")
        .filter({ visible: true })
        .evaluateAll((all) => all.map((target) => [target.textContent, target.getBoundingClientRect()] as const));
    const small: unknown[] = [];
    let count = 0;
    for (const button of await page.locator("header button:not(dialog *)").filter({ visible: true }).all()) {
      await button.click();
      const targets = await sizes();
      count += targets.length;
      small.push(...targets.filter(([, { width: w, height: h }]) => w < 44 || h < 44));
    }
    expect(count).toBeGreaterThan(12);
    expect(small).toEqual([]);
  }
});

test("WD9: in forced colours the caret is drawn in the colour of the button's text", async () => {
  const page = await openPage({ ...wide, forcedColors: "active" });
  await page.goto("/");
  const { text, background } = await coloursOf(page, "header nav button");
  const { stroke } = await coloursOf(page, "header nav svg");
  expect(stroke).toBe(text);
  expect(stroke).not.toBe(background);
});
