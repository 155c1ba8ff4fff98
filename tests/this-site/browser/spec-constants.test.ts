import type { Page } from "playwright";
import { beforeEach, describe, expect, test } from "vitest";
import { openPage } from "../../support/browser/browser.ts";
import { thisSite } from "../../support/browser/sites.ts";
import { brokenLink, readBuiltPages } from "../../support/build/built-site.ts";
import { queryHtml } from "../support/query-html.ts";
import { type SpecConstant, specConstants } from "../support/spec-constants.ts";
import { specButtons, specFooterLinks, specHeader, specUseCaseLinks } from "../support/spec-links.ts";
import { specCounts, specLists } from "../support/spec-lists.ts";
import { specRoutes } from "../support/spec-routes.ts";

const pages = readBuiltPages(thisSite.out);
let page: Page;

beforeEach(async () => {
  page = await openPage();
});

function find(route: string, selector: string) {
  return queryHtml(page, pages.get(route) ?? "", selector);
}

/** The links that match a selector: label, address, and whether they ask for a full page load. */
async function findLinks(route: string, selector: string) {
  const links = await find(route, selector);
  return links.map(({ runs, attributes }) => ({
    label: runs[0] ?? "",
    href: attributes["href"] ?? "",
    reload: "data-reload" in attributes,
  }));
}

async function isStated({ route, within, texts }: SpecConstant): Promise<boolean> {
  const elements = await find(route, within);
  return elements.some(({ runs }) =>
    texts.every((text) => (typeof text === "string" ? runs.includes(text) : text.test(runs.join(" ")))),
  );
}

describe("the built pages state", () => {
  test.each(Object.entries(specConstants))("%s", async (_subject, constants) => {
    const missing: SpecConstant[] = [];
    for (const constant of constants) if (!(await isStated(constant))) missing.push(constant);
    expect(missing).toEqual([]);
  });

  test("every list of the specification, in its order", async () => {
    const found = [];
    for (const list of specLists) {
      found.push({ ...list, texts: (await find(list.route, list.each)).map(({ runs }) => runs.join(" ")) });
    }
    expect(found).toEqual(specLists);
  });

  test("as many cards, steps and weeks as the specification says", async () => {
    const found = [];
    for (const row of specCounts) found.push({ ...row, count: (await find(row.route, row.each)).length });
    expect(found).toEqual(specCounts);
  });
});

describe("links and buttons", () => {
  test("the sections of the home page stand in the order of the specification", async () => {
    const sections = await find("/", "body > header, main > section, footer section");
    const ids = sections.map(({ attributes }) => attributes["id"] ?? "");
    const named = ["technology", "industries", "services", "about", "contact"];
    expect(ids.filter((id) => named.includes(id))).toEqual(named);
    expect((await find("/", "body > header + main > section:first-child h1")).length).toBe(1);
  });

  test("the header of every page has the same entries, with every industry and every solution", async () => {
    for (const route of specRoutes) {
      const entries = await find(route, "header nav:not(dialog nav) > ul > li > :is(a, button)");
      expect({ route, entries: entries.map(({ runs }) => runs.join(" ")) }).toEqual({ route, entries: specHeader });
      const dropdowns = await findLinks(route, "header nav:not(dialog nav) li li a");
      expect({ route, hrefs: dropdowns.map(({ href }) => href).sort() }).toEqual({
        route,
        hrefs: specRoutes.filter((path) => /^\/(industries|solutions)\//.test(path)).sort(),
      });
      const side = await find(route, "header dialog nav > ul > li > :is(a, p)");
      expect({ route, side: side.map(({ runs }) => runs.join(" ")) }).toEqual({ route, side: specHeader });
    }
  });

  test("the services section of the home page links to all six services", async () => {
    const hrefs = (await findLinks("/", "#services a[href^='/']")).map(({ href }) => href);
    expect(hrefs.sort()).toEqual(specRoutes.filter((path) => path.startsWith("/services/")).sort());
  });

  test("the footer of every page has the legal links, a legal line with a registration number, and © 2025", async () => {
    for (const route of specRoutes) {
      const footer = (await find(route, "body > footer"))[0]?.runs.join(" ") ?? "";
      const legal = await findLinks(route, "footer a[href$='-policy'], footer a[href='/terms-of-service']");
      expect({ route, legal }).toEqual({ route, legal: specFooterLinks });
      expect(footer).toMatch(/ registered in England and Wales\. Company number \d{8}\. © 2025 /);
    }
  });

  test("Learn More leads from nine cards of the industries to the nine use cases, and no other card has a link", async () => {
    const found: Record<string, string> = {};
    for (const route of specRoutes.filter((path) => path.startsWith("/industries/"))) {
      for (const { label, href } of await findLinks(route, "#use-cases li a")) found[href] = `${label} on ${route}`;
    }
    expect(found).toEqual(specUseCaseLinks);
  });

  test("the three Learn More buttons of the training overview ask for a full page load", async () => {
    expect(await findLinks("/services/training", "#programmes li a")).toEqual([
      { label: "Learn More", href: "/training/fundamentals", reload: true },
      { label: "Learn More", href: "/training/advanced-implementation", reload: true },
      { label: "Learn More", href: "/training/certification", reload: true },
    ]);
  });

  test("every button of the specification is on its page and leads to something that is there", async () => {
    const missing: string[] = [];
    for (const [route, labels] of Object.entries(specButtons)) {
      const links = await findLinks(route, "main a");
      for (const wanted of labels) {
        const link = links.find(({ label }) => label === wanted);
        const broken = link && brokenLink(thisSite.out, pages, { from: route, href: link.href });
        if (!link || broken) missing.push(`${route} ${wanted}: ${broken ?? "no such link"}`);
      }
    }
    expect(missing).toEqual([]);
  });

  test("each of the three support tiers has Get Started", async () => {
    const labels = (await findLinks("/services/support", "#tiers li > p:last-child > a")).map(({ label }) => label);
    expect(labels).toEqual(["Get Started", "Get Started", "Get Started"]);
  });
});
