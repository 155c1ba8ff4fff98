import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContextOptions, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSiteServer, type SiteServer } from "../../scripts/server/site-server.ts";
import { openPage } from "../support/browser/browser.ts";
import { buildInto } from "../support/build/build-into.ts";
import { page as pageFile, startFiles, writeFiles } from "../support/build/edited-site.ts";
import { findLostContent } from "../support/looks/find-lost-content.ts";

/** What the menus of two sites say; a label that begins with a small letter opens a folder of that name. */
const sites = {
  short: { brand: "Harbour Bakery", menu: ["Home", "breads", "shops"] },
  long: {
    brand: "Königlich Privilegierte Hofapotheke am Marktplatz",
    menu: [
      ...["shops", "Pastries", "Festivals", "breads", "Arzneimittelberatung", "Opening hours", "shops again"],
      ...["Wholesale", "Dienstleistungen", "breads again", "Journal", "shops at last"],
    ],
  },
};
type SiteName = keyof typeof sites;
const names: readonly SiteName[] = ["short", "long"];

const folder = mkdtempSync(join(tmpdir(), "long-menus-"));
const servers: SiteServer[] = [];
const origins = new Map<SiteName, string>();

beforeAll(async () => {
  for (const name of names) {
    const { brand, menu } = sites[name];
    const entries = menu.map((label) =>
      /^[a-z]/.test(label)
        ? `    - { type: folder, label: ${label}, folder: /${label.split(" ")[0]} }\n`
        : `    - { type: link, label: ${label}, href: /terms }\n`,
    );
    const pages = Array.from({ length: 24 }, (_, index) => [
      `shops/number-${index}.yaml`,
      pageFile(`Shop number ${index}`),
    ]);
    const text = `  - { type: prose, title: Text, body: '${"Much to read. ".repeat(400)}' }\n`;
    writeFiles(join(folder, name), {
      ...startFiles,
      ...Object.fromEntries(pages),
      "index.yaml": pageFile("Bread", text),
      "_site.yaml": (startFiles["_site.yaml"] ?? "")
        .replace("name: Bakery", `name: ${brand}`)
        .replace(/(?<= menu:\n)[\s\S]*?(?=footer:)/, entries.join("")),
    });
    buildInto(join(folder, `${name}-dist`), join(folder, name));
    const server = createSiteServer(join(folder, `${name}-dist`));
    servers.push(server);
    origins.set(name, await server.listen(0));
  }
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()));
  rmSync(folder, { recursive: true, force: true });
});

interface Look extends BrowserContextOptions {
  readonly width: number;
  readonly height?: number;
  /** Whether text is twice as large. */
  readonly large?: boolean;
}

async function openHome(site: SiteName, { width, height = 720, large, ...options }: Look): Promise<Page> {
  const page = await openPage({ viewport: { width, height }, ...options });
  await page.goto(`${origins.get(site)}/`);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  if (large) await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  return page;
}

describe.each(names)("the %s menu", (site) => {
  test.each([
    { width: 1280, javaScriptEnabled: true },
    { width: 1000, javaScriptEnabled: true },
    { width: 1280, javaScriptEnabled: false },
    { width: 1000, javaScriptEnabled: false },
  ])(
    "opens every list inside the window, to its last page: $width px, JavaScript: $javaScriptEnabled",
    async (look) => {
      const page = await openHome(site, look);
      const outside: unknown[] = [];
      const lists = await page.locator("header nav > ul > li", { has: page.locator("button") }).all();
      expect(lists.length).toBe(sites[site].menu.filter((label) => /^[a-z]/.test(label)).length);
      for (const list of lists) {
        // An open list may lie over the next line of the menu.
        await page.mouse.move(5, 700);
        await list.locator("button").hover();
        for (const part of [list.locator("ul"), list.locator("a").first(), list.locator("a").last()]) {
          await part.hover();
          const box = await part.boundingBox();
          const isInside =
            box && box.x >= 0 && box.y >= 0 && box.x + box.width <= look.width && box.y + box.height <= 720;
          if (!isInside) outside.push([await part.textContent(), box]);
        }
      }
      expect(outside).toEqual([]);
    },
  );

  test("shows each link of a list that gets the focus, and the page keeps its place", async () => {
    const page = await openHome(site, { width: 1280 });
    await page.evaluate(() => scrollTo({ top: 300, behavior: "instant" }));
    await page.locator("header nav button", { hasText: "shops" }).first().press("Enter");
    const links = await page.locator("header nav [aria-expanded=true] + ul a").allTextContents();
    const stops: unknown[] = [];
    for (const key of [...links.map(() => "Tab"), ...links.slice(1).map(() => "Shift+Tab")]) {
      await page.keyboard.press(key);
      stops.push(
        await page.evaluate(() => {
          const link = document.activeElement as HTMLElement;
          const [list, { top, bottom }] = [link.closest("ul"), link.getBoundingClientRect()] as const;
          const edges = list?.getBoundingClientRect();
          if (!edges || top < edges.top || bottom > edges.bottom) return `${link.textContent} is hidden`;
          return scrollY === 300 ? link.textContent : `at ${link.textContent} the page is at ${scrollY}`;
        }),
      );
    }
    expect(links).toHaveLength(26);
    expect(stops).toEqual([...links, ...links.slice(0, -1).toReversed()]);
  });
});

test("the page keeps its place when the focus goes through the header, at any width", async () => {
  for (const width of [360, 1280]) {
    const page = await openHome("long", { width });
    await page.evaluate(() => scrollTo({ top: 300, behavior: "instant" }));
    const stops = page.locator("body > a, header > div > :is(a, button), nav[data-attached] > ul > li > :first-child");
    const places: number[] = [];
    for (const stop of await stops.filter({ visible: true }).all()) {
      await stop.focus();
      places.push(await page.evaluate(() => scrollY));
    }
    expect(places).toEqual(width === 360 ? [300, 300, 300] : Array(14).fill(300));
  }
});

const looks: readonly Look[] = [
  ...[320, 360, 768, 1000, 1280].map((width) => ({ width })),
  { width: 320, large: true },
  { width: 768, large: true },
];

describe.each(names)("in the header of the %s menu", (site) => {
  test.each(looks)("no word is broken or cut off, and it covers nothing: $width px, large: $large", async (look) => {
    const page = await openHome(site, look);
    expect(await page.evaluate(findLostContent)).toEqual([]);
    const found = await page.evaluate(() => {
      const words: string[] = [];
      const header = document.querySelector("header");
      const texts = document.createTreeWalker(header ?? document.body, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        if (!text.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
        for (const word of text.textContent?.matchAll(/\S+/g) ?? []) {
          const range = new Range();
          range.setStart(text, word.index);
          range.setEnd(text, word.index + word[0].length);
          const [box, ...others] = range.getClientRects();
          const isWhole = box && others.length === 0 && box.left >= 0 && box.right <= innerWidth && box.bottom > 0;
          const isSkip = text.parentElement.matches("[href='#main']");
          if (!isWhole && !isSkip) words.push(word[0]);
        }
      }
      return {
        words,
        isAbove: document.elementFromPoint(innerWidth / 2, (header?.clientHeight ?? 0) + 2)?.closest("main") !== null,
      };
    });
    expect(found).toEqual({ words: [], isAbove: true });
  });
});

test("the side menu cuts off no word, however long", async () => {
  const page = await openHome("long", { width: 320, large: true });
  await page.getByRole("button", { name: "Open menu" }).click();
  expect(await page.locator("dialog").evaluate((panel) => panel.scrollWidth - panel.clientWidth)).toBe(0);
});

test("WA3: at 320 px with text of 200 % the skip link is nowhere to be seen until it has the focus", async () => {
  const page = await openHome("long", { width: 320, large: true });
  const skip = page.locator("body > a[href='#main']");
  const edges = () => skip.evaluate((link) => [link.getBoundingClientRect().top, link.getBoundingClientRect().bottom]);
  expect((await edges())[1]).toBeLessThanOrEqual(0);
  await page.keyboard.press("Tab");
  expect((await edges())[0]).toBeGreaterThanOrEqual(0);
  expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true);
});

test("the header of a narrow table breaks no word at 320 px", async () => {
  const page = await openPage({ viewport: { width: 320, height: 720 } });
  await page.goto("/services/freight");
  const lines = await page.locator("thead th").evaluateAll((cells) =>
    cells.map((cell) => {
      const range = new Range();
      range.selectNodeContents(cell);
      return [cell.textContent, range.getClientRects().length];
    }),
  );
  expect(lines).toEqual([
    ["Metric", 1],
    ["Standard", 1],
    ["Premium", 1],
    ["Enterprise", 1],
  ]);
});
