import { describe, expect, test } from "vitest";
import { examplePage, exampleSite } from "../../scripts/content/rules/toolkit/examples.ts";
import { placesOf } from "./support/check-example.ts";

describe("a release", () => {
  /** The site around the examples, under a domain that the check does not know as reserved. */
  const published = { "_site.yaml": exampleSite.replaceAll("bakery.example", "bakery.test") };

  test("has no placeholders: neither those that the site file lists nor words that stand for a text", () => {
    const files = {
      "_site.yaml": `${exampleSite.replaceAll("post@bakery.example", "post@bakery.test")}placeholders: [/origin, /footer/nothing]\n`,
      "index.yaml": examplePage.replace("Fresh bread\n", "A title (TBC)\n"),
    };
    expect(placesOf(files, { release: true })).toEqual([
      "placeholder _site.yaml 3:9-3:31",
      "placeholder _site.yaml 24:25-24:40",
      "placeholder index.yaml 5:12-5:25",
    ]);
    expect(placesOf(files)).toEqual([]);
  });

  test.each(["/__proto__", "/nope/~2/../x", "/"])("needs pointers that lead to a value: %s", (pointer) => {
    const site = `${published["_site.yaml"]}placeholders:\n  - ${pointer}\n`;
    expect(placesOf({ "_site.yaml": site }, { release: true })).toEqual([
      `placeholder _site.yaml 25:5-25:${5 + pointer.length}`,
    ]);
  });
});
