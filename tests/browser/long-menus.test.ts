import type { BrowserContextOptions, Page } from "playwright";
import { expect, test } from "vitest";
import { openPage } from "../support/browser/browser.ts";
import { serveFiles } from "../support/browser/serve-fixture.ts";
import { page as pageFile, startFiles } from "../support/build/edited-site.ts";
import { findLostContent } from "../support/looks/find-lost-content.ts";

/** The labels of the menu. A label in lower case opens a folder of that name. */
const menu = [
  ...["shops", "Pastries", "Festivals", "breads", "Arzneimittelberatung", "Opening hours", "shops again"],
  ...["Wholesale", "Dienstleistungen", "breads again", "Journal", "shops at last"],
];
const entries = menu.map((label) =>
  /^[a-z]/.test(label)
    ? `    - { type: folder, label: ${label}, folder: /${label.split(" ")[0]} }\n`
    : `    - { type: link, label: ${label}, href: /terms }\n`,
);
const shops = Array.from({ length: 24 }, (_, index) => [
  `shops/number-${index}.yaml`,
  pageFile(`Shop number ${index}`),
]);
const site = serveFiles({
  ...startFiles,
  ...Object.fromEntries(shops),
  "index.yaml": pageFile("Bread", `  - { type: prose, title: Text, body: '${"Much to read. ".repeat(400)}' }\n`),
  "_site.yaml": (startFiles["_site.yaml"] ?? "")
    .replace("name: Bakery", "name: Königlich Privilegierte Hofapotheke am Marktplatz")
    .replace(/(?<= menu:\n)[\s\S]*?(?=footer:)/, entries.join("")),
});

interface Look extends BrowserContextOptions {
  readonly width: number;
  readonly height?: number;
  /** Whether text is twice as large. */
  readonly large?: boolean;
}

async function openHome({ width, height = 720, large, ...options }: Look): Promise<Page> {
  const page = await openPage({ viewport: { width, height }, ...options });
  await page.goto(`${site.origin}/`);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  if (large) await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  return page;
}

test("a long menu opens every list inside the window, to its last page, without JavaScript too", async () => {
  for (const look of [
    { width: 1280, javaScriptEnabled: false },
    { width: 1000, javaScriptEnabled: true },
  ]) {
    const page = await openHome(look);
    const outside: unknown[] = [];
    const lists = await page.locator("header nav > ul > li", { has: page.locator("button") }).all();
    expect(lists.length).toBe(menu.filter((label) => /^[a-z]/.test(label)).length);
    for (const list of lists) {
      // An open list may cover the next line of the menu.
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
  }
});

const looks: readonly Look[] = [{ width: 1000 }, { width: 320, large: true }];

test.each(looks)("in the header of a long menu nothing is cut off: $width px, large: $large", async (look) => {
  const page = await openHome(look);
  expect(await page.evaluate(findLostContent)).toEqual([]);
});

test("the side menu cuts off no word, however long", async () => {
  const page = await openHome({ width: 320, large: true });
  await page.getByRole("button", { name: "Open menu" }).click();
  expect(await page.locator("dialog").evaluate((panel) => panel.scrollWidth - panel.clientWidth)).toBe(0);
});

test("WA3: at 320 px with text of 200 % the skip link is nowhere to be seen until it has the focus", async () => {
  const page = await openHome({ width: 320, large: true });
  const skip = page.locator("body > a[href='#main']");
  const edges = () => skip.evaluate((link) => [link.getBoundingClientRect().top, link.getBoundingClientRect().bottom]);
  expect((await edges())[1]).toBeLessThanOrEqual(0);
  await page.keyboard.press("Tab");
  expect((await edges())[0]).toBeGreaterThanOrEqual(0);
  expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true);
});

const twoActions = serveFiles({
  ...startFiles,
  "search.yaml": pageFile("Search"),
  "_site.yaml": (startFiles["_site.yaml"] ?? "")
    .replace("name: Bakery", "name: Dockside Museum Halls")
    .replace(
      /(?<= menu:\n)[\s\S]*?(?=footer:)/,
      `${["Exhibitions", "Journal", "Visiting", "Learning", "Developers", "Deutsch"]
        .map((label) => `    - { type: link, label: ${label}, href: /terms }\n`)
        .join(
          "",
        )}  actions: [{ label: Book tickets, href: /terms }, { label: Shop, href: /breads/rye }]\nsearch: /search\n`,
    ),
});

test.each([320, 360, 576, 992, 1024, 1280])(
  "a header with two actions is no higher than what is scrolled to leaves free, in one line where it can be: %i px",
  async (width) => {
    const page = await openPage({ viewport: { width, height: 720 } });
    await page.goto(`${twoActions.origin}/`);
    const parts = page.locator("header > div").locator("> a, > div > a, > button");
    const boxes = await parts
      .filter({ visible: true })
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
    expect(boxes.length).toBeGreaterThan(2);
    expect(new Set(boxes.map(({ top, bottom }) => Math.round((top + bottom) / 2))).size).toBe(1);
    expect((await page.locator("body > header").boundingBox())?.height).toBeLessThanOrEqual(width < 992 ? 65 : 96);
  },
);
