import type { Page } from "playwright";

/**
 * Opens an address and waits until nothing on the page moves any more on its own: its behaviours run, and its texts are in their
 * final fonts. For tests that measure positions or take screenshots.
 */
export async function openSettled(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await settled(page);
  // If a font loads too late, lines break again at some later time. After a reload it comes from the cache at once.
  for (let tries = 0; tries < 5 && (await page.evaluate(hasLateFont)); tries++) {
    await page.reload();
    await settled(page);
  }
}

async function settled(page: Page): Promise<void> {
  await attached(page);
  await page.evaluate(() => document.fonts.ready.then(() => {}));
}

/** Runs in the browser. Whether the page shows fallbacks for fonts that it requested: the width of text tells. */
function hasLateFont(): boolean {
  const context = new OffscreenCanvas(1, 1).getContext("2d");
  const widthIn = (font: string) => {
    if (context) context.font = `40px ${font}`;
    return context?.measureText("width of iIlL").width;
  };
  const asked = [...document.fonts].filter(({ family, status }) => !/fallback/.test(family) && status !== "unloaded");
  return asked.some(({ family }) => widthIn(`"${family}", serif`) !== widthIn(`"${family}", monospace`));
}

/** Waits until every behaviour of a page runs, including those that start once React has hydrated `<main>`: some add elements. */
export async function attached(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.querySelector("[data-attached]") && !document.querySelector("[data-behaviour]:not([data-attached])"),
  );
}
