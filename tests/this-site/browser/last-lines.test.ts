import type { Page } from "playwright";
import { expect, test } from "vitest";
import { openPage } from "../../support/browser/browser.ts";
import { openSettled } from "../../support/browser/settled.ts";
import { thisSite } from "../../support/browser/sites.ts";

/** One page of each kind. */
const paths = [
  "/",
  "/industries/insurance",
  "/solutions/data-extraction",
  "/solutions/document-processing",
  "/services/api-sdk",
  "/services/support",
  "/services/training",
  "/training/certification",
  "/use-cases/student-records",
  "/privacy-policy",
  "/no/such/page",
];

/** The texts of a page whose last line is one word that fills less than a quarter of their widest line. */
const loneWords = (page: Page) =>
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
    return [...document.querySelectorAll("main *, footer *")].filter(isText).flatMap((element) => {
      const words = wordsOf(element);
      const [before, last] = words.slice(-2);
      if (!before || !last || last.left > before.left) return [];
      const widest = Math.max(...words.map(({ right }) => right)) - Math.min(...words.map(({ left }) => left));
      return last.width < widest / 4 ? [element.textContent] : [];
    });
  });

test.each([360, 768, 1280, 1920])("no text ends in a short word alone in its line, %i px wide", async (width) => {
  const page = await openPage({ baseURL: thisSite.origin, viewport: { width, height: 900 } });
  const found: Record<string, readonly (string | null)[]> = {};
  for (const path of paths) {
    await openSettled(page, path);
    found[path] = await loneWords(page);
  }
  expect(found).toEqual(Object.fromEntries(paths.map((path) => [path, []])));
});
