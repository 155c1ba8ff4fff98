import { expect, test } from "vitest";
import { indexRawContent } from "../../scripts/content/check/check-content.ts";
import { findPlaces, type PlaceQuestion, placesReport } from "../../scripts/content/search/find-places.ts";
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

const to = (address: string): PlaceQuestion => ({ kind: "links-to", address });

test.each<[PlaceQuestion, string[]]>([
  [{ kind: "block", type: "prose" }, ["pages/guides/ovens.yaml:6:11  prose: Care", "1 place."]],
  [
    to("/guides/ovens"),
    [
      "pages/guides/flour.yaml:9:15  /guides/ovens",
      "pages/guides/flour.yaml:11:15  /guides/ovens#care",
      "pages/guides/ovens.yaml:15:13  the pages of /guides",
      "3 places.",
    ],
  ],
  [
    to("/guides/ovens#care"),
    ["pages/guides/flour.yaml:11:15  /guides/ovens#care", "pages/guides/ovens.yaml:10:89  #care", "2 places."],
  ],
  [to("mailto:hello@example.com"), ["pages/_site.yaml:17:15  mailto:hello@example.com", "1 place."]],
  [{ kind: "unused" }, ["pages/_assets/old price list.pdf  /assets/old price list.pdf", "1 place."]],
  [to("/assets/manual.pdf"), ["pages/guides/ovens.yaml:10:25  /assets/manual.pdf", "1 place."]],
  [to("/guides/oven"), ["Nowhere."]],
])("the places of %j are found, also in a site with mistakes", (question, lines) => {
  const content = indexRawContent(contentModel(), site);
  expect(placesReport(findPlaces(content, question))).toBe(`${lines.join("\n")}\n`);
});
