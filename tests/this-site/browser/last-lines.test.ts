import type { Page } from "playwright";
import { expect, test } from "vitest";
import { openPage } from "../../support/browser/browser.ts";
import { openSettled } from "../../support/browser/settled.ts";
import { thisSite } from "../../support/browser/sites.ts";
import { isFull } from "../../support/system/is-full.ts";
import { specRoutes } from "../support/spec-routes.ts";

/**
 * The texts of a page that end in one word of less than a quarter of their widest line, or in a few words of less than an
 * eighth. The paragraphs of a document end where they end: of them the first alone counts.
 */
const shortLastLines = (page: Page) =>
  page.evaluate(() => {
    const isText = (element: Element) =>
      element.checkVisibility() &&
      !element.matches("pre, pre *, figure *, .visually-hidden") &&
      !getComputedStyle(element).display.startsWith("inline") &&
      [...element.children].every((child) => getComputedStyle(child).display.startsWith("inline"));
    /** The boxes of the words of an element, in order. */
    const wordsOf = (element: Element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const boxes: DOMRect[] = [];
      while (walker.nextNode())
        for (const { 0: word, index } of (walker.currentNode.textContent ?? "").matchAll(/\S+/g)) {
          const range = document.createRange();
          range.setStart(walker.currentNode, index);
          range.setEnd(walker.currentNode, index + word.length);
          boxes.push(range.getBoundingClientRect());
        }
      return boxes.filter(({ width }) => width > 0);
    };
    const isDocument = document.querySelector("main time") !== null;
    return [...document.querySelectorAll("main *, footer *")].filter(isText).flatMap((element) => {
      const words = wordsOf(element);
      // Where a word stands left of the one before it, a line begins.
      const start = words.findLastIndex(({ left }, index) => left < (words[index - 1]?.left ?? left));
      const last = words.slice(start);
      if (start < 0) return [];
      const widest = Math.max(...words.map(({ right }) => right)) - Math.min(...words.map(({ left }) => left));
      const length = Math.max(...last.map(({ right }) => right)) - Math.min(...last.map(({ left }) => left));
      const least = last.length === 1 ? 1 / 4 : isDocument ? 0 : 1 / 8;
      return length < widest * least ? [element.textContent] : [];
    });
  });

test("no text of any page ends in a short line", async () => {
  const page = await openPage({ baseURL: thisSite.origin });
  const found: string[] = [];
  for (const path of [...specRoutes, "/no/such/page"]) {
    await openSettled(page, path);
    for (const width of isFull ? [360, 768, 1280, 1920] : [360, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      found.push(...(await shortLastLines(page)).map((text) => `${path} at ${width} px: ${text}`));
    }
  }
  expect(found).toEqual([]);
});
