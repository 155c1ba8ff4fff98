import { expect, test } from "vitest";
import { openPage, testInChromium } from "../support/browser/browser.ts";
import { bakerySite as site } from "../support/browser/served-site.ts";

// The width of an A4 sheet within its margins, in portrait and in landscape.
test.each([680, 1000])("on paper cards stand one below the other: %i px", async (width) => {
  const page = await openPage({ viewport: { width, height: 900 } });
  await page.emulateMedia({ media: "print" });
  await page.goto(`${site.origin}/breads`);
  const boxes = await page.locator("main li:has(h3)").evaluateAll((cards) =>
    cards.map((card) => {
      const { left, right, top, bottom } = card.getBoundingClientRect();
      return { left, right, top, bottom };
    }),
  );
  expect(boxes.length).toBeGreaterThan(5);
  expect(new Set(boxes.map(({ left }) => left)).size).toBe(1);
  expect(new Set(boxes.map(({ right }) => right)).size).toBe(1);
  expect(boxes.slice(1).filter(({ top }, index) => top < (boxes[index]?.bottom ?? 0))).toEqual([]);
});

// Chromium shrinks the text of a page to two thirds at most, and only for what is in no container.
test("on paper twelve columns of large figures are not cut", async () => {
  const page = await openPage({ viewport: { width: 680, height: 900 } });
  await page.emulateMedia({ media: "print" });
  await page.goto(`${site.origin}/breads`);
  const found = await page.locator("[role=group]:has(> table)").evaluate((group) => {
    for (const row of group.querySelectorAll("tr")) {
      while (row.cells.length < 13) row.append(row.cells[1]?.cloneNode(true) ?? "");
      for (const cell of [...row.cells].slice(1)) cell.textContent = "12,345,678";
    }
    return { container: getComputedStyle(group).containerType, width: group.scrollWidth };
  });
  expect(found.container).toBe("normal");
  expect(found.width).toBeLessThan(680 * 1.5);
});

test("on paper no ground is dark", async () => {
  const page = await openPage({ colorScheme: "dark" });
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  for (const path of ["/", "/orders", "/visit"]) {
    await page.goto(site.origin + path);
    const darkest = await page.locator("body, body *").evaluateAll((all) => {
      // An element without text, such as a bar, is not a background.
      const grounds = all.filter((one) => one.checkVisibility() && one.textContent?.trim());
      const colours = grounds.map((one) => getComputedStyle(one).backgroundColor);
      return Math.min(
        ...colours.flatMap((colour) => {
          const [red = 0, green = 0, blue = 0, opacity = 1] = colour.match(/[\d.]+/g)?.map(Number) ?? [];
          return [red, green, blue].map((part) => 255 + (part - 255) * opacity);
        }),
      );
    });
    expect(darkest, path).toBeGreaterThan(200);
  }
});

testInChromium("on paper every page has margins, and links say where they lead", async () => {
  const page = await openPage();
  await page.emulateMedia({ media: "print" });
  await page.goto(`${site.origin}/visit`);
  const margins = await page.evaluate(() =>
    [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .flatMap((rule) => (rule instanceof CSSPageRule ? [rule.style.getPropertyValue("margin")] : [])),
  );
  expect(margins).toEqual(["15mm"]);
  const market = page.getByRole("link", { name: "the harbour market" });
  expect(await market.evaluate((link) => getComputedStyle(link, "::after").content)).toBe(
    '"(https://harbour-market.example/)"',
  );
});
