import { expect, test } from "vitest";
import { openPage, openSettled } from "../support/browser/browser.ts";
import { drawn } from "../support/browser/layout-shift.ts";
import { serveFiles } from "../support/browser/serve-fixture.ts";
import { page as pageFile } from "../support/build/edited-site.ts";

const lines = Array.from({ length: 12 }, (_, index) => `{ label: Loaf ${index + 1}, text: Rye }`).join(", ");

const site = serveFiles({
  "_site.yaml":
    "brand: { name: Bakery }\norigin: https://bakery.example\nlanguage: en\ntheme: { typeface: { text: Schibsted Grotesk } }\n",
  "index.yaml": pageFile(
    "Home",
    `  - type: walk-through
    id: order
    title: What becomes of an order
    items:
      - { title: Written, description: Before noon., document: { title: Order, lines: [${lines}] } }
      - { title: Read out, description: To whoever bakes., results: [{ label: Rye, value: "12" }] }
      - { title: Baked, description: At night., results: [{ label: Rye, value: "12" }] }
  - { type: prose, title: What comes below, body: "${"More of it. ".repeat(200)}" }
`,
  ),
});

test.each([
  { width: 360, height: 640, way: "click" },
  { width: 1280, height: 720, way: "Enter" },
])(
  "WS2: a step that is opened stays in view, below the header: $width × $height, $way",
  async ({ way, ...viewport }) => {
    const page = await openPage({ viewport });
    await openSettled(page, site.origin);
    for (const index of [1, 2]) {
      const summary = page.locator("#order summary").nth(index);
      await (way === "click" ? summary.click() : summary.press(way));
      await drawn(page);
      expect(await summary.evaluate((one) => one.parentElement?.matches("[open]"))).toBe(true);
      const [own, header] = [await summary.boundingBox(), await page.locator("body > header").boundingBox()];
      expect(own?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
      expect((own?.y ?? 0) + (own?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
    }
  },
);
