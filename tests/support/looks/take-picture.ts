import type { CDPSession, Page } from "playwright";
import { drawn } from "../browser/layout-shift.ts";

/** A part of a page, in pixels of the whole page. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/**
 * A picture of a part of a page as PNG in base64. Playwright's own pictures are smaller and take twice as long: they hide the caret
 * and are compressed well.
 */
export async function takePicture(page: Page, { x, y, width, height }: Area): Promise<string> {
  const known = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, known);
  // On a busy machine the picture would be of the frame before the last change.
  await drawn(page);
  const seen = await page.evaluate(() => ({ top: scrollY, bottom: scrollY + innerHeight }));
  const { data } = await (await known).send("Page.captureScreenshot", {
    format: "png",
    optimizeForSpeed: true,
    // For what cannot be seen the browser lays the whole page out twice more.
    captureBeyondViewport: y < seen.top || y + height > seen.bottom,
    clip: { x, y, width, height, scale: 1 },
  });
  return data;
}
