import { expect, test } from "vitest";
import { headingAnchors } from "../../scripts/content/markdown/heading-anchors.ts";
import { checkExample } from "./support/check-example.ts";

test("every heading of a text has an anchor that begins with that of the text and is there once", () => {
  const text = "## Our *prices*\n\n### `HTTP` errors\n\nText\n\n## 2031\n\n## Our prices\n\n## Цены\n\n> ## No heading";
  expect(headingAnchors(text, "about").map(({ anchor, span }) => [anchor, text.slice(span.start, span.end)])).toEqual([
    ["about-our-prices", "## Our *prices*"],
    ["about-http-errors", "### `HTTP` errors"],
    ["about-2031", "## 2031"],
    ["about-our-prices-4", "## Our prices"],
    ["about-5", "## Цены"],
  ]);
});

const page = (link: string, id = "prices") => ({
  "index.yaml": `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
    actions:
      - label: Prices
        href: "${link}"
  - type: rich-text
    id: about
    body: |
      We bake at night.

      ## Our prices

      Less than you think.
  - type: prose
    id: ${id}
    title: Prices
    body: See above.
`,
});

test("links lead to headings, and one that misses a heading is told which was meant", () => {
  expect(checkExample(page("#about-our-prices"))).toEqual([]);
  expect(checkExample(page("#about-our-price"))).toMatchObject([
    { code: "unknown-anchor", suggestion: "#about-our-prices", line: 8 },
  ]);
});

test("a block with the anchor of a heading is a mistake, which names the place of the heading", () => {
  expect(checkExample(page("#about", "about-our-prices"))).toMatchObject([
    { code: "duplicate-id", line: 18, column: 9, related: [{ line: 14, column: 7 }] },
  ]);
});
