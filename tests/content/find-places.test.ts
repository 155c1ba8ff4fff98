import { expect, test } from "vitest";
import { indexRawContent } from "../../scripts/content/check/check-content.ts";
import { findPlaces, type PlaceQuestion } from "../../scripts/content/search/find-places.ts";
import { placesReport } from "../../scripts/content/search/places-report.ts";
import { reduceText } from "../../scripts/content/search/reduced-text.ts";
import { whyNowhere } from "../../scripts/content/search/why-nowhere.ts";
import { contentModel, memorySite } from "./memory-site.ts";

const site = {
  ...memorySite({
    "guides/ovens.yaml": `title: Ovens
description: What our 50+ ovens are for.
blocks:
  - type: hero
    title: Ovens
  - type: prose
    id: care
    title: Care
    body: |
      Read the [manual](/assets/manual.pdf), the [home page](/#figures) and this [part](#care).

      All 50+ ovens are 50+ years old.
  - type: page-list
    title: More
    folder: /guides
`,
    "guides/flour.yaml": `title: Flour
description: Where it comes from.
redirectFrom: [/mills]
blocks:
  - type: hero
    title: Flour
    actions:
      - label: Ovens
        href: /guides/ovens
      - label: Care
        href: /guides/ovens#care
    description: "Milled \\"by
      stone\\" in a 'dry' room, \\u2014 dry"
  - type: hero
`,
  }),
  assets: ["/assets/manual.pdf", "/assets/old price list.pdf", "/.well-known/security.txt"],
};

test.each<[PlaceQuestion, string[]]>([
  [{ kind: "block", type: "prose" }, ["pages/guides/ovens.yaml:6:11  prose: Care", "1 place."]],
  [
    { kind: "links-to", address: "/guides/ovens" },
    [
      "pages/guides/flour.yaml:9:15  /guides/ovens",
      "pages/guides/flour.yaml:11:15  /guides/ovens#care",
      "pages/guides/ovens.yaml:15:13  the pages of /guides",
      "3 places.",
    ],
  ],
  [
    { kind: "links-to", address: "/guides/ovens#care" },
    ["pages/guides/flour.yaml:11:15  /guides/ovens#care", "pages/guides/ovens.yaml:10:89  #care", "2 places."],
  ],
  [
    { kind: "links-to", address: "mailto:hello@example.com" },
    ["pages/_site.yaml:17:15  mailto:hello@example.com", "1 place."],
  ],
  [
    { kind: "text", text: "50+" },
    [
      "pages/guides/ovens.yaml:2:23  What our 50+ ovens are for.",
      "pages/guides/ovens.yaml:12:11  …page](/#figures) and this [part](#care). All 50+ ovens are 50+ years old.",
      "pages/guides/ovens.yaml:12:25  …this [part](#care). All 50+ ovens are 50+ years old.",
      "3 places.",
    ],
  ],
  [
    { kind: "text", text: "dry" },
    [
      `pages/guides/flour.yaml:13:21  Milled "by stone" in a 'dry' room, — dry`,
      `pages/guides/flour.yaml:13:39  Milled "by stone" in a 'dry' room, — dry`,
      "2 places.",
    ],
  ],
  [{ kind: "asset", asset: "manual.pdf" }, ["pages/guides/ovens.yaml:10:25  /assets/manual.pdf", "1 place."]],
  [{ kind: "unused" }, ["pages/_assets/old price list.pdf  /assets/old price list.pdf", "1 place."]],
  [{ kind: "text", text: "cake" }, ["Nowhere."]],
  [
    { kind: "text", text: "THE MANUAL, the home  page" },
    [
      "pages/guides/ovens.yaml:10:12  Read the [manual](/assets/manual.pdf), the [home page](/#figures) and this [part](#care). All 50+ o…",
      "1 place.",
    ],
  ],
  [
    { kind: "text", text: "in a ‘dry’ room" },
    [`pages/guides/flour.yaml:13:15  Milled "by stone" in a 'dry' room, — dry`, "1 place."],
  ],
  [
    { kind: "links-to", address: "/assets/manual.pdf" },
    ["pages/guides/ovens.yaml:10:25  /assets/manual.pdf", "1 place."],
  ],
  [
    { kind: "links-to", address: "/guides/oven" },
    ["Nowhere. There is no page /guides/oven; did you mean /guides/ovens?"],
  ],
  [{ kind: "links-to", address: "/mills" }, ["Nowhere. /mills is an old address, which leads to /guides/flour."]],
  [
    { kind: "asset", asset: "manuel.pdf" },
    ["Nowhere. There is no file manuel.pdf in _assets; did you mean /assets/manual.pdf?"],
  ],
])("the places of %j are found, also in a site with mistakes", (question, lines) => {
  const content = indexRawContent(contentModel(), site);
  expect(placesReport(findPlaces(content, question), whyNowhere(content, question))).toBe(`${lines.join("\n")}\n`);
});

test.each([
  ["**Bold** and `code`", "bold and code"],
  ['[a link](/to/it "so") and 1 [2]', "a link and 1 2"],
  ["It’s “so”\u00a0\n  here", 'it\'s "so" here'],
  ["caf&eacute; &amp; &nope; bar", "café & &nope; bar"],
  ["İSTANBUL and ΟΔΟΣ", "istanbul and οδος"],
])("of %j readers see %j", (written, seen) => {
  const { text, offsets } = reduceText(written);
  expect(text).toBe(seen);
  expect(offsets).toHaveLength(seen.length + 1);
  expect(offsets.every((offset, at) => at === 0 || offset >= (offsets[at - 1] ?? 0))).toBe(true);
});

test("no letter is longer in lower case but the one that is known to be", () => {
  const letters = Array.from({ length: 0x110000 }, (_, code) => code).filter((code) => code < 0xd800 || code > 0xdfff);
  const longer = letters
    .map((code) => String.fromCodePoint(code))
    .filter((one) => one.toLowerCase().length > one.length);
  expect(longer).toEqual(["\u0130"]);
});

test("a place shows a part of a long text, from before what was asked for", () => {
  const text = "flour ".repeat(1500).trim();
  const page = `title: Mills\ndescription: Where it comes from.\nblocks:\n  - type: prose\n    title: Mills\n    body: ${text}\n`;
  const index = indexRawContent(contentModel(), memorySite({ "mills.yaml": page }));
  const places = findPlaces(index, { kind: "text", text: "flour" });
  expect(places).toHaveLength(1500);
  expect(Math.max(...places.map((place) => place.text.length))).toBeLessThan(1000);
  expect(places[1499]?.text).toBe("…flour flour flour flour flour flour flour flour");
});
