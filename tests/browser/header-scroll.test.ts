import type { Page } from "playwright";
import { expect, test } from "vitest";
import { openPage } from "../support/browser/browser.ts";
import { drawn, layoutShifts, recordLayoutShifts } from "../support/browser/layout-shift.ts";

async function openHome(): Promise<Page> {
  const page = await openPage();
  await page.goto("/");
  await recordLayoutShifts(page);
  return page;
}

/** Scrolls to a position and returns what the header looks like there. */
async function headerAt(page: Page, position: number) {
  await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), position);
  await drawn(page);
  return page.evaluate(() => {
    const header = document.querySelector("header");
    const style = header && getComputedStyle(header);
    return {
      scrollY,
      scrolled: header?.hasAttribute("data-scrolled"),
      height: header?.getBoundingClientRect().height,
      top: header?.getBoundingClientRect().top,
      border: style?.borderBottomColor,
      shadow: style?.boxShadow,
    };
  });
}

test("WS1: the header changes its style at 51 px, not at 50 px, and back again, with its height kept and no layout shift", async () => {
  const page = await openHome();
  const before = await headerAt(page, 50);
  const after = await headerAt(page, 51);
  const back = await headerAt(page, 50);

  expect(before).toMatchObject({ scrollY: 50, scrolled: false, border: "rgba(0, 0, 0, 0)", shadow: "none", top: 0 });
  expect(after).toMatchObject({ scrollY: 51, scrolled: true, height: before.height, top: 0 });
  expect(after.border).not.toBe(before.border);
  expect(after.shadow).not.toBe("none");
  expect(back).toEqual(before);
  expect(await layoutShifts(page)).toEqual([]);
});

test("WS1: the header has its style at once on a page that is opened further down", async () => {
  const page = await openPage();
  await page.goto("/#about");
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
  await expect.poll(() => page.locator("body > header").getAttribute("data-scrolled")).toBe("");
});

test("WS1: the header is still fixed, without the style, when there is no JavaScript", async () => {
  const page = await openPage({ javaScriptEnabled: false });
  await page.goto("/");
  await page.mouse.wheel(0, 400);
  await expect.poll(async () => (await page.locator("body > header").boundingBox())?.y).toBe(0);
  expect(await page.locator("body > header").getAttribute("data-scrolled")).toBeNull();
});

test("on a window as low as at 400 % zoom the header scrolls away, and what a link leads to stands at the top", async () => {
  const page = await openPage({ viewport: { width: 320, height: 256 } });
  await page.goto("/#about");
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
  await drawn(page);
  const header = await page.locator("body > header").boundingBox();
  expect((header?.y ?? 0) + (header?.height ?? 0)).toBeLessThanOrEqual(0);
  const heading = await page.locator("#about h2").boundingBox();
  expect(heading?.y).toBeGreaterThanOrEqual(0);
  expect((heading?.y ?? 0) + (heading?.height ?? 0)).toBeLessThanOrEqual(256);
});

/** Runs in the browser. */
function coloursOf(element: Element): readonly string[] {
  const { color, backgroundColor, stroke } = getComputedStyle(element);
  return [color, backgroundColor, stroke];
}

test("WD8: every target of the header and the side menu is at least 44 × 44 px", async () => {
  for (const width of [1280, 390]) {
    const page = await openPage({ viewport: { width, height: 800 } });
    await page.goto("/");
    const sizes = async () =>
      page
        .locator("body > header a:not([href='#main']), body > header button")
        .filter({ visible: true })
        .evaluateAll((all) => all.map((target) => [target.textContent, target.getBoundingClientRect()] as const));
    const small: unknown[] = [];
    let count = 0;
    for (const button of await page.locator("body > header button:not(dialog *)").filter({ visible: true }).all()) {
      await button.click();
      const targets = await sizes();
      count += targets.length;
      small.push(...targets.filter(([, { width: w, height: h }]) => w < 44 || h < 44));
    }
    expect(count).toBeGreaterThan(9);
    expect(small).toEqual([]);
  }
});

test("WD9: in forced colours the caret is drawn in the colour of the button's text", async () => {
  const page = await openPage({ viewport: { width: 1280, height: 800 }, forcedColors: "active" });
  await page.goto("/");
  const [text, background] = await page.locator("header nav button").first().evaluate(coloursOf);
  const [, , stroke] = await page.locator("header nav svg").first().evaluate(coloursOf);
  expect(stroke).toBe(text);
  expect(stroke).not.toBe(background);
});
