import { describe, expect, test } from "vitest";
import { fixIndex } from "./memory-site.ts";
import { home } from "./support/check-example.ts";

const contact = `title: How to reach us
description: Where we are.
blocks:
  - type: hero
    title: How to reach us
`;

const fixHome = (text: string) => fixIndex(text, { "contact.yaml": contact, "shops/contact.yaml": contact });

const link = (href: string) => `${home}    actions:\n      - label: Our terms of trade\n        href: ${href}\n`;
const list = (...items: string[]) =>
  `${home}  - type: check-list\n    title: Bring along\n    items:\n${items.map((item) => `      - ${item}\n`).join("")}`;

describe("--fix leaves to the author", () => {
  test.each([
    ["two entries on one line", home.replace("hero\n    title:", "hero title:")],
    ["an entry that is rather one of another list", list("label: Bread", "Butter")],
    ["quotes that end before a colon", home.replace("Home", '"Bread": fresh')],
    ["a comment without a space before it", home.replace("Home", '"Bread"# for now')],
    ["a quote that nothing closes", home.replace("Home", '"Bread" and "butter')],
    ["a list of words in quotes", home.replace("Home", '"bread", "butter"')],
    ["a text that goes on below its first line", home.replace("Home", "@home with\n  the bakers")],
    ["an exclamation mark, which may be a tag", home.replace("Home", "!Home again")],
    ["quotes of a word processor around a text", home.replace("Home", "“Bread: fresh”")],
    ["a sign of the sentence at the end of a link", `${home}    description: See [how to reach us](/contact.)\n`],
    ["the mark of a block text", home.replace("Home", ">Home")],
    ["emphasis where a text is plain", home.replace("Home", "*Home* again")],
    ["a yes or no where a text stands", home.replace("Home", "true")],
    ["an id that begins with a digit", `${home}    id: 2nd-floor\n`],
    ["an entity that would become an element", home.replace("Home", "How to &lt;b&gt; it")],
    ["a date in place of a link", link("2031-05-06")],
    ["an address without encryption on a port", link("http://mill.example:8080/")],
    ["a query", link("/contact?subject=bread")],
    ["a link that is both a page and an anchor", link("contact")],
    ["an old address of another host", home.replace("blocks:", "redirectFrom:\n  - www.old.example/a\nblocks:")],
    ["a key whose value is of another kind", home.replace("title: Fresh bread", "titel: [Fresh, bread]")],
    [
      "a line that fits in two columns",
      `${home.replace("blocks:", "nav:\n  label: Home\n description: All of it.\nblocks:")}`,
    ],
    [
      "tabs that are part of a text",
      `${home}  - type: prose\n    body: |\n      - Flour\n      \t- Rye\n\tid: flour\n`,
    ],
  ])("%s", (_, text) => {
    expect(fixHome(text)).toMatchObject({ text, fixed: [], changed: [] });
  });
});

describe("--fix mends", () => {
  test.each([
    [
      "an apostrophe in single quotes",
      home.replace("Home", "'Today's bread'"),
      home.replace("Home", `"Today's bread"`),
    ],
    ["the (0) of a telephone number", link('"tel:+44 (0)1632 960000"'), link('"tel:+441632960000"')],
    ["a space after the scheme of an address", link("mailto: a@mill.example"), link('"mailto:a@mill.example"')],
    [
      "a link in a text that has another report",
      `${home}    description: Take a map, [here](/contactt).\n`,
      `${home}    description: Take a map, [here](/contact).\n`,
    ],
    [
      "a link whose label is vague",
      link("/contactt").replace("Our terms of trade", "Here"),
      link("/contact").replace("Our terms of trade", "Here"),
    ],
  ])("%s", (_, bad, good) => {
    expect(fixHome(bad).text).toBe(good);
  });
});
