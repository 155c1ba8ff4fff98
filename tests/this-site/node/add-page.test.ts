import { expect, test } from "vitest";
import { linksIn, partOf } from "../../support/build/built-site.ts";
import { copySite } from "../../support/build/copied-site.ts";
import { specRoutes } from "../support/spec-routes.ts";

test("a seventh industry, added as one file, is a route and an entry of every Industries menu and of the sitemap", () => {
  const site = copySite("pages");
  site.write(
    "industries/manufacturing.yaml",
    `title: Document processing for manufacturing
description: How test certificates and delivery notes are read and compared with the order.
nav:
  label: Manufacturing
  order: 70
blocks:
  - type: hero
    title: Certificates checked before the parts are fitted
`,
  );
  expect(site.check().status).toBe(0);

  const { pages, sitemap } = site.build();
  expect([...pages.keys()].sort()).toEqual([...specRoutes, "/404", "/industries/manufacturing"].sort());
  expect(sitemap.sort()).toEqual([...specRoutes, "/industries/manufacturing"].sort());
  const entry = ["Manufacturing", "/industries/manufacturing"];
  expect(linksIn(partOf(pages.get("/") ?? "", "main"))).toContainEqual(entry);
  for (const route of ["/", "/services/support", "/industries/manufacturing"]) {
    const html = pages.get(route) ?? "";
    for (const part of [partOf(html, "nav"), partOf(html, "dialog"), partOf(html, "footer")]) {
      const industries = linksIn(part).filter(([, href]) => href.startsWith("/industries/"));
      expect(industries.length).toBe(7);
      // The menu has what its page is about beside the name.
      expect(industries.at(-1)?.[0]).toMatch(/^Manufacturing/);
      expect(industries.at(-1)?.[1]).toBe("/industries/manufacturing");
    }
  }
});

test("a tenth use case, added as one file and linked from an industry card, is a route", () => {
  const site = copySite("pages");
  site.write(
    "use-cases/property-claims.yaml",
    `title: Property claims
description: Loss schedules, quotes and survey reports, read into one list of damage.
blocks:
  - type: hero
    title: One list of damage for each property claim
`,
  );
  site.edit("industries/insurance.yaml", (text) =>
    text.replace(
      /(\n +)- icon: house\n.*?(?=\1- icon: )/s,
      "$&$1  action:$1    label: Learn More$1    href: /use-cases/property-claims",
    ),
  );
  expect(site.check().status).toBe(0);

  const { pages, sitemap } = site.build();
  expect([...pages.keys()].sort()).toEqual([...specRoutes, "/404", "/use-cases/property-claims"].sort());
  expect(sitemap).toContain("/use-cases/property-claims");
  expect(linksIn(partOf(pages.get("/industries/insurance") ?? "", "main"))).toContainEqual([
    "Learn More: Property claims",
    "/use-cases/property-claims",
  ]);
});
