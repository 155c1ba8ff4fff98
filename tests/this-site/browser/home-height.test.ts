import { expect, test } from "vitest";
import { openPage } from "../../support/browser/browser.ts";
import { openSettled } from "../../support/browser/settled.ts";
import { thisSite } from "../../support/browser/sites.ts";

test("the home page is at most ten screens of a phone high", async () => {
  const phone = { width: 360, height: 740 };
  const page = await openPage({ baseURL: thisSite.origin, viewport: phone });
  await openSettled(page, "/");
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height / phone.height).toBeLessThanOrEqual(10);
});
