import { expect, test } from "vitest";
import { openPage } from "../../support/browser/browser.ts";
import { openSettled } from "../../support/browser/settled.ts";
import { thisSite } from "../../support/browser/sites.ts";

test("the tabs of each sample stand in one row on a phone", async () => {
  const page = await openPage({ baseURL: thisSite.origin, viewport: { width: 360, height: 740 } });
  await openSettled(page, "/services/api-sdk");
  const rows = await page.locator("[role='tablist']").evaluateAll((lists) =>
    lists.map(({ children }) => ({
      tabs: children.length,
      rows: new Set([...children].map((tab) => tab.getBoundingClientRect().top)).size,
    })),
  );
  expect(rows.filter(({ rows }) => rows > 1)).toEqual([]);
  expect(Math.max(...rows.map(({ tabs }) => tabs))).toBe(4);
});
