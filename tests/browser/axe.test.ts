import { expect, test } from "vitest";
import { findViolations, openPageWithAxe } from "../support/browser/axe.ts";
import { ferrySite } from "../support/browser/sites.ts";
import { testWithAxe } from "../support/proofs/axe-matrix.ts";

// The gallery shows every block; these pages have the frame around them, with the side menu and with the whole menu.
testWithAxe({ ...ferrySite, paths: ["/", "/services/freight"] }, [320, 1280]);

test("the contrast is asked of one text of each kind, and again where its colour, its ground or what lies behind it is another", async () => {
  const page = await openPageWithAxe({});
  const knownKinds = new Set<string>();
  const findWeak = async () => {
    const lines = await findViolations(page, { knownKinds, rules: ["color-contrast"] });
    return lines.map((line) => line.replace(/^.*insufficient (.*) \(fore.*$/, "$1"));
  };
  await page.goto("about:blank");
  await page.setContent("<main><p>One</p><p>Two</p><div><p>Three</p></div></main>");
  expect(await findWeak()).toEqual([]);
  const known = knownKinds.size;
  expect(known).toBeLessThan(3);
  expect(await findWeak()).toEqual([]);
  expect(knownKinds.size).toBe(known);
  for (const [part, colours] of [
    ["p", "color: #bbb"],
    ["div", "background: #333"],
  ] as const) {
    await page
      .locator(part)
      .last()
      .evaluate((element, style) => element.setAttribute("style", style), colours);
    expect(await findWeak()).toEqual([expect.stringMatching(/^color contrast of 1\.\d+$/)]);
    await page
      .locator(part)
      .last()
      .evaluate((element) => element.removeAttribute("style"));
  }
  expect(await findWeak()).toEqual([]);
});
