import type { BrowserContextOptions, Page } from "playwright";
import { expect, test } from "vitest";
import { openPage, testInChromium } from "../support/browser/browser.ts";
import { drawn, layoutShifts, recordLayoutShifts } from "../support/browser/layout-shift.ts";

const small: BrowserContextOptions = { viewport: { width: 390, height: 800 } };

async function openSmall(path = "/", options: BrowserContextOptions = {}): Promise<Page> {
  const page = await openPage({ ...small, ...options });
  await page.goto(path);
  await recordLayoutShifts(page);
  return page;
}

const opener = (page: Page) => page.locator("header button[popovertarget='side-menu']:not(dialog *)");
const panel = (page: Page) => page.locator("dialog#side-menu");

/** The state of the menu according to the page, and where the focus is. */
async function menuState(page: Page) {
  const isShown = await panel(page).isVisible();
  return page.evaluate((shown) => {
    const dialog = document.querySelector<HTMLDialogElement>("#side-menu");
    const button = document.querySelector("[popovertarget=side-menu]");
    const active = document.activeElement;
    return {
      shown,
      modal: dialog?.matches(":modal"),
      expanded: button?.getAttribute("aria-expanded"),
      focus: active === button ? "opener" : dialog?.contains(active) ? "menu" : (active?.localName ?? ""),
    };
  }, isShown);
}
const closed = { shown: false, modal: false, expanded: "false", focus: "opener" };
const open = { shown: true, modal: true, expanded: "true", focus: "menu" };

/** What the browser tells assistive technology: role and name of everything that is not ignored, in order. */
async function accessibleNodes(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  return nodes.filter(({ ignored }) => !ignored).map(({ role, name }) => `${role?.value} ${name?.value ?? ""}`.trim());
}

test("WM1: the opener has a name and tells its state; the panel is a named modal dialog", async () => {
  const page = await openSmall();
  const button = page.getByRole("button", { name: "Open menu", expanded: false });
  expect(await button.count()).toBe(1);
  await button.click();
  expect(await page.getByRole("dialog", { name: "Menu" }).count()).toBe(1);
  expect(await menuState(page)).toEqual(open);
  expect(await opener(page).getAttribute("aria-label")).toBe("Open menu");
});

const ways: Record<string, (page: Page) => Promise<unknown>> = {
  "the Escape key": (page) => page.keyboard.press("Escape"),
  "its close button": (page) => panel(page).getByRole("button", { name: "Close menu" }).click(),
  "a click beside it": (page) => page.mouse.click(10, 400),
};
test.each(Object.entries(ways))("WM2: closed by any means, the focus is on the opener again: %s", async (_, close) => {
  const page = await openSmall();
  await opener(page).click();
  expect(await menuState(page)).toEqual(open);
  await close(page);
  await expect.poll(() => menuState(page)).toEqual(closed);
});

test("WM2: a click on an empty place inside leaves it open", async () => {
  const page = await openSmall("/", { viewport: { width: 390, height: 2000 } });
  await opener(page).click();
  await page.mouse.click(300, 1900);
  expect(await menuState(page)).toEqual(open);
});

testInChromium(
  "WM2, WM7: widening past the breakpoint closes it, with the focus on the opener until it moves on",
  async () => {
    const page = await openSmall();
    await opener(page).click();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect.poll(() => menuState(page)).toEqual(closed);
    await page.locator("header nav button").first().click();
    expect(await opener(page).isVisible()).toBe(false);
    expect(await page.locator("header nav button").first().getAttribute("aria-expanded")).toBe("true");
    await page.setViewportSize({ width: 390, height: 800 });
    expect(await menuState(page)).toMatchObject({ shown: false, expanded: "false" });
  },
);

test.each(["Tab", "Shift+Tab"])("WM3: %s never reaches what is outside of the menu", async (key) => {
  const page = await openSmall();
  await opener(page).click();
  const count = await panel(page).locator("a, button").count();
  const places = new Set<string>();
  for (let press = 0; press < 2 * (count + 2); press++) {
    await page.keyboard.press(key);
    places.add((await menuState(page)).focus);
  }
  // Between the last stop and the first, the focus is in the browser's own frame.
  expect([...places].filter((place) => place !== "body")).toEqual(["menu"]);
});

testInChromium(
  "WM3: while it is open, nothing else is in the accessibility tree, the header and the skip link included",
  async () => {
    const page = await openSmall();
    await opener(page).click();
    const [root, ...nodes] = await accessibleNodes(page);
    expect(root).toMatch(/^RootWebArea/);
    expect(nodes[0]).toBe("dialog Menu");
    expect(nodes.filter((node) => /^(?:banner|main|contentinfo|heading)|Skip to content/.test(node))).toEqual([]);
  },
);

testInChromium(
  "WM4: closed, it has no focusable node, is not in the accessibility tree, and no width scrolls sideways",
  async () => {
    const page = await openSmall();
    const overflows: Record<number, number> = {};
    for (const width of [320, 390, 600, 768, 991, 992, 1280, 1920]) {
      await page.setViewportSize({ width, height: 700 });
      overflows[width] = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    }
    expect(Object.values(overflows).filter((overflow) => overflow > 0)).toEqual([]);
    expect((await accessibleNodes(page)).filter((node) => /^dialog|Close menu/.test(node))).toEqual([]);
    expect(await panel(page).locator("a, button").filter({ visible: true }).count()).toBe(0);
  },
);

test("WM5: at 320 × 256 every entry can be brought into view and clicked", async () => {
  const page = await openSmall("/", { viewport: { width: 320, height: 256 } });
  await opener(page).click();
  const entries = await panel(page).locator("a, button").all();
  expect(entries.length).toBeGreaterThan(11);
  for (const entry of entries) await entry.click({ trial: true });
});

testInChromium.each([
  { motion: "no-preference" as const, longest: 250 },
  { motion: "reduce" as const, longest: 0 },
])(
  "WM6: with motion $motion it opens within $longest ms, without layout shift, and keeps the scroll position",
  async ({ motion, longest }) => {
    const page = await openSmall("/services/freight", { reducedMotion: motion });
    await page.evaluate(() => scrollTo({ top: 600, behavior: "instant" }));
    await opener(page).click();
    const durations = await page.evaluate(() => {
      const style = getComputedStyle(document.querySelector("dialog") ?? document.body);
      return style.transitionDuration.split(", ").map((duration) => Number.parseFloat(duration) * 1000);
    });
    expect(Math.max(...durations)).toBeLessThanOrEqual(longest);
    await drawn(page);
    for (const x of [10, 300]) {
      await page.mouse.move(x, 400);
      await page.mouse.wheel(0, 2000);
      await drawn(page);
    }
    expect(await page.evaluate(() => scrollY)).toBe(600);
    await page.keyboard.press("Escape");
    await expect.poll(() => menuState(page)).toEqual(closed);
    expect(await page.evaluate(() => scrollY)).toBe(600);
    expect(await layoutShifts(page)).toEqual([]);
  },
);

test("WM7: a link leads to its page with the menu closed and nothing inert; so does Back", async () => {
  const page = await openSmall();
  await opener(page).click();
  await panel(page).getByRole("link", { name: "Brae" }).click();
  await page.waitForURL("**/islands/brae");
  expect(await menuState(page)).toMatchObject({ shown: false, modal: false, expanded: "false" });
  await opener(page).click();
  await page.goBack();
  await page.waitForURL((url) => url.pathname === "/");
  await expect.poll(() => menuState(page)).toMatchObject({ shown: false, modal: false, expanded: "false" });
  await page.locator("main a").first().click({ trial: true });
});

test("WM8: without JavaScript the same entries open, can be used, and close", async () => {
  const withScript = await openSmall();
  await opener(withScript).click();
  const entries = await panel(withScript)
    .locator("a")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  const page = await openPage({ ...small, javaScriptEnabled: false });
  await page.goto("/");
  await opener(page).click();
  expect(await panel(page).isVisible()).toBe(true);
  const without = await panel(page)
    .locator("a")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(without).toEqual(entries);
  await panel(page).getByRole("button", { name: "Close menu" }).click();
  expect(await panel(page).isVisible()).toBe(false);
  await opener(page).click();
  await panel(page).getByRole("link", { name: "Orran", exact: true }).click();
  await page.waitForURL("**/islands/orran");
});
