import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { attached, openPage } from "../browser/browser.ts";
import { pagesWithNewParts, type SitePages } from "../browser/served-site.ts";
import { findLostContent } from "../looks/find-lost-content.ts";
import { isFull } from "../system/is-full.ts";

/** Tests that each page can be read at any width, with large text and with wide spacing. */
export function testPageReflow(site: SitePages): void {
  const { origin, paths } = site;
  const varied = new Set(pagesWithNewParts(site));

  /** Layouts also change at widths between these, which only the weekly job tests. */
  const between = [360, 768, 992, 1920];

  interface Widths {
    /** The widths at which every page is tested, because each has its own longest words. */
    readonly all: readonly number[];
    /** The widths at which only pages that together have all parts are tested. */
    readonly varied: readonly number[];
  }

  /** The content that is lost on an open page at the widths. */
  async function findAtWidths(page: Page, path: string, widths: Widths): Promise<string[]> {
    const found: string[] = [];
    const rest = [...(isFull || varied.has(path) ? widths.varied : []), ...(isFull ? between : [])];
    for (const width of new Set([...widths.all, ...rest])) {
      await page.setViewportSize({ width, height: 800 });
      found.push(...(await page.evaluate(findLostContent)).map((line) => `${path} at ${width} px: ${line}`));
    }
    return found;
  }

  let looked: Promise<{ usual: string[]; spaced: string[]; large: string[] }> | undefined;
  /** Loads each page once for the three tests, which differ only in its settings. */
  const lookAtAll = async () => {
    const page = await openPage();
    const session = await page.context().newCDPSession(page);
    // The same as the browser's own setting for the size of text.
    const setTextSize = (standard: number) =>
      session.send("Page.setFontSizes", { fontSizes: { standard, fixed: (standard / 16) * 13 } });
    const [usual, spaced, large]: [string[], string[], string[]] = [[], [], []];
    for (const path of paths) {
      await page.goto(origin + path);
      await attached(page);
      usual.push(...(await findAtWidths(page, path, { all: [320], varied: [768, 1280] })));
      await page.evaluate(spaceText);
      expect(await page.evaluate(() => getComputedStyle(document.body).letterSpacing)).not.toBe("normal");
      spaced.push(...(await findAtWidths(page, path, { all: [], varied: [320, 1280] })));
      await page.evaluate(() => {
        document.adoptedStyleSheets = [];
      });
      await setTextSize(32);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
      large.push(...(await findAtWidths(page, path, { all: [320], varied: [1280] })));
      await setTextSize(16);
    }
    return { usual, spaced, large };
  };

  describe(
    "on every page nothing is cut off, overlaps or needs scrolling in two directions",
    { timeout: 360_000 },
    () => {
      test("WG2: on phones and wide screens", async () => {
        looked ??= lookAtAll();
        expect((await looked).usual).toEqual([]);
      });

      test("WG2: with text of 200 %", async () => {
        looked ??= lookAtAll();
        expect((await looked).large).toEqual([]);
      });

      test("WG3: with the text spacing that readers may set", async () => {
        looked ??= lookAtAll();
        expect((await looked).spaced).toEqual([]);
      });
    },
  );
}

/** Runs in the browser: sets the spacing of WCAG 1.4.12. */
function spaceText(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }",
  );
  document.adoptedStyleSheets = [sheet];
}
