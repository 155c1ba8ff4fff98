import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { openPage } from "../support/browser/browser.ts";
import { drawn } from "../support/browser/layout-shift.ts";
import { contrast, parseColour } from "../support/looks/contrast.ts";

const wide = { viewport: { width: 1280, height: 800 } };
const schemes = ["light", "dark"] as const;

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

describe.each(schemes)("in the %s colours", (colorScheme) => {
  test("WD9: the caret is drawn at 3:1 or more, open and closed, and turns", async () => {
    const page = await openPage({ ...wide, colorScheme });
    await page.goto("/");
    const turned = () =>
      page
        .locator("header nav svg")
        .first()
        .evaluate((caret) => getComputedStyle(caret).rotate);
    const header = parseColour((await coloursOf(page, "header")).background);
    expect(contrast(parseColour((await coloursOf(page, "header nav svg")).stroke), header)).toBeGreaterThanOrEqual(3);
    expect(await turned()).toBe("none");
    await page.locator("header nav button").first().press("Enter");
    const open = parseColour((await coloursOf(page, "header nav button")).background);
    expect(contrast(parseColour((await coloursOf(page, "header nav svg")).stroke), open)).toBeGreaterThanOrEqual(3);
    expect(await turned()).toBe("180deg");
  });

  test("WS3: the header is opaque in both states, and its text has a contrast of 7:1 or more", async () => {
    const page = await openPage({ ...wide, colorScheme });
    await page.goto("/");
    for (const top of [0, 51]) {
      await page.evaluate((position) => scrollTo({ top: position, behavior: "instant" }), top);
      await drawn(page);
      const background = parseColour((await coloursOf(page, "header")).background);
      for (const selector of ["header > div > a", "header nav > ul > li > a", "header nav > ul > li > button"]) {
        const { text } = await coloursOf(page, selector);
        expect(contrast(parseColour(text), background), `${selector} at ${top}`).toBeGreaterThanOrEqual(7);
      }
    }
  });
});

test("WD9: in forced colours the caret is drawn in the colour of the button's text", async () => {
  const page = await openPage({ ...wide, forcedColors: "active" });
  await page.goto("/");
  const { text, background } = await coloursOf(page, "header nav button");
  const { stroke } = await coloursOf(page, "header nav svg");
  expect(stroke).toBe(text);
  expect(stroke).not.toBe(background);
});
