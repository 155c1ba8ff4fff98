import type { Page } from "playwright";
import { beforeAll, describe, expect, test } from "vitest";
import { attached, openPage } from "../browser/browser.ts";
import type { SitePages } from "../browser/served-site.ts";

/** Tests that lists and links of each page are what they look like. HTML-validate and axe-core test headings, landmarks and names. */
export function testPageStructure({ origin, paths }: SitePages): void {
  const wrong: Record<keyof ReturnType<typeof findMistakes>, string[]> = {
    lists: [],
    links: [],
    prose: [],
  };
  let page: Page;

  beforeAll(async () => {
    page = await openPage();
    for (const path of paths) {
      await page.goto(origin + path);
      await attached(page);
      const mistakes = Object.entries(await page.evaluate(findMistakes));
      // Its own keys.
      for (const [rule, lines] of mistakes)
        wrong[rule as keyof typeof wrong].push(...lines.map((it) => `${path}: ${it}`));
    }
  });

  describe("on every page", () => {
    test("WG1: what looks like a list is one, also for browsers that forget lists without marks", () => {
      expect(wrong.lists).toEqual([]);
    });

    test("WG6: links with one name have one target", () => {
      expect(wrong.links).toEqual([]);
    });

    test("WG8: a link within a text is underlined", () => {
      expect(wrong.prose).toEqual([]);
    });
  });
}

/** Runs in the browser. */
function findMistakes() {
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const tidy = (text: string | null | undefined) => (text ?? "").replace(/\s+/g, " ").trim();
  const describeElement = (element: Element) => `<${element.localName}> ${tidy(element.textContent).slice(0, 40)}`;
  const nameOf = (element: Element) => tidy(element.getAttribute("aria-label") ?? element.textContent);
  const repeated = (items: readonly string[]) => items.filter((item, index) => items.indexOf(item) !== index);

  const unmarked = all("ul, ol").filter((list) => getComputedStyle(list).listStyleType === "none");
  // Three of a class, side by side and without headings of their own, look like a list.
  const unlisted = all(":not(ul, ol, dl, tr, tbody, pre *, svg, svg *, [aria-hidden=true] *, [role=tablist])").filter(
    ({ children }) => {
      const alike = [...children].filter(({ className, localName }) => {
        return className !== "" && className === children[0]?.className && localName === children[0]?.localName;
      });
      return alike.length >= 3 && !alike.some((child) => child.querySelector("h2, h3, h4"));
    },
  );

  const targets = all("a[href]").map((link) => `${nameOf(link).toLowerCase()} -> ${(link as HTMLAnchorElement).href}`);
  const links = repeated([...new Set(targets)].map((target) => target.slice(0, target.indexOf(" -> "))));

  const prose = all("p a, li a, dd a, td a").filter((link) => {
    const block = link.closest("p, li, dd, td");
    const isAlone = tidy(block?.textContent) === tidy(link.textContent) || block?.querySelector("h3") !== null;
    return !isAlone && !getComputedStyle(link).textDecorationLine.includes("underline");
  });

  return {
    lists: [...unmarked, ...unlisted].map(describeElement),
    links,
    prose: prose.map(describeElement),
  };
}
