import { mkdtempSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright";
import { afterAll, describe, expect, test } from "vitest";
import { wholeGalleryRoute } from "../../scripts/content/resolve/gallery-routes.ts";
import { blockExamples } from "../content/memory-site.ts";
import { colourRules, findViolations, openPageWithAxe } from "../support/browser/axe.ts";
import { openPage, openSettled } from "../support/browser/browser.ts";
import { page } from "../support/build/edited-site.ts";
import { type RenderedRoute, renderRoute } from "../support/build/render-route.ts";
import { findLostContent } from "../support/looks/find-lost-content.ts";
import { hoverAll, measureContrast } from "../support/looks/measure-contrast.ts";
import { isFull } from "../support/system/is-full.ts";
import { ownProject } from "../support/system/own-project.ts";
import { temporaryFolder } from "../support/system/temporary-folder.ts";

/** What six companies might choose in `theme:`. Together they have every decoration, corner and density. */
const companies = {
  bakery: {
    colours: { accent: "#e8862e", highlight: "#ffd9a0", neutral: "#3b2417", page: "#fff8ee" },
    ...{ scheme: "light", corners: "round", density: "airy", decoration: "dots" },
  },
  bank: {
    colours: { accent: "#0a2540", highlight: "#cfe3ff", page: "#f6f9fc" },
    ...{ corners: "soft", density: "compact", decoration: "plain" },
  },
  "developer-tool": {
    colours: { accent: "#3ddc97", highlight: "#2d3f6b", neutral: "#e6edf7", page: "#0b0f17" },
    ...{ scheme: "dark", corners: "crisp", density: "compact", decoration: "grid" },
  },
  hospital: {
    colours: { accent: "#00707a", highlight: "#c9f2e7" },
    ...{ corners: "soft", density: "airy", decoration: "glow" },
  },
  "law-firm": {
    colours: {
      accent: "#6b1f2e",
      highlight: "#ead9b8",
      neutral: "#1d1a17",
      page: "#ffffff",
      dark: { page: "#16110f" },
    },
    ...{ corners: "sharp", density: "regular", decoration: "plain", sectionNumbers: true },
  },
  museum: {
    colours: {
      accent: "#d6006d",
      highlight: "#fff04d",
      neutral: "#111111",
      page: "#f4f4f0",
      dark: { page: "#101010" },
    },
    ...{ corners: "sharp", density: "airy", decoration: "bands" },
  },
};

type CompanyTheme = keyof typeof companies;

const folder = temporaryFolder(afterAll);

/** Writes a site of one page with a theme and a language, and returns where it is. */
function siteIn(theme: CompanyTheme, language = "en-GB"): string {
  const pages = mkdtempSync(join(folder, `${theme}-`));
  const site = {
    brand: { name: "Northgate", tagline: "Owned by its savers" },
    origin: "https://northgate.example",
    language,
    theme: companies[theme],
    header: { menu: [{ type: "link", label: "Contact", href: "/#contact" }] },
    footer: { contact: { id: "contact", title: "Ask us", items: [{ label: "Telephone", text: "01632 960 500" }] } },
  };
  writeFileSync(join(pages, "_site.yaml"), JSON.stringify(site));
  writeFileSync(join(pages, "index.yaml"), page("Accounts"));
  return pages;
}

/** With a glow behind sections, and colours for both schemes. */
const themes: readonly CompanyTheme[] = isFull ? (Object.keys(companies) as CompanyTheme[]) : ["hospital"];

/** The rules that ask for a page of one subject, which the gallery is not. */
const ofOnePage = /^(?:heading-order|page-has-heading-one|landmark-unique) /;

/** The page of all examples in a theme, rendered once. */
const galleries = new Map<string, Promise<RenderedRoute>>();
function galleryIn(theme: CompanyTheme, language?: string): Promise<RenderedRoute> {
  const name = `${theme} ${language}`;
  const gallery =
    galleries.get(name) ?? renderRoute(siteIn(theme, language), { project: ownProject, route: wholeGalleryRoute });
  galleries.set(name, gallery);
  return gallery;
}

/** Letters of right-to-left languages, instead of those of the examples. */
const letters = {
  ar: "\u0627\u0628\u062a\u062b\u062c\u062d\u062e\u062f\u0631\u0632\u0633\u0634\u0635\u0637\u0639\u063a\u0641\u0642\u0643\u0644\u0645\u0646\u0647\u0648\u064a",
  he: "\u05d0\u05d1\u05d2\u05d3\u05d4\u05d5\u05d6\u05d7\u05d8\u05d9\u05db\u05dc\u05de\u05e0\u05e1\u05e2\u05e4\u05e6\u05e7\u05e8\u05e9\u05ea",
};
const rightToLeft: readonly (keyof typeof letters)[] = isFull ? ["ar", "he"] : ["ar"];

/*
 * Only some combinations can differ. Colours differ by theme but not by width, and a test of the palettes compares every pair of them
 * in any theme, so a push tests one theme. Boxes differ by width but not by theme, and are tested in one theme at four widths.
 * Screenshots cost most: a push takes them only of examples that have a section or a control of a kind that no other has. The weekly
 * job tests every theme, scheme and example.
 */
describe.each(themes)("in the theme of the %s", (theme) => {
  test(
    "axe-core finds nothing in the block gallery, and with all of it hovered everything has the contrast of WCAG 2.2 AA",
    { timeout: 600_000 },
    async () => {
      const gallery = await galleryIn(theme);
      const page = await openPageWithAxe({ viewport: { width: 1280, height: 800 } });
      await show(page, gallery);
      const found: string[] = [];
      const schemes = schemesIn(gallery);
      // Screenshots cover what a push needs to know of the other scheme.
      for (const [index, colorScheme] of (isFull ? schemes : schemes.slice(0, 1)).entries()) {
        await page.emulateMedia({ colorScheme });
        // The schemes of a theme differ only in colours.
        const violations = await findViolations(page, index > 0 ? { rules: colourRules } : {});
        found.push(...violations.filter((line) => !ofOnePage.test(line)).map((line) => `${colorScheme}: ${line}`));
      }
      if (!isFull) await page.evaluate(removeRepeatedExamples);
      // axe-core compares colours at rest. Pixels also show text on patterns.
      await hoverAll(page, "a, button, main li");
      for (const colorScheme of isFull ? schemes : schemes.slice(-1)) {
        await page.emulateMedia({ colorScheme });
        found.push(...(await measureContrast(page, 4.5)).map((line) => `${colorScheme}, hovered: ${line}`));
      }
      expect(found).toEqual([]);
    },
  );
});

test("of no example anything is cut off, overlaps or widens the page, from 320 to 1280 px", async () => {
  const gallery = await galleryIn("hospital");
  const page = await openPage();
  await show(page, gallery);
  expect(await findLostAtWidths(page)).toEqual([]);
});

test.each(rightToLeft)(
  "nor in %s, where the page begins on the right, and axe-core finds nothing",
  async (language) => {
    const page = await openPageWithAxe({});
    await show(page, await galleryIn("hospital", language));
    await page.evaluate(writeIn, { language, letters: letters[language] });
    const found = await findViolations(page);
    expect(found.filter((line) => !ofOnePage.test(line))).toEqual([]);
    expect(await findLostAtWidths(page)).toEqual([]);
  },
);

/** Runs in the browser: writes the page in other letters, but for code. */
function writeIn({ language, letters }: { readonly language: string; readonly letters: string }): void {
  Object.assign(document.documentElement, { lang: language, dir: "rtl" });
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement?.closest("code, pre, style, script, [href^='tel:'], [href^='mailto:']")) continue;
    node.textContent = (node.textContent ?? "").replaceAll(
      /[a-z]/gi,
      (letter) => letters[(letter.toLowerCase().charCodeAt(0) - 97) % letters.length] ?? letter,
    );
  }
}

/** The content that a page loses at four widths. The page is unusable afterwards: scrolling parts are removed. */
async function findLostAtWidths(page: Page): Promise<string[]> {
  const found: string[] = [];
  const atWidths = async (find: () => string[]) => {
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      found.push(...(await page.evaluate(find)).map((line) => `${width} px: ${line}`));
    }
  };
  await atWidths(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : [];
  });
  // Wide tables and rows of pictures scroll by themselves.
  const scrolling = await page.evaluate(() => {
    const all = [...document.querySelectorAll("main :not(pre)")];
    const scrollers = all.filter((one) => getComputedStyle(one).overflowX === "auto");
    for (const one of scrollers) one.remove();
    return scrollers.length;
  });
  expect(scrolling).toBeGreaterThan(3);
  await atWidths(findLostContent);
  return found;
}

/** Runs in the browser: keeps only examples with a section or a control of a kind that no later one has. The last of a block is the fullest. */
function removeRepeatedExamples(): void {
  const seen = new Set<string>();
  for (const example of [...document.querySelectorAll("main > *")].toReversed()) {
    const parts = [example, ...example.querySelectorAll("a, button")].map(({ className }) => className);
    if (parts.every((part) => seen.has(part))) example.remove();
    for (const part of parts) seen.add(part);
  }
}

/** The schemes that a page declares. */
function schemesIn({ html }: RenderedRoute): readonly ("light" | "dark")[] {
  const [, declared = ""] = /color-scheme:([a-z ]+);/.exec(html) ?? [];
  return (["light", "dark"] as const).filter((scheme) => declared.split(" ").includes(scheme));
}

/** Shows the gallery, which nobody serves, and waits until its behaviours run. Its examples are named, so that what is found says where. */
async function show(page: Page, { html, files }: RenderedRoute): Promise<void> {
  await page.route("**/*", (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === "/") return route.fulfill({ contentType: "text/html", body: html });
    const content = files.get(pathname);
    const contentType = pathname.endsWith(".js") ? "text/javascript" : "application/octet-stream";
    return content === undefined
      ? route.fulfill({ status: 404 })
      : route.fulfill({ contentType, body: Buffer.from(content) });
  });
  await openSettled(page, "http://gallery.example/");
  await page.evaluate(
    (names) => {
      const shown = [...document.querySelectorAll("main > *")];
      if (shown.length !== names.length) throw new Error(`${names.length} examples are ${shown.length} elements.`);
      for (const [index, name] of names.entries()) Object.assign(shown[index] ?? {}, { id: name });
    },
    // The gallery has no anchors that it could list.
    blockExamples().flatMap(({ type, number }) => (type === "contents" ? [] : `${type}-${number}`)),
  );
}
