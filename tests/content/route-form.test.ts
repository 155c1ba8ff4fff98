import { describe, expect, test } from "vitest";
import { correctRoute, slug } from "../../scripts/content/read/route-form.ts";

test.each([
  ["Opening Hours", "opening-hours"],
  ["What’s on, and who's there?", "whats-on-and-whos-there"],
  ["Größe & Café", "grosse-cafe"],
  ["Łódź, København, Þórshöfn, Œuvre", "lodz-kobenhavn-thorshofn-oeuvre"],
  ["Ниже нуля: −5 °C", "5-c"],
])("the slug of %j is %j", (text, expected) => {
  expect(slug(text)).toBe(expected);
});

describe("the route that a text was probably meant to be", () => {
  test.each([
    ["/About Us/", "/about-us"],
    ["services.html", "/services"],
    ["Größen/index.yaml", "/grossen"],
    ["index.html", "/"],
    ["Card-index.html", "/card-index"],
  ])("%j: %j", (text, expected) => {
    expect(correctRoute(text)).toBe(expected);
  });

  test.each(["/rye-黒パン", "/約", "/-", "Σ.yaml"])("%j: none, because a name would lose letters", (text) => {
    expect(correctRoute(text)).toBe(undefined);
  });
});
