import type { BrowserContextOptions, Page } from "playwright";
import { describe, expect, test } from "vitest";
import { openPage } from "../support/browser/browser.ts";
import { serveFiles } from "../support/browser/serve-fixture.ts";
import { page as pageFile, startFiles } from "../support/build/edited-site.ts";
import { findLostContent } from "../support/looks/find-lost-content.ts";

/** What the menu says; a label that begins with a small letter opens a folder of that name. */
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

describe("a long menu", () => {
  test.each([
    { width: 1280, javaScriptEnabled: false },
    { width: 1000, javaScriptEnabled: true },
  ])(
    "opens every list inside the window, to its last page: $width px, JavaScript: $javaScriptEnabled",
    async (look) => {
      const page = await openHome(look);
      const outside: unknown[] = [];
      const lists = await page.locator("header nav > ul > li", { has: page.locator("button") }).all();
      expect(lists.length).toBe(menu.filter((label) => /^[a-z]/.test(label)).length);
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
    const page = await openHome({ width: 1280 });
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

const looks: readonly Look[] = [...[320, 768, 1000, 1280].map((width) => ({ width })), { width: 320, large: true }];

describe("in the header of a long menu", () => {
  test.each(looks)("no word is broken or cut off, and it covers nothing: $width px, large: $large", async (look) => {
    const page = await openHome(look);
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
