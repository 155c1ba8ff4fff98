import { expect, test } from "vitest";
import { linksIn, partOf } from "../support/build/built-site.ts";
import { copySite } from "../support/build/copied-site.ts";

test("a page, added as one file, is a route and an entry of every menu and list of its folder and of the sitemap", () => {
  const site = copySite("tests/fixtures/ferry-site");
  const before = site.build();
  site.write(
    "islands/sule.yaml",
    `title: Crossings to Sule
description: A rock with a lighthouse, where the boat calls when the sea allows it.
nav:
  label: Sule
  order: 70
blocks:
  - type: hero
    title: A rock with a lighthouse
`,
  );
  expect(site.check().status).toBe(0);

  const { pages, sitemap } = site.build();
  expect([...pages.keys()].sort()).toEqual([...before.pages.keys(), "/islands/sule"].sort());
  expect(sitemap.sort()).toEqual([...before.sitemap, "/islands/sule"].sort());
  const entry = ["Sule", "/islands/sule"];
  for (const route of ["/", "/services/freight", "/islands/sule"]) {
    const html = pages.get(route) ?? "";
    for (const part of [partOf(html, "nav"), partOf(html, "dialog"), partOf(html, "footer")]) {
      const islands = linksIn(part).filter(([, href]) => href.startsWith("/islands/"));
      expect(islands.length).toBe(7);
      expect(islands.at(-1)).toEqual(entry);
    }
  }
  expect(linksIn(partOf(pages.get("/") ?? "", "main"))).toContainEqual(entry);
});
