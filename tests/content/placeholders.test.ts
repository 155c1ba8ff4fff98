import { describe, expect, test } from "vitest";
import { examplePage, exampleSite } from "../../scripts/content/rules/toolkit/examples.ts";
import { checkExample, placesOf } from "./support/check-example.ts";

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

  const rye = (description: string, type: string, text: string) => `title: Rye
description: ${description}
unlisted: true
blocks:
  - type: hero
    title: Rye bread
  - type: ${type}
    title: Our bakery
    body: ${text}
`;

  test("has no text with which a new page begins, whatever title and links the page has since", () => {
    const description = "What Sauerteig is about, in one or two sentences, as in search results.";
    const body =
      '"We bake at night.\\n\\nYou get, *every day*:\\n\\n- rye\\n- oat biscuits, with `butter`\\n\\nThe rest is on [the list](/)."';
    const found = checkExample({ ...published, "rye.yaml": rye(description, "prose", body) }, { release: true });
    expect(
      found.map(({ line, column, code, message, hint }) => ({ at: `${line}:${column}`, code, message, hint })),
    ).toEqual([
      {
        at: "2:14",
        code: "placeholder",
        message: "The text is still that of a new page, expected a finished text before it is published.",
        hint: "Write what belongs there.",
      },
      {
        at: "9:11",
        code: "placeholder",
        message:
          'The text is still that of an example of the block "prose", expected a finished text before it is published.',
        hint: "Write what belongs there.",
      },
    ]);
    expect(placesOf({ ...published, "rye.yaml": rye(description, "prose", body) })).toEqual([]);
  });
});
