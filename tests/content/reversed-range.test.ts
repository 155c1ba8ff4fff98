import { expect, test } from "vitest";
import { checkMemory, indexYaml, memorySite } from "./memory-site.ts";

/** What is reported of a price, and of a text. */
function reports(price: string, text = "Bread."): string[] {
  const block = `  - type: price-list\n    title: Bread\n    description: ${text}\n    groups:\n      - title: Loaves\n        items:\n          - { name: Rye, price: ${price} }\n`;
  const { diagnostics } = checkMemory(memorySite({ "index.yaml": indexYaml + block }));
  return diagnostics.map(({ code, message, hint }) => `${code}: ${message} ${hint}`);
}

const says = (written: string, meant: string) =>
  `reversed-range: Unexpected "${written}": the range ends below its beginning. Write "${meant}", or look at both numbers again.`;

test.each([
  ["£20 to £12", "£12 to £20"],
  ["£20–£12", "£12–£20"],
  ["£1,200 to £950.50", "£950.50 to £1,200"],
])("the price %s is reversed", (written, meant) => {
  expect(reports(`"${written}"`)).toEqual([says(written, meant)]);
});

test.each([
  ["In a text £20–£12 a loaf.", "£20–£12", "£12–£20"],
  ["We baked at sea 2019–2015.", "2019–2015", "2015–2019"],
])("a range in a text is reversed: %s", (text, written, meant) => {
  expect(reports("£4", text)).toEqual([says(written, meant)]);
});

test.each(["£12 to £20", "£9.50–£12", "£950 to £1,200", "from £4", "£20 to £1.2k"])(
  "the price %s is right",
  (price) => {
    expect(reports(`"${price}"`)).toEqual([]);
  },
);

test.each([
  "Cut from £20 to £12 a loaf.",
  "From 2015–2019 we baked at sea.",
  "Baked as BS 1970–1965 says.",
  "Save £20 - £5 of it at once is no range of £4–£5.",
  "£20–12 a loaf.",
])("a text is right: %s", (text) => {
  expect(reports("£4", text)).toEqual([]);
});
