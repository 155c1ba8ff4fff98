import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright";
import { beforeAll, describe, expect, test } from "vitest";
import { openPage } from "../browser/browser.ts";
import type { SitePages } from "../browser/served-site.ts";

/** What a visitor's browser met on a page. */
interface Visit {
  readonly path: string;
  readonly status: number | undefined;
  readonly title: string;
  readonly language: string;
  readonly mainHeadings: readonly string[];
  /** The text of header, main and footer, without what only scripts add. */
  readonly text: string;
  readonly links: readonly string[];
  /** Texts of `<main>` that are there but not to be seen. */
  readonly hidden: readonly string[];
  readonly errors: readonly string[];
  /** Requests other than for documents, scripts, styles, fonts and images of the site itself. */
  readonly otherRequests: readonly string[];
}

/** A site whose pages are visited. */
interface VisitedSite extends SitePages {
  readonly brand: string;
  readonly language: string;
}

/** Tests what a visitor's browser meets on each page, with scripts and without; the last path must be one that no page has. */
export function testPageVisits({ brand, language, ...site }: VisitedSite): void {
  const { paths } = site;
  const unknownPath = paths.at(-1) ?? "";
  let withScripts: readonly Visit[];
  let withoutScripts: readonly Visit[];

  beforeAll(async () => {
    withScripts = await visitAll(await openPage(), site);
    withoutScripts = await visitAll(await openPage({ javaScriptEnabled: false }), site);
  });

  describe("every page", () => {
    test("answers 200, in the language of the site, with one main heading and the brand in its title", () => {
      const seen = withScripts.slice(0, -1).map(({ path, status, language, mainHeadings, title }) => {
        return { path, status, language, headings: mainHeadings.length, branded: title.includes(brand) };
      });
      expect(seen).toEqual(
        paths.slice(0, -1).map((path) => ({ path, status: 200, language, headings: 1, branded: true })),
      );
    });

    test("has a title and a main heading that no other page has", () => {
      expect(repeated(withScripts.map(({ title }) => title))).toEqual([]);
      expect(repeated(withScripts.map(({ mainHeadings }) => mainHeadings.join()))).toEqual([]);
    });

    test("writes no error to the console", () => {
      const visits = withScripts.filter(({ path }) => path !== unknownPath);
      expect(visits.filter(({ errors }) => errors.length > 0).map(({ path, errors }) => ({ path, errors }))).toEqual(
        [],
      );
    });

    test("asks only the site itself, and only for documents, scripts, styles, fonts and images", () => {
      const others = withScripts.map(({ path, otherRequests }) => ({ path, otherRequests }));
      expect(others.filter(({ otherRequests }) => otherRequests.length > 0)).toEqual([]);
    });

    test("has the same text and the same links without JavaScript", () => {
      const read = ({ path, title, text, links }: Visit) => ({ path, title, text, links });
      expect(withoutScripts.map(read)).toEqual(withScripts.map(read));
      expect(Math.min(...withoutScripts.map(({ text }) => text.length))).toBeGreaterThan(500);
    });

    test("hides none of its text without JavaScript", () => {
      const hiding = withoutScripts.filter(({ hidden }) => hidden.length > 0);
      expect(hiding.map(({ path, hidden }) => ({ path, hidden }))).toEqual([]);
    });
  });

  describe("an unknown path", () => {
    test("answers 404 and writes the requested path to the console once", () => {
      const visit = withScripts.at(-1);
      expect(visit?.status).toBe(404);
      expect(visit?.errors.filter((error) => error.includes(unknownPath))).toEqual([`404 ${unknownPath}`]);
    });
  });
}

async function visitAll(page: Page, { origin, out, paths }: SitePages): Promise<Visit[]> {
  const [, icon] = /rel="icon" href="([^"]+)"/.exec(readFileSync(join(out, "index.html"), "utf8")) ?? [];
  let errors: string[] = [];
  let otherRequests: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") errors.push(message.text());
  });
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("websocket", (socket) => otherRequests.push(`websocket ${socket.url()}`));
  page.on("request", (request) => {
    // Chromium has no type of its own for the icon of a page.
    const type = request.url() === origin + icon ? "image" : request.resourceType();
    const expected = ["document", "script", "stylesheet", "font", "image"].includes(type);
    if (!expected || !request.url().startsWith(`${origin}/`)) otherRequests.push(`${type} ${request.url()}`);
  });
  const visits: Visit[] = [];
  for (const path of paths) {
    [errors, otherRequests] = [[], []];
    const response = await page.goto(origin + path);
    visits.push({ path, status: response?.status(), ...(await page.evaluate(readPage)), errors, otherRequests });
  }
  return visits;
}

/** Runs in the browser. */
function readPage() {
  const tidy = (text: string | null) => (text ?? "").replace(/\s+/g, " ").trim();
  const textOf = (part: Element) => {
    const copy = part.cloneNode(true) as Element;
    for (const added of copy.querySelectorAll("[role=tablist], [data-behaviour=current-date]")) added.remove();
    return tidy(copy.textContent);
  };
  // What a summary opens can be read without a script, and what only eyes are told stands elsewhere in words.
  const canBeOpened = (element: Element) =>
    element.closest("details:not([open])")?.querySelector("summary")?.checkVisibility();
  const isHidden = (element: Element) =>
    !element.checkVisibility() && !element.closest("button[hidden], [aria-hidden=true]") && !canBeOpened(element);
  const ownText = (element: Element) =>
    [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.textContent);
  return {
    title: document.title,
    language: document.documentElement.lang,
    mainHeadings: [...document.querySelectorAll("h1")].map(({ textContent }) => tidy(textContent)),
    text: [...document.querySelectorAll("body > header, body > main, body > footer")].map(textOf).join("\n"),
    links: [...document.querySelectorAll("a[href]")].map((link) => link.getAttribute("href") ?? ""),
    hidden: [...document.querySelectorAll("main *")]
      .filter(isHidden)
      .map((element) => tidy(ownText(element).join(" ")))
      .filter((text) => text !== ""),
  };
}

function repeated(texts: readonly string[]): string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}
