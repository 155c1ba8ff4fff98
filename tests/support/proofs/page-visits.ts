import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright";
import { beforeAll, describe, expect, test } from "vitest";
import { openPage } from "../browser/browser.ts";
import { type SitePages, unknownPath } from "../browser/served-site.ts";

/** Everything that a visitor's browser found on a page. */
interface Visit {
  readonly path: string;
  readonly title: string;
  /** The text of header, main and footer, without what only scripts add. */
  readonly text: string;
  readonly links: readonly string[];
  /** Texts of `<main>` that are present but not visible. */
  readonly hidden: readonly string[];
  readonly errors: readonly string[];
  /** Requests other than for documents, scripts, styles, fonts and images of the site itself. */
  readonly otherRequests: readonly string[];
}

/** Tests what a visitor's browser finds on each page, with scripts and without. */
export function testPageVisits(site: SitePages): void {
  let withScripts: readonly Visit[];
  let withoutScripts: readonly Visit[];

  beforeAll(async () => {
    withScripts = await visitAll(await openPage(), site);
    withoutScripts = await visitAll(await openPage({ javaScriptEnabled: false }), site);
  });

  describe("every page", () => {
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
    // Chromium has no separate type for the icon of a page.
    const type = request.url() === origin + icon ? "image" : request.resourceType();
    const expected = ["document", "script", "stylesheet", "font", "image"].includes(type);
    if (!expected || !request.url().startsWith(`${origin}/`)) otherRequests.push(`${type} ${request.url()}`);
  });
  const visits: Visit[] = [];
  for (const path of paths) {
    [errors, otherRequests] = [[], []];
    await page.goto(origin + path);
    visits.push({ path, ...(await page.evaluate(readPage)), errors, otherRequests });
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
  // Content of `<details>` can be opened without a script, and purely visual content is repeated elsewhere as text.
  const canBeOpened = (element: Element) =>
    element.closest("details:not([open])")?.querySelector("summary")?.checkVisibility();
  const isHidden = (element: Element) =>
    !element.checkVisibility() && !element.closest("button[hidden], [aria-hidden=true]") && !canBeOpened(element);
  const ownText = (element: Element) =>
    [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.textContent);
  return {
    title: document.title,
    text: [...document.querySelectorAll("body > header, body > main, body > footer")].map(textOf).join("\n"),
    links: [...document.querySelectorAll("a[href]")].map((link) => link.getAttribute("href") ?? ""),
    hidden: [...document.querySelectorAll("main *")]
      .filter(isHidden)
      .map((element) => tidy(ownText(element).join(" ")))
      .filter((text) => text !== ""),
  };
}
