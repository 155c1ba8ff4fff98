import type { Page } from "playwright";

/**
 * Opens an address and waits until nothing of the page moves any more on its own: its behaviours run, and its texts stand in the
 * fonts that they keep. For whatever measures places or takes pictures.
 */
export async function openSettled(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await settled(page);
  // Where a font has come too late, lines break again at some later time. From the cache it is there at once.
  for (let tries = 0; tries < 5 && (await page.evaluate(hasLateFont)); tries++) {
    await page.reload();
    await settled(page);
  }
}

async function settled(page: Page): Promise<void> {
  await attached(page);
  await page.evaluate(() => document.fonts.ready.then(() => {}));
}

/** Runs in the browser. Fonts that the page asked for and does not show: what stands in for them decides the width. */
function hasLateFont(): boolean {
  const context = new OffscreenCanvas(1, 1).getContext("2d");
  const widthIn = (font: string) => {
    if (context) context.font = `40px ${font}`;
    return context?.measureText("width of iIlL").width;
  };
  const asked = [...document.fonts].filter(({ family, status }) => !/fallback/.test(family) && status !== "unloaded");
  return asked.some(({ family }) => widthIn(`"${family}", serif`) !== widthIn(`"${family}", monospace`));
}

/** Waits until every behaviour of a page runs, also those that come once React has taken `<main>` over: some add elements. */
export async function attached(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.querySelector("[data-attached]") && !document.querySelector("[data-behaviour]:not([data-attached])"),
  );
}
