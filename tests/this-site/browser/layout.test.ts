import { expect, test } from "vitest";
import { openPage } from "../../support/browser/browser.ts";
import { thisSite } from "../../support/browser/sites.ts";

/** Opens a page of this site at a width. */
async function openAt(path: string, width: number) {
  const page = await openPage({ baseURL: thisSite.origin, viewport: { width, height: 900 } });
  await page.goto(path);
  return page;
}

test("rows with the same lists name them once where they are columns, and in each row where they are not", async () => {
  const named = async (width: number) => {
    const page = await openAt("/services/automated-processing", width);
    return page.locator("main li p").getByText("Benefits", { exact: true }).filter({ visible: true }).count();
  };
  expect([await named(1280), await named(768)]).toEqual([1, 6]);
});
