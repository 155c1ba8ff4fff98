import { expect, test } from "vitest";
import { openPage } from "../support/browser/browser.ts";
import { clickWarm, footerLink, openNavigation } from "../support/browser/client-navigation.ts";

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

test("a client navigation shows the visitor's date, too", async () => {
  const page = await openNavigation("/");
  await page.clock.setFixedTime(new Date("2029-05-06T12:00:00Z"));
  for (const route of paths) {
    await clickWarm(footerLink(page, route));
    expect(await page.locator("main time").textContent()).toBe("6 May 2029");
    expect(await page.locator("main time").getAttribute("datetime")).toBe("2029-05-06");
  }
});
