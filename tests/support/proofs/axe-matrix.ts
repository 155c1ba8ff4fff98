import type { Page } from "playwright";
import { beforeAll, describe, expect, test } from "vitest";
import { createStateAudit, openPageWithAxe } from "../browser/axe.ts";
import { pagesToVisit, pagesWithNewParts, type SitePages } from "../browser/served-site.ts";

/** From this width on the header shows the whole menu; below it there is the side menu. */
const wide = 992;

/** For all pages together, also on a busy machine. */
const timeLimit = 900_000;

/** Tests that axe-core finds nothing on the pages at the widths, nor in any other state of those that between them have all parts. */
export function testWithAxe(site: SitePages, widths: readonly number[]): void {
  const { origin } = site;
  const paths = pagesToVisit(site);
  const varied = pagesWithNewParts(site);
  describe(`axe-core finds nothing at ${widths.join(", ")} px, in rest and in every other state,`, () => {
    const found = new Map<string, readonly string[]>();

    // One after the other in one page: in a new one the browser would first have to compile axe-core again.
    beforeAll(async () => {
      const page = await openPageWithAxe({});
      const [headers, knownKinds] = [new Set<string>(), new Set<string>()];
      for (const path of paths) {
        await page.goto(origin + path);
        const findInState = createStateAudit(page, knownKinds);
        const lines: string[] = [];
        for (const width of widths) {
          await page.emulateMedia({ reducedMotion: "no-preference", colorScheme: "light", forcedColors: "none" });
          await page.setViewportSize({ width, height: 600 });
          await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
          await page.waitForSelector("header:not([data-scrolled])");
          const header = `${width} ${await page.locator("body > header").evaluate(markupOf)}`;
          const states = { width, isVaried: varied.includes(path), hasNewHeader: !headers.has(header) };
          lines.push(...(await findInStates(page, findInState, states)).map((line) => `${width} px, ${line}`));
          headers.add(header);
        }
        found.set(path, lines);
      }
    }, timeLimit);

    test.each(paths)("on %s", (path) => {
      expect(found.get(path)).toEqual([]);
    });
  });
}

interface States {
  readonly width: number;
  /** Whether to take the page from state to state, or to audit it at rest alone. */
  readonly isVaried: boolean;
  /** Whether to take its header, too: pages have it in common. */
  readonly hasNewHeader: boolean;
}

/** What axe-core finds on a loaded page, each line with the state before it. */
async function findInStates(
  page: Page,
  findInState: ReturnType<typeof createStateAudit>,
  { width, isVaried, hasNewHeader }: States,
): Promise<string[]> {
  const found: string[] = [];
  const audit = async (state: string) => {
    const lines = await findInState({ forcedColours: state === "forced colours" });
    found.push(...lines.map((line) => `${state}: ${line}`));
  };
  await audit("rest");
  if (hasNewHeader) {
    await (width >= wide ? walkDropdowns : openSideMenu)(page, audit);
    await page.evaluate(() => scrollTo({ top: 400, behavior: "instant" }));
    await page.waitForSelector("header[data-scrolled]");
    await audit("scrolled");
  }
  if (!isVaried) return found;
  await page.emulateMedia({ reducedMotion: "reduce" });
  await audit("reduced motion");
  await page.emulateMedia({ colorScheme: "dark" });
  await audit("dark");
  await page.emulateMedia({ colorScheme: "light", forcedColors: "active" });
  await audit("forced colours");
  return found;
}

/** Runs in the browser: an element as it is on every page, whichever page is the current one. */
function markupOf(element: Element): string {
  return element.outerHTML.replaceAll(/ aria-current="\w+"/g, "");
}

async function openSideMenu(page: Page, audit: (state: string) => Promise<void>): Promise<void> {
  await page.getByRole("button", { name: "Open menu" }).click();
  await audit("side menu open");
  await page.keyboard.press("Escape");
}

async function walkDropdowns(page: Page, audit: (state: string) => Promise<void>): Promise<void> {
  for (const button of await page.locator("header nav button[aria-expanded]").all()) {
    await button.click();
    await page.waitForSelector("header nav button[aria-expanded=true]");
    await audit(`dropdown ${await button.textContent()} open`);
    await page.keyboard.press("Escape");
  }
}
