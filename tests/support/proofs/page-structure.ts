import type { Page } from "playwright";
import { beforeAll, describe, expect, test } from "vitest";
import { openPage } from "../browser/browser.ts";
import type { SitePages } from "../browser/served-site.ts";
import { attached } from "../browser/settled.ts";

/** Tests that headings, landmarks, lists, names and links of each page are what they look like. */
export function testPageStructure({ origin, paths }: SitePages): void {
  const wrong: Record<keyof ReturnType<typeof findMistakes>, string[]> = {
    headings: [],
    landmarks: [],
    lists: [],
    labels: [],
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
    test("WG1: there is one main heading, it comes first in main, and no heading skips a level", () => {
      expect(wrong.headings).toEqual([]);
    });

    test("WG1: every landmark has a name that no other landmark of its kind has, or is the only one", () => {
      expect(wrong.landmarks).toEqual([]);
    });

    test("WG1: what looks like a list is one, also for browsers that forget lists without marks", () => {
      expect(wrong.lists).toEqual([]);
    });

    test("WG6: what a link or a button shows is in its accessible name", () => {
      expect(wrong.labels).toEqual([]);
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

  const levels = all("h1, h2, h3, h4, h5, h6").map((heading) => Number(heading.localName.slice(1)));
  const headings = levels
    .map((level, index) => ({ level, previous: levels[index - 1] ?? 0 }))
    .filter(({ level, previous }) => level > previous + 1 || (level === 1 && previous !== 0))
    .map(({ level, previous }) => `h${level} after h${previous}`);
  if (levels[0] !== 1 || !document.querySelector("main h1")) headings.push("no main heading at the start of main");

  const roles = ["banner", "navigation", "main", "contentinfo", "complementary", "region", "search", "dialog"];
  const landmarks = all("body > header, nav, main, body > footer, aside, dialog, search, section[aria-label], [role]")
    .filter(({ role }) => role === null || roles.includes(role))
    .map(({ localName, role, ariaLabel }) => `${role ?? localName} ${ariaLabel ?? ""}`);

  const lists = all("ul, ol, li").filter(({ localName, role, parentElement }) => {
    return role !== null || (localName === "li" && !parentElement?.matches("ul, ol"));
  });
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

  const shownText = (element: Element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const range = new Range();
      range.selectNodeContents(node);
      // What is only there to be heard is clipped to a pixel.
      if (range.getBoundingClientRect().width > 0 && !node.parentElement?.matches(".visually-hidden"))
        texts.push(node.textContent ?? "");
    }
    return tidy(texts.join(""));
  };
  const labels = all("a, button").filter((element) => {
    return !nameOf(element).toLowerCase().includes(shownText(element).toLowerCase());
  });
  const unnamed = all("a, button").filter((element) => nameOf(element) === "");

  const targets = all("a[href]").map((link) => `${nameOf(link).toLowerCase()} -> ${(link as HTMLAnchorElement).href}`);
  const links = repeated([...new Set(targets)].map((target) => target.slice(0, target.indexOf(" -> "))));

  const prose = all("p a, li a, dd a, td a").filter((link) => {
    const block = link.closest("p, li, dd, td");
    const isAlone = tidy(block?.textContent) === tidy(link.textContent) || block?.querySelector("h3") !== null;
    return !isAlone && !getComputedStyle(link).textDecorationLine.includes("underline");
  });

  return {
    headings,
    landmarks: repeated(landmarks),
    lists: [...lists, ...unmarked, ...unlisted].map(describeElement),
    labels: [...labels, ...unnamed].map(describeElement),
    links,
    prose: prose.map(describeElement),
  };
}
