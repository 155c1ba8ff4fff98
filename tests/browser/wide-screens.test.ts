import { expect, test } from "vitest";
import { openPage } from "../support/browser/browser.ts";

/** The size of `rem` and how wide a page and its text are, in pixels. */
async function measureAt(width: number): Promise<readonly number[]> {
  const page = await openPage({ viewport: { width, height: 800 } });
  await page.goto("/");
  return page.evaluate(() => {
    const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
    const frame = document.querySelector("main > section:nth-of-type(2) > div");
    return [sizeOf(document.documentElement), frame?.clientWidth ?? 0, sizeOf(document.body)].map((one) =>
      Math.round(one * 10),
    );
  });
}

test("pages grow with the window on wide screens, and end growing at 2,400 px", async () => {
  expect(await measureAt(1280)).toEqual([160, 11840, 170]);
  expect(await measureAt(1400)).toEqual([160, 12160, 170]);
  expect(await measureAt(1920)).toEqual([181, 15360, 192]);
  expect(await measureAt(2560)).toEqual([200, 17600, 213]);
});

test.each([360, 1920])("the button that pauses movement ends where the page does: %i px", async (width) => {
  const page = await openPage({ viewport: { width, height: 800 }, reducedMotion: "no-preference" });
  await page.goto("/");
  const [button, frame] = [
    await page.getByRole("button", { name: "Pause animation" }).boundingBox(),
    await page.locator("main > section:nth-of-type(2) > div").first().boundingBox(),
  ];
  const endOf = (box: typeof button) => (box ? Math.round(box.x + box.width) : undefined);
  expect(endOf(button)).toBe(endOf(frame));
});
