import type { Page } from "playwright";
import { beforeAll, expect, test } from "vitest";
import { openPage, openSettled } from "../../support/browser/browser.ts";
import { thisSite } from "../../support/browser/served-site.ts";
import { specRoutes } from "../support/spec-routes.ts";

interface Looks {
  /** The sizes of text in pixels, from the largest; figures are no text. */
  readonly sizes: readonly number[];
  readonly highHeadings: readonly string[];
  readonly longLines: readonly string[];
  /** Paragraphs of four or more lines, outside cards and steps, whose longest line has too few characters. */
  readonly shortLines: readonly string[];
  /** What has the colour of the marker, and is nothing that is read from a document. */
  readonly yellow: readonly string[];
}

const marker = "rgb(255, 228, 94)";

const measure = (page: Page) =>
  page.evaluate((colour): Looks => {
    const isShown = (element: Element) =>
      element.checkVisibility() && !element.closest(".visually-hidden, [aria-hidden] svg");
    const hasText = (element: Element) =>
      [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && /\p{L}{2}/u.test(node.textContent ?? ""),
      );
    /** The lines of an element, each as its text. */
    const linesOf = (element: Element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT, (node) =>
        node.parentElement?.closest(".visually-hidden") ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
      );
      const lines: { bottom: number; text: string }[] = [];
      while (walker.nextNode())
        for (const { 0: word, index } of (walker.currentNode.textContent ?? "").matchAll(/\S+\s*/g)) {
          const range = document.createRange();
          range.setStart(walker.currentNode, index);
          range.setEnd(walker.currentNode, index + word.length);
          const { top, bottom } = range.getBoundingClientRect();
          const last = lines.at(-1);
          if (last && top < last.bottom - 2) last.text += word;
          else lines.push({ bottom, text: word });
        }
      return lines.map(({ text }) => text.trim());
    };
    const shown = [...document.querySelectorAll("body *")].filter(isShown);
    const texts = shown.filter((element) => hasText(element) && !element.matches("code, code *, sup, svg *"));
    const sizes = new Set(
      texts.map((element) => Math.round(Number.parseFloat(getComputedStyle(element).fontSize) * 10) / 10),
    );
    const headings = shown.filter((element) => element.matches("main :is(h1, h2, h3), footer h2"));
    const paragraphs = shown.filter((element) => element.matches("main p, footer p") && !element.closest("figure"));
    const running = paragraphs
      .filter((element) => !element.closest("li"))
      .map(linesOf)
      .filter((lines) => lines.length > 3);
    const longest = (lines: readonly string[]) => Math.max(...lines.map(({ length }) => length));
    const paints = (element: Element) => {
      const { backgroundColor, backgroundImage, borderInlineStartColor, borderInlineStartWidth, fill } =
        getComputedStyle(element);
      const painted = [backgroundColor, backgroundImage, element instanceof SVGElement ? fill : ""];
      if (borderInlineStartWidth !== "0px") painted.push(borderInlineStartColor);
      return painted.some((paint) => paint.includes(colour));
    };
    return {
      sizes: [...sizes].sort((a, b) => b - a),
      highHeadings: headings.filter((element) => linesOf(element).length > 2).map(({ textContent }) => textContent),
      longLines: paragraphs.map(linesOf).flatMap((lines) => lines.filter(({ length }) => length > 75)),
      shortLines: running.filter((lines) => longest(lines) < 45).map((lines) => lines.join(" / ")),
      yellow: shown
        .filter((element) => paints(element) && !element.matches("mark, figure li > p + p"))
        .map(({ outerHTML }) => outerHTML.slice(0, 80)),
    };
  }, marker);

/** The number of rows in which the tabs of each code sample are. */
const rowsOfTabs = (page: Page) =>
  page
    .locator("[role='tablist']")
    .evaluateAll((lists) =>
      lists.map(({ children }) => new Set([...children].map((tab) => tab.getBoundingClientRect().top)).size),
    );

const phone = { width: 360, height: 740 };
const looks = new Map<string, Looks>();
let homeHeight = 0;
let tabRows: readonly number[] = [];

// Each page is opened once for all of these.
beforeAll(async () => {
  const page = await openPage({ baseURL: thisSite.origin, viewport: { width: 1280, height: 800 } });
  for (const path of specRoutes) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openSettled(page, path);
    looks.set(path, await measure(page));
    await page.setViewportSize(phone);
    if (path === "/") homeHeight = await page.evaluate(() => document.documentElement.scrollHeight);
    if (path === "/services/api-sdk") tabRows = await rowsOfTabs(page);
  }
}, 240_000);

test.each<[rule: string, broken: (looks: Looks) => readonly string[]]>([
  [
    "a page has at most four sizes of text beside the one of its heading",
    ({ sizes }) => (sizes.length > 5 ? [sizes.join(" ")] : []),
  ],
  ["headings have two lines at most", ({ highHeadings }) => highHeadings],
  ["a line has 75 characters at most", ({ longLines }) => longLines],
  ["a line of running text has 45 characters at least", ({ shortLines }) => shortLines],
  ["the marker marks what is read from a document, and nothing else", ({ yellow }) => yellow],
])("%s", (_, broken) => {
  expect([...looks].flatMap(([route, page]) => broken(page).map((each) => `${route}: ${each}`))).toEqual([]);
});

test("the home page is at most ten screens of a phone high", () => {
  expect(homeHeight / phone.height).toBeLessThanOrEqual(10);
});

test("the tabs of each sample stand in one row on a phone", () => {
  expect(tabRows.length).toBeGreaterThan(1);
  expect(new Set(tabRows)).toEqual(new Set([1]));
});

test("every call stands in one line beside its method on a phone", async () => {
  for (const path of ["/solutions/api-integration", "/services/api-sdk"]) {
    const page = await openPage({ baseURL: thisSite.origin, viewport: phone });
    await page.goto(path);
    const calls = page.locator("main li > p:first-child > code:has(> span)");
    const heights = await calls.evaluateAll((all) =>
      all.map((one) => Math.round(one.clientHeight / Number.parseFloat(getComputedStyle(one).lineHeight))),
    );
    expect(heights.length).toBeGreaterThan(7);
    expect(new Set(heights)).toEqual(new Set([1]));
  }
});
