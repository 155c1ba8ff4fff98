import { expect, test } from "vitest";
import { reportsOf } from "./support/check-example.ts";
import { home } from "./support/example-pages.ts";

/** What is reported of cards in this layout, of which these are featured. */
function reports(layout: string, ...featured: readonly boolean[]): string[] {
  const cards = featured.map((is, at) => `      - { title: Bread ${at}, description: Dense., featured: ${is} }\n`);
  const page = `${home}  - type: card-grid\n    title: Bread\n${layout}    items:\n${cards.join("")}`;
  return reportsOf(page);
}

test("a featured card among rows is reported once, because it would look like the others", () => {
  const report =
    '11 several-leading: A card stands out in a grid alone, and with "layout: rows" each takes the whole width. Take "featured" out, or "layout: rows".';
  expect(reports("    layout: rows\n", false, true, false)).toEqual([report]);
  expect(reports("    layout: rows\n", false, true, true)).toEqual([report]);
});

test.each(["", "    layout: grid\n"])("a featured card of a grid is right: %j", (layout) => {
  expect(reports(layout, true, false)).toEqual([]);
});

test("rows without a featured card are right", () => {
  expect(reports("    layout: rows\n", false, false)).toEqual([]);
});
