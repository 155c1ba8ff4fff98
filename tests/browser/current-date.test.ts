import { expect, test } from "vitest";
import { openPage } from "../support/browser/browser.ts";

const paths = ["/privacy", "/conditions"];

test("'Last updated' shows the visitor's date, in the visitor's time zone and the page's language", async () => {
  const days = [
    { timezoneId: "Pacific/Auckland", iso: "2027-01-01", text: "1 January 2027" },
    { timezoneId: "America/New_York", iso: "2026-12-31", text: "31 December 2026" },
  ];
  for (const { timezoneId, iso, text } of days) {
    const page = await openPage({ timezoneId, locale: "en-US" });
    await page.clock.setFixedTime(new Date("2026-12-31T20:30:00Z"));
    for (const route of paths) {
      await page.goto(route);
      const line = page.locator("main p", { hasText: "Last updated" });
      expect(await line.textContent(), route).toBe(`Last updated: ${text}`);
      expect(await line.locator("time").getAttribute("datetime")).toBe(iso);
    }
  }
});
