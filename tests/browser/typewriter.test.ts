import { formatHex } from "culori";
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { openPage, testInChromium } from "../support/browser/browser.ts";
import {
  everyMillisecond,
  type Moment,
  openHeadline,
  recordedMoments,
  specifiedMoments,
} from "../support/browser/headline.ts";
import { coloursIn, readPixels } from "../support/looks/pixels.ts";

const segments = ["Cross the sound ", "in one hour ", "and keep your seat"];
const sentence = segments.join("");
const moving = { reducedMotion: "no-preference" as const };

/** The current text, as a visitor sees it. */
const typed = (page: Page) => page.locator("h1 [data-cursor]").textContent();
const cursor = (page: Page) => page.locator("h1 [data-cursor]").getAttribute("data-cursor");
const pauseButton = (page: Page) => page.locator("[data-behaviour=motion-toggle]");

/** Counts the timers that the page sets from now on to wait for a time. */
async function countTimers(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const { setTimeout, setInterval } = window;
    const counter = { timers: 0 };
    Object.assign(window, counter, {
      setTimeout: (...parameters: Parameters<typeof setTimeout>) => {
        if (parameters[1]) (window as unknown as typeof counter).timers++;
        return setTimeout(...parameters);
      },
      setInterval: (...parameters: Parameters<typeof setInterval>) => {
        (window as unknown as typeof counter).timers++;
        return setInterval(...parameters);
      },
    });
  });
  return () => page.evaluate(() => (window as unknown as { timers: number }).timers);
}

test("WT5: at every millisecond of the run the text and the cursor are what the specification says", async () => {
  const page = await openPage(moving);
  await openHeadline(page);
  const milliseconds = 8000;
  await page.clock.runFor(milliseconds);
  const expected = specifiedMoments(segments, milliseconds);
  expect(expected.at(-1)?.[1]).toBe(sentence);
  expect(everyMillisecond(await recordedMoments(page), milliseconds)).toEqual(expected);
});

test.each([900, 3000])(
  "WT5: with a script that comes %i ms after the headline has been painted, that time is part of the delay",
  async (late) => {
    const page = await openPage(moving);
    await openHeadline(page, late);
    await page.clock.runFor(8000);
    const began = Math.min(late, 1200);
    const words = (moments: readonly Moment[]) => moments.filter(([, text], index) => text !== moments[index - 1]?.[1]);
    const [first, ...expected] = words(specifiedMoments(segments, 8000)).map(([time, text]) => [time - began, text]);
    expect(words(await recordedMoments(page)).map(([time, text]) => [time, text])).toEqual([
      [0, first?.[1]],
      ...expected,
    ]);
  },
);

testInChromium("WT6: the cursor is drawn when on, and not drawn when off", async () => {
  const page = await openPage(moving);
  await openHeadline(page);
  const cursorPixels = async () => {
    const box = await page.locator("h1").boundingBox();
    if (!box) throw new Error("There is no heading.");
    const clip = { ...box, x: box.x - 2, width: box.width + 20 };
    const colours = coloursIn(await readPixels(await page.screenshot({ clip })));
    return colours.some((colour) => formatHex(colour) === "#d9483b");
  };
  const states: [string | null, boolean][] = [];
  // Before the first character, after it, and after the last one.
  for (const time of [0, 350, 2100, 350, 5200, 600]) {
    await page.clock.runFor(time);
    states.push([await cursor(page), await cursorPixels()]);
  }
  expect(states.map(([state]) => state)).toEqual(expect.arrayContaining(["on", "off"]));
  expect(states).toEqual(states.map(([state]) => [state, state === "on"]));
});

const widths = [320, 768, 1280];
test.each([16, 32])(
  "WT4: the room for the whole headline is kept from the start: at a text size of %i px the number of lines never changes at any width",
  async (size) => {
    const page = await openPage(moving);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await openHeadline(page);
      await page.evaluate((pixels) => {
        document.documentElement.style.fontSize = `${pixels}px`;
        const heading = document.querySelector("h1") as HTMLElement;
        const heights: number[] = [heading.offsetHeight];
        Object.assign(window, { heights });
        new MutationObserver(() => heights.push(heading.offsetHeight)).observe(heading, {
          subtree: true,
          childList: true,
        });
      }, size);
      await page.clock.runFor(6000);
      const heights = await page.evaluate(() => (window as unknown as { heights: number[] }).heights);
      expect(heights.length).toBeGreaterThan(sentence.length);
      expect(new Set(heights).size, `heights at ${width} px`).toBe(1);
    }
  },
);

test("WT3: the name of the headline is the whole sentence at every second, and nothing of it is announced", async () => {
  const page = await openPage(moving);
  await openHeadline(page);
  const heading = page.getByRole("heading", { level: 1 });
  const names: string[] = [];
  for (let second = 0; second <= 10; second++) {
    names.push(await heading.ariaSnapshot());
    await page.clock.runFor(1000);
  }
  expect(new Set(names)).toEqual(new Set([`- heading "${sentence}" [level=1]`]));
  expect(await page.locator("h1 [aria-live], h1[aria-live]").count()).toBe(0);
});

test("WT2: with reduced motion the whole headline stands at once, without a cursor and without a timer", async () => {
  const page = await openPage({ reducedMotion: "reduce" });
  const timers = await countTimers(page);
  await page.goto("/");
  expect(await typed(page)).toBe(sentence);
  expect(await cursor(page)).toBe("");
  expect(await timers()).toBe(0);
});

test("WT2: a change of the preference stops the typing at once", async () => {
  const page = await openPage(moving);
  await openHeadline(page);
  await page.clock.runFor(2000);
  expect(sentence).not.toBe(await typed(page));
  await page.emulateMedia({ reducedMotion: "reduce" });
  // The clock is stopped, so no timer can have done it.
  await expect.poll(() => typed(page)).toBe(sentence);
  const before = await recordedMoments(page);
  await page.clock.runFor(10_000);
  expect(await recordedMoments(page)).toEqual(before);
  expect(await pauseButton(page).isVisible()).toBe(false);
});

test("WT1: the pause button stops typing and blinking for good, by keyboard, and says what it does next", async () => {
  const page = await openPage(moving);
  await openHeadline(page);
  await page.clock.runFor(2000);
  const button = page.getByRole("button", { name: "Pause animation" });
  await button.focus();
  await page.keyboard.press("Enter");
  expect(await typed(page)).toBe(sentence);
  expect(await cursor(page)).toBe("");
  const before = await recordedMoments(page);
  await page.clock.runFor(10_000);
  expect(await recordedMoments(page)).toEqual(before);
  await page.getByRole("button", { name: "Play animation" }).click();
  expect([await typed(page), await cursor(page)]).toEqual([sentence, "on"]);
  await page.clock.runFor(600);
  expect([await typed(page), await cursor(page)]).toEqual([sentence, "off"]);
});

test("WT6: a hidden tab has no timer; shown again, the typing goes on where it was", async () => {
  const page = await openPage(moving);
  await openHeadline(page);
  await page.clock.runFor(2000);
  const setHidden = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, "hidden", { value, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, hidden);
  const before = await typed(page);
  await setHidden(true);
  const moments = await recordedMoments(page);
  await page.clock.runFor(60_000);
  expect(await recordedMoments(page)).toEqual(moments);
  await setHidden(false);
  expect(await typed(page)).toBe(before);
  await page.clock.runFor(200);
  expect((await typed(page))?.length).toBeGreaterThan(before?.length ?? 0);
});

test("WT7: without JavaScript the complete sentence is to be seen", async () => {
  const page = await openPage({ ...moving, javaScriptEnabled: false });
  await page.goto("/");
  const headline = page.locator("h1 [data-behaviour=typewriter]");
  expect(await headline.textContent()).toBe(sentence);
  expect(await headline.evaluate((element) => getComputedStyle(element).visibility)).toBe("visible");
});
