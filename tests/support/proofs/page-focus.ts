import type { Locator, Page } from "playwright";
import { beforeAll, describe, expect, test } from "vitest";
import { openPage, openSettled } from "../browser/browser.ts";
import { drawn } from "../browser/layout-shift.ts";
import { pagesToVisit, pagesWithNewParts, type SitePages } from "../browser/served-site.ts";
import { type Box, countChangedPixels, type Pixels, readPixels } from "../looks/pixels.ts";

const looks = [
  { name: "the light scheme", colorScheme: "light", forcedColors: "none" },
  { name: "the dark scheme", colorScheme: "dark", forcedColors: "none" },
  { name: "forced colours", colorScheme: "light", forcedColors: "active" },
] as const;
const viewport = { width: 1280, height: 1400 };
const focusable = "a[href], button, [tabindex='0']";

/** Elements that do not show that they have the focus. */
interface Found {
  readonly withoutOutline: string[];
  readonly weak: string[];
}

/** Tests that whatever has the focus on the pages shows it. */
export function testPageFocus(site: SitePages): void {
  const { origin } = site;
  const found = new Map<string, Found>(looks.map(({ name }) => [name, { withoutOutline: [], weak: [] }]));
  const seen = new Map<string, Set<string>>(looks.map(({ name }) => [name, new Set<string>()]));

  // Each page is loaded once for all tests.
  beforeAll(async () => {
    const varied = new Set(pagesWithNewParts(site));
    const page = await openPage({ viewport });
    const inLooks = async (look: (name: string) => Promise<void>) => {
      for (const { name, colorScheme, forcedColors } of looks) {
        await page.emulateMedia({ colorScheme, forcedColors });
        await look(name);
      }
    };
    const check = async (name: string, scope: string, path: string) => {
      for (const element of await newKinds(page.locator(scope), seen.get(name) ?? new Set())) {
        const weak = await findWeakIndicator(page, element);
        if (weak) found.get(name)?.weak.push(`${path}: ${weak}`);
      }
    };
    for (const path of pagesToVisit(site)) {
      await open(page, origin + path);
      await inLooks(async (name) => {
        const lines = await page.evaluate(findWithoutOutline, focusable);
        found.get(name)?.withoutOutline.push(...lines.map((line) => `${path}: ${line}`));
        if (varied.has(path)) await check(name, `:is(${focusable}):visible`, path);
      });
    }
    await inLooks(async (name) => {
      await page.setViewportSize(viewport);
      await open(page, `${origin}/`);
      await page.locator("header nav button[aria-expanded]").first().press("Enter");
      await check(name, "[aria-expanded=true] + ul a", "dropdown");
      await page.keyboard.press("Escape");
      await page.setViewportSize({ width: 360, height: 1400 });
      await check(name, "header button:visible", "small screen");
      await page.getByRole("button", { name: "Open menu" }).press("Enter");
      await check(name, "dialog :is(a, button)", "side menu");
    });
  }, 600_000);

  describe.each(looks)("WG4: in $name", ({ name }) => {
    test("everything that takes the focus has an outline of at least 2 px", () => {
      expect(found.get(name)?.withoutOutline).toEqual([]);
    });

    test("every kind of it changes at least a frame of 2 px by 3:1", () => {
      expect(found.get(name)?.weak).toEqual([]);
      expect(seen.get(name)?.size).toBeGreaterThan(15);
    });
  });
}

async function open(page: Page, address: string): Promise<void> {
  await openSettled(page, address);
  // From now on the browser knows that the visitor uses the keyboard.
  await page.keyboard.press("Tab");
}

/** Runs in the browser. */
function findWithoutOutline(selector: string): string[] {
  return [...document.querySelectorAll<HTMLElement>(selector)]
    .filter((element) => {
      element.focus();
      if (document.activeElement !== element) return element.checkVisibility({ visibilityProperty: true });
      // The link of a whole card has its outline around the card.
      const isOutlined = [null, "::before"].some((part) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
        return outlineStyle === "solid" && Number.parseFloat(outlineWidth) >= 2;
      });
      return !element.matches(":focus-visible") || !isOutlined;
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 90));
}

/** The elements that differ in their classes, position or background from all seen before. */
async function newKinds(elements: Locator, seen: Set<string>): Promise<Locator[]> {
  const kinds = await elements.evaluateAll((found) =>
    found.map((element) => {
      let behind: Element | null = element.parentElement;
      while (behind && /, 0\)$/.test(getComputedStyle(behind).backgroundColor)) behind = behind.parentElement;
      const place = element.closest("dialog, header, footer, main")?.localName;
      const background = behind && getComputedStyle(behind).backgroundColor;
      return [element.localName, element.className, element.parentElement?.className, place, background].join(" ");
    }),
  );
  return kinds.flatMap((kind, index) => {
    if (seen.has(kind)) return [];
    seen.add(kind);
    return [elements.nth(index)];
  });
}

/** What is wrong with the indicator of an element, or nothing. */
async function findWeakIndicator(page: Page, element: Locator): Promise<string | undefined> {
  const { area, frame, name } = await element.evaluate(async (target: HTMLElement) => {
    target.focus({ preventScroll: true });
    target.scrollIntoView({ block: "center", behavior: "instant" });
    // Elements that react to scrolling are in place after that.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const isOutlined = getComputedStyle(target).outlineStyle !== "none";
    const shown = isOutlined ? target : (target.offsetParent ?? target);
    const { left, top, right, bottom } = shown.getBoundingClientRect();
    // A link may run over several lines.
    const perimeters = [...shown.getClientRects()].map(({ width, height }) => 2 * (width + height - 4));
    const [x, y] = [Math.max(0, left - 10), Math.max(0, top - 10)];
    return {
      area: {
        x,
        y,
        width: Math.min(innerWidth, right + 10) - x,
        height: Math.min(innerHeight, bottom + 10) - y,
      },
      frame: 2 * perimeters.reduce((sum, perimeter) => sum + perimeter, 0),
      name: target.outerHTML.slice(0, 90),
    };
  });
  const after = await takePicture(page, area);
  await element.evaluate((target: HTMLElement) => target.blur());
  const before = await takePicture(page, area);
  const changed = countChangedPixels(before, after);
  return changed < frame ? `${changed} of ${Math.round(frame)} pixels at ${name}` : undefined;
}

async function takePicture(page: Page, clip: Box): Promise<Pixels> {
  // On a busy machine the screenshot could show the frame before the last change.
  await drawn(page);
  return readPixels(await page.screenshot({ clip, animations: "allow" }));
}

/** Tests that the fixed header hides nothing that has the focus on any of the pages. */
export function testUncoveredFocus(site: SitePages): void {
  test("WS2: the header covers no part of what has the focus, on any page, forwards and backwards, at three widths", async () => {
    const page = await openPage({ viewport: { width: 1280, height: 800 } });
    const covered: string[] = [];
    for (const path of pagesToVisit(site)) {
      await page.goto(site.origin + path);
      for (const width of [320, 768, 1280]) {
        await page.setViewportSize({ width, height: 600 });
        const found = await page.evaluate(() => {
          // An element that already has the focus would not be scrolled to.
          (document.activeElement as HTMLElement | null)?.blur();
          const edge = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
          const stops = [...document.querySelectorAll<HTMLElement>(":is(main, footer) :is(a, button, [tabindex='0'])")];
          return [...stops, ...stops.toReversed()]
            .filter((stop) => stop.checkVisibility())
            .filter((stop) => {
              stop.focus();
              const { top, height } = stop.getBoundingClientRect();
              return document.activeElement !== stop || (top < edge && height < innerHeight - edge);
            })
            .map((stop) => stop.outerHTML.slice(0, 80));
        });
        covered.push(...found.map((stop) => `${path} at ${width}: ${stop}`));
      }
    }
    expect(covered).toEqual([]);
  });
}
