import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { openPage } from "../browser/browser.ts";
import { pagesWithNewParts, type SitePages } from "../browser/served-site.ts";
import { readBuiltPages } from "../build/built-site.ts";
import { forceStates, measureContrast } from "../looks/measure-contrast.ts";

const schemes = ["light", "dark"] as const;
/** In focus the link lies on the brand. */
const [skipLink, brand] = ["a[href='#main']", "header > div > a"];

/** Tests that all that is to be read or used on each page stands out from what is behind it. */
export function testPageContrast(site: SitePages): void {
  const { origin, out, paths } = site;
  describe.each(schemes)("WG5: in the %s scheme", (colorScheme) => {
    const options = { colorScheme, viewport: { width: 1280, height: 800 } };

    test("text has 4.5:1, body copy 7:1, icons and edges of controls 3:1 on every page", {
      timeout: 240_000,
    }, async () => {
      const [page, canvas] = [await openPage(options), await openPage()];
      const found: string[] = [];
      for (const path of paths) {
        await open(page, origin + path);
        found.push(...(await measureContrast(page, canvas)).map((line) => `${path}: ${line}`));
      }
      expect(found).toEqual([]);
    });

    test("so do all controls while they are hovered, focused or pressed", { timeout: 240_000 }, async () => {
      const [page, canvas] = [await openPage(options), await openPage()];
      const session = await page.context().newCDPSession(page);
      const seen = new Set<string>();
      const found: string[] = [];
      for (const path of pagesWithNewParts(site)) {
        await open(page, origin + path);
        const kinds = await page.evaluate(() =>
          [...document.querySelectorAll("a, button")].map(({ className }) => className),
        );
        // Pages have their controls in common; those with a new kind of control are enough.
        if (kinds.every((kind) => seen.has(kind))) continue;
        for (const kind of kinds) seen.add(kind);
        for (const states of [["hover"], ["focus", "focus-visible"], ["hover", "active"]]) {
          await forceStates(session, "a, button, main li", states);
          const isFocus = states.includes("focus");
          if (isFocus) {
            found.push(
              ...(await measureContrast(page, canvas, { within: skipLink })).map((line) => `${path}: ${line}`),
            );
            // In focus it lies on what stands below the brand, which then cannot be in focus itself.
            await forceStates(session, skipLink, []);
          }
          // With all in focus at once, the outlines of links lie on the words beside them.
          const within = isFocus ? `a:not(${brand}, ${skipLink}), button` : "body";
          found.push(
            ...(await measureContrast(page, canvas, { within })).map(
              (line) => `${path}, ${states.join(" and ")}: ${line}`,
            ),
          );
        }
        await forceStates(session, brand, ["focus", "focus-visible"]);
        found.push(
          ...(await measureContrast(page, canvas, { within: brand })).map((line) => `${path}, brand in focus: ${line}`),
        );
      }
      expect(found).toEqual([]);
      expect(seen.size).toBeGreaterThan(5);
    });
  });

  test("WG5: a link that was visited has the colours of any other", () => {
    const styled = [...readBuiltPages(out)].filter(([, html]) => html.includes(":visited"));
    expect(styled.map(([route]) => route)).toEqual([]);
  });

  test("WG5: with forced colours every text has the visitor's own colours", async () => {
    const page = await openPage({ forcedColors: "active", viewport: { width: 1280, height: 800 } });
    const found: string[] = [];
    for (const path of paths) {
      await open(page, origin + path);
      found.push(...(await page.evaluate(findOwnColours)).map((line) => `${path}: ${line}`));
    }
    expect(found).toEqual([]);
  });
}

/** Runs in the browser: elements that keep a colour of their own where colours are forced. */
function findOwnColours(): string[] {
  const probe = document.createElement("i");
  document.body.append(probe);
  const system = ["CanvasText", "LinkText", "ButtonText", "HighlightText", "MarkText", "GrayText"].map((name) => {
    probe.style.color = name;
    return getComputedStyle(probe).color;
  });
  probe.remove();
  return [...document.body.querySelectorAll("*:not(svg, svg *)")]
    .filter((element) => {
      const { color, forcedColorAdjust } = getComputedStyle(element);
      return forcedColorAdjust !== "auto" || !system.includes(color);
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 80));
}

async function open(page: Page, address: string): Promise<void> {
  const load = async (navigation: Promise<unknown>) => {
    await navigation;
    await page.waitForSelector("nav[data-attached]", { state: "attached" });
    await page.evaluate(() => document.fonts.ready.then(() => {}));
  };
  await load(page.goto(address));
  // Where the font has come too late, lines break anew at some later time. From the cache it is there at once.
  const isLate = () => [...document.fonts].some(({ family, status }) => /fallback/.test(family) && status === "loaded");
  if (await page.evaluate(isLate)) await load(page.reload());
}
