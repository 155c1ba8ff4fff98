import type { Page } from "playwright";
import { expect, test } from "vitest";
import { openPage, openSettled } from "../support/browser/browser.ts";
import { clickWarm, markDocument, openNavigation } from "../support/browser/client-navigation.ts";

const anchors = ["timetable", "services", "about"];

/** How far below the header the top of an element is. */
const belowHeader = (page: Page, id: string) =>
  page.evaluate((target) => {
    const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
    return (document.getElementById(target)?.getBoundingClientRect().top ?? 0) - header;
  }, id);

const menuLink = (page: Page, id: string) => page.locator(`header nav a[href="/#${id}"]`).first();

test.each(anchors)(
  "WA2: an anchor of the menu #%s comes to stand below the header, and the next Tab goes to what is in it",
  async (id) => {
    const page = await openPage({ viewport: { width: 1280, height: 800 } });
    await page.goto("/");
    await menuLink(page, id).click();
    await page.waitForURL(`**/#${id}`);
    expect(await belowHeader(page, id)).toBeGreaterThanOrEqual(0);
    expect(await belowHeader(page, id)).toBeLessThan(100);
    await page.keyboard.press("Tab");
    const isInOrAfter = await page.evaluate((target) => {
      const section = document.getElementById(target);
      const active = document.activeElement;
      const focusable = section?.querySelector("a, button, [tabindex='0']");
      if (focusable) return active === focusable;
      return Boolean(active && section && section.compareDocumentPosition(active) & Node.DOCUMENT_POSITION_FOLLOWING);
    }, id);
    expect(isInOrAfter).toBe(true);
  },
);

test("WA2: an anchor of the menu leads from another page to its place on the home page, by document and by the app", async () => {
  for (const navigate of ["document", "app"]) {
    const page = await openNavigation("/services/freight");
    const isSameDocument = await markDocument(page);
    if (navigate === "app") await clickWarm(menuLink(page, "about"));
    else await page.goto("/#about");
    await expect.poll(() => belowHeader(page, "about")).toBeLessThan(100);
    expect(await belowHeader(page, "about")).toBeGreaterThanOrEqual(0);
    expect(await isSameDocument()).toBe(navigate === "app");
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("section")?.id)).toBe("about");
  }
});

test("WN4, WA2: Back and Forward restore positions at once, however quickly they follow, also where anchors are scrolled to", async () => {
  const page = await openPage({ viewport: { width: 1280, height: 800 }, reducedMotion: "no-preference" });
  await openSettled(page, "/");
  await page.evaluate(() => scrollTo({ top: 120, behavior: "instant" }));
  const position = () => page.evaluate(() => Math.round(scrollY));
  // The position after the first frame, when an animation would have only just begun.
  const travel = (steps: number) =>
    page.evaluate(
      (delta) =>
        new Promise<number>((resolve) => {
          addEventListener(
            "popstate",
            () => requestAnimationFrame(() => setTimeout(() => resolve(Math.round(scrollY)))),
            {
              once: true,
            },
          );
          history.go(delta);
        }),
      steps,
    );
  await menuLink(page, "about").click();
  // The animation is over once two frames are alike.
  await page.waitForFunction(() => {
    const memory = window as unknown as { before?: number };
    const isStill = scrollY > 1000 && memory.before === scrollY;
    memory.before = scrollY;
    return isStill;
  });
  const there = await position();
  expect(there).toBeGreaterThan(1000);
  expect(await travel(-1)).toBe(120);
  expect(await travel(1)).toBe(there);
  expect(await travel(-1)).toBe(120);
});

test.each([
  { motion: "no-preference" as const, behaviour: "smooth" },
  { motion: "reduce" as const, behaviour: "auto" },
])("WA1: with motion $motion scrolling is $behaviour", async ({ motion, behaviour }) => {
  const page = await openPage({ reducedMotion: motion });
  await page.goto("/");
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe(behaviour);
});

test.each([true, false])(
  "WA3: the skip link is the first stop, shows itself and leads into main; JavaScript: %s",
  async (javaScriptEnabled) => {
    const page = await openPage({ viewport: { width: 1280, height: 800 }, javaScriptEnabled });
    await page.goto("/services/freight");
    const skip = page.locator("body > a[href='#main']");
    expect((await skip.boundingBox())?.y).toBeLessThan(-20);
    await page.keyboard.press("Tab");
    expect(await page.locator(":focus").getAttribute("href")).toBe("#main");
    expect((await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0);
    await page.keyboard.press("Enter");
    await page.waitForURL("**#main");
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
    expect(await page.locator("main :focus").count()).toBe(1);
    // An element with a fixed position would be on every sheet of paper.
    await page.emulateMedia({ media: "print" });
    expect(await skip.isVisible()).toBe(false);
  },
);

test("WA3: the skip link still leads into main after a client navigation", async () => {
  const page = await openNavigation("/");
  await clickWarm(page.locator("footer a[href='/services/freight']"));
  await page.locator("body > a[href='#main']").press("Enter");
  await page.keyboard.press("Tab");
  expect(await page.locator("main :focus").count()).toBe(1);
});
