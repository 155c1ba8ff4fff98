import type { Page } from "playwright";
import { attached } from "./attached.ts";

/**
 * Opens an address and waits until nothing of the page moves any more by itself: its behaviours run, and its texts stand in the
 * fonts that they keep. For whatever measures places or takes pictures.
 */
export async function openSettled(page: Page, address: string): Promise<void> {
  await load(page, page.goto(address));
  // Where a font has come too late, lines break anew at some later time. From the cache it is there at once.
  if (await page.evaluate(hasLateFont)) await load(page, page.reload());
}

async function load(page: Page, navigation: Promise<unknown>): Promise<void> {
  await navigation;
  await attached(page);
  await page.evaluate(() => document.fonts.ready.then(() => {}));
}

/** Runs in the browser. */
function hasLateFont(): boolean {
  return [...document.fonts].some(({ family, status }) => /fallback/.test(family) && status === "loaded");
}
