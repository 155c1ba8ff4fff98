import type { Locator, Page } from "playwright";
import { describe, expect, test } from "vitest";
import { openPage } from "../support/browser/browser.ts";
import { bakerySite, ferrySite } from "../support/browser/served-site.ts";

const wide = { viewport: { width: 1280, height: 900 } };

/** An empty place in the header, which takes no focus. */
const besideMenu = [450, 32] as const;

async function openHome(options = {}): Promise<Page> {
  const page = await openPage({ ...wide, ...options });
  await page.clock.install();
  await page.goto("/");
  return page;
}

const buttonOf = (page: Page, name: string) => page.locator("header nav button", { hasText: name });
const listOf = (page: Page, name: string) => buttonOf(page, name).locator("+ ul");

/** The dropdowns that are open according to their buttons, after a check that this is also what can be seen. */
async function openMenus(page: Page): Promise<string[]> {
  const menus = await page.locator("header nav[aria-label] > ul > li > button[aria-expanded][aria-controls]").all();
  const states = await Promise.all(
    menus.map(async (button) => {
      const list = page.locator(`[id="${await button.getAttribute("aria-controls")}"]`);
      const says = (await button.getAttribute("aria-expanded")) === "true";
      expect(await list.isVisible(), "aria-expanded tells what is to be seen").toBe(says);
      return { name: (await button.textContent()) ?? "", says };
    }),
  );
  expect(states).toHaveLength(2);
  return states.filter(({ says }) => says).map(({ name }) => name.trim());
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim() ?? "");

async function centre(target: Locator): Promise<{ x: number; y: number }> {
  const box = await target.boundingBox();
  if (!box) throw new Error("It is not to be seen.");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The state of a button now, and all its later states. */
function statesFromNowOn(button: Element): readonly (string | null)[] {
  const states = [button.ariaExpanded];
  new MutationObserver(() => states.push(button.ariaExpanded)).observe(button, { attributeFilter: ["aria-expanded"] });
  return states;
}

describe("by keyboard", () => {
  test("WD2: Enter and Space toggle, and Tab goes from the button through its links to the next button", async () => {
    const page = await openHome();
    await buttonOf(page, "Islands").focus();
    expect(await openMenus(page)).toEqual([]);
    await page.keyboard.press("Enter");
    expect(await openMenus(page)).toEqual(["Islands"]);
    await page.keyboard.press("Enter");
    expect(await openMenus(page)).toEqual([]);
    await page.keyboard.press("Space");
    expect(await openMenus(page)).toEqual(["Islands"]);

    const stops: string[] = [];
    for (let step = 0; step < 4; step++) {
      await page.keyboard.press("Tab");
      stops.push(await focused(page));
    }
    const links = await listOf(page, "Islands").locator("a").allTextContents();
    expect(links).toHaveLength(3);
    expect(stops).toEqual([...links, "Journeys"]);
  });

  test("WD2: the links of a closed list are neither tab stops nor in the accessibility tree", async () => {
    const page = await openHome();
    await buttonOf(page, "Islands").focus();
    await page.keyboard.press("Tab");
    expect(await focused(page)).toBe("Journeys");
    const link = page.locator("header nav").getByRole("link", { name: "Brae" });
    expect(await link.count()).toBe(0);
    await buttonOf(page, "Islands").press("Enter");
    expect(await link.count()).toBe(1);
  });

  test("WD6: focus alone opens nothing, and focus that leaves the list closes it", async () => {
    const page = await openHome();
    for (const name of ["Islands", "Journeys"]) {
      await buttonOf(page, name).focus();
      expect(await openMenus(page)).toEqual([]);
    }
    await page.keyboard.press("Space");
    expect(await openMenus(page)).toEqual(["Journeys"]);
    await page.keyboard.press("Shift+Tab");
    expect(await openMenus(page)).toEqual([]);
    expect(page.url()).toMatch(/\/$/);
  });

  test("WD6: Escape inside a list closes it and returns the focus to its button", async () => {
    const page = await openHome();
    await buttonOf(page, "Journeys").press("Enter");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    expect(await openMenus(page)).toEqual([]);
    expect(await focused(page)).toBe("Journeys");
  });
});

describe("by mouse", () => {
  test("WD1: aria-expanded tells what is to be seen after every hover, click and key", async () => {
    const page = await openHome();
    const [islands, journeys] = [buttonOf(page, "Islands"), buttonOf(page, "Journeys")];
    const states: string[][] = [await openMenus(page)];
    for (const act of [
      () => islands.hover(),
      () => journeys.hover(),
      () => page.mouse.move(640, 800),
      () => islands.click(),
      () => page.mouse.move(640, 800),
      () => page.keyboard.press("Escape"),
      () => journeys.click(),
      () => journeys.click(),
      () => journeys.click(),
      () => page.mouse.click(...besideMenu),
    ]) {
      await act();
      states.push(await openMenus(page));
    }
    const [i, j] = [["Islands"], ["Journeys"]];
    expect(states).toEqual([[], i, j, [], i, i, [], j, [], j, []]);
  });

  test("WD3: Escape closes what hovering has opened, and it stays closed until the pointer has left", async () => {
    const page = await openHome();
    const { x, y } = await centre(buttonOf(page, "Islands"));
    await page.mouse.move(x, y);
    expect(await openMenus(page)).toEqual(["Islands"]);
    await page.keyboard.press("Escape");
    await page.mouse.move(x + 4, y + 2);
    await page.clock.runFor(1000);
    expect(await openMenus(page)).toEqual([]);
    await page.mouse.move(x, 700);
    await page.mouse.move(x, y);
    expect(await openMenus(page)).toEqual(["Islands"]);
  });

  test.each([1024, 1280, 1920])(
    "WD4: at %d px each list stays open while the pointer goes from its button straight to each link in 20 steps with rests",
    async (width) => {
      // The lists of the second site are wider than their buttons, on both sides.
      for (const { origin } of [ferrySite, bakerySite]) {
        const page = await openPage({ baseURL: origin, viewport: { width, height: 900 } });
        await page.clock.install();
        await page.goto("/");
        for (const button of await page.locator("header nav button[aria-controls]").all()) {
          const from = await centre(button);
          await page.mouse.move(from.x, from.y);
          for (const link of await button.locator("+ ul a").all()) {
            await page.mouse.move(width / 2, 880);
            await page.mouse.move(from.x, from.y);
            const to = await centre(link);
            const seen = await button.evaluateHandle(statesFromNowOn);
            for (let step = 1; step <= 20; step++) {
              await page.mouse.move(from.x + ((to.x - from.x) * step) / 20, from.y + ((to.y - from.y) * step) / 20);
              await page.clock.runFor(300);
            }
            expect(await seen.jsonValue(), (await link.textContent()) ?? "").toEqual(["true"]);
          }
        }
      }
    },
  );

  test("WD5: the list is still open after the pointer has rested for 10 s", async () => {
    const page = await openHome();
    await buttonOf(page, "Journeys").hover();
    await page.clock.runFor(10_000);
    expect(await openMenus(page)).toEqual(["Journeys"]);
  });

  test("WD7: a press that is dragged off the button does nothing", async () => {
    const page = await openHome();
    const { x, y } = await centre(buttonOf(page, "Islands"));
    await page.mouse.move(x, y);
    await page.keyboard.press("Escape");
    await page.mouse.down();
    expect(await openMenus(page)).toEqual([]);
    await page.mouse.move(x, 700);
    await page.mouse.up();
    expect(await openMenus(page)).toEqual([]);
  });
});

test("WD7: the first tap opens, the second closes, and a tap beside it closes, too", async () => {
  const page = await openHome({ hasTouch: true });
  const states: string[][] = [];
  for (const act of [
    () => buttonOf(page, "Islands").tap(),
    () => buttonOf(page, "Islands").tap(),
    () => buttonOf(page, "Islands").tap(),
    () => buttonOf(page, "Journeys").tap(),
    () => page.touchscreen.tap(...besideMenu),
  ]) {
    await act();
    states.push(await openMenus(page));
  }
  expect(states).toEqual([["Islands"], [], ["Islands"], ["Journeys"], []]);
});

test("WD11: without JavaScript a list opens while the pointer or the focus is there, and the footer has the same links", async () => {
  const page = await openPage({ ...wide, javaScriptEnabled: false });
  await page.goto("/");
  for (const name of ["Islands", "Journeys"]) {
    const list = listOf(page, name);
    await page.mouse.move(640, 800);
    expect(await list.isVisible()).toBe(false);
    await buttonOf(page, name).hover();
    expect(await list.isVisible()).toBe(true);
    await page.mouse.move(640, 800);
    await buttonOf(page, name).focus();
    expect(await list.isVisible()).toBe(true);
    await page.keyboard.press("Tab");
    expect(await list.locator("a").first().textContent()).toBe(await page.locator(":focus").textContent());
    await page.locator("header a").first().focus();
    const links = await list.locator("a").evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    for (const href of links) expect(await page.locator(`footer a[href="${href}"]`).count()).toBe(1);
  }
});
