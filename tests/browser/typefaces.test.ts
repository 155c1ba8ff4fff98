import type { CDPSession, Page } from "playwright";
import { describe, expect, test } from "vitest";
import { createSiteTypefaces } from "../../scripts/appearance/create-site-typefaces.ts";
import type { FontDisplay } from "../../scripts/appearance/font-face-rules.ts";
import { measureFont, sample } from "../../scripts/appearance/measure-font.ts";
import { allSubsets, type Subset } from "../../scripts/content/markup/subsets.ts";
import { typefaces } from "../../scripts/content/markup/typefaces.ts";
import { takeWholeBrowser } from "../support/browser/browser.ts";
import { openObservedPage } from "../support/browser/observed-page.ts";

takeWholeBrowser();

const texts: Partial<Record<Subset, string>> = {
  greek: "Φρέσκο ψωμί",
  cyrillic: "Свежий хлеб",
  vietnamese: "Bánh mì mới nướng",
  "latin-ext": "Žluťoučký kůň",
};

describe.each(typefaces)("a page in $name", ({ name, subsets }) => {
  test("shows every alphabet that the family has in it, and takes no more room for it than its fallback", async () => {
    const page = await openIn(name, { display: "swap", fontsFrom: Promise.resolve() });
    await page.goto("/");
    const session = await page.context().newCDPSession(page);
    await session.send("DOM.enable");
    await session.send("CSS.enable");
    for (const subset of subsets) {
      const text = texts[subset];
      if (text === undefined) continue;
      await write(page, text);
      await expect.poll(() => fontsOf(session, "#written"), { message: text }).toEqual([{ name, isOwn: true }]);
    }
    const rooms = await page.evaluate(compareRooms, { name, sample });
    // Without a font of the system to fit there is nothing to compare.
    for (const { weight, width, height } of rooms) {
      // Headings are between 650 and 700, and their fallback is fitted to the middle of that.
      expect(Math.abs(width - 1), `the width in ${weight}: ${width}`).toBeLessThan(weight === 400 ? 0.005 : 0.01);
      expect(Math.abs(height - 1), `the height in ${weight}: ${height}`).toBeLessThan(0.01);
    }
  });
});

interface Delivery {
  readonly display: FontDisplay;
  /** Fonts are sent from then on. */
  readonly fontsFrom: Promise<void>;
}

/** A page in front of which the site has another typeface for everything, as if its theme named it. */
async function openIn(name: string, { display, fontsFrom }: Delivery): Promise<Page> {
  const { style, preloads, files } = await createSiteTypefaces(
    { text: name, code: name },
    {
      ...{ folder: "_app", display, frequent: [], measure: measureFont },
      letters: allSubsets.filter((subset) => subset !== "latin"),
      readOwn: (file) => Buffer.from(file),
    },
  );
  const links = preloads.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`);
  // The styles of the page have another hash now.
  const page = await openObservedPage({ viewport: { width: 360, height: 1200 }, bypassCSP: true });
  await page.route("/", async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    const body = html
      .replace(/<link rel="preload"[^>]* as="font"[^>]*>/, links.join(""))
      .replace(/@font-face[^<]*?:root\{--font-text:[^}]*\}/, () => style);
    expect(body).toContain(style);
    await route.fulfill({ response: answer, body });
  });
  await page.route("**/*.woff2", async (route) => {
    await fontsFrom;
    const file = files.find(({ path }) => route.request().url().endsWith(path));
    await (file ? route.fulfill({ body: Buffer.from(file.content), contentType: "font/woff2" }) : route.continue());
  });
  return page;
}

/** Puts a text into the page, in place of the one that was put there before. */
async function write(page: Page, text: string): Promise<void> {
  await page.evaluate((written) => {
    document.querySelector("#written")?.remove();
    const paragraph = document.createElement("p");
    paragraph.id = "written";
    paragraph.textContent = written;
    document.querySelector("main")?.append(paragraph);
  }, text);
}

/** The fonts that the browser has drawn an element's text with. */
async function fontsOf(session: CDPSession, selector: string): Promise<{ name: string; isOwn: boolean }[]> {
  const { root } = await session.send("DOM.getDocument", { depth: 0 });
  const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
  const names = fonts.map(({ familyName, isCustomFont }) => ({ familyName, isCustomFont }));
  const isOwn = names.every(({ isCustomFont }) => isCustomFont);
  // Font files call themselves after their default weight, such as Source Sans 3 ExtraLight.
  return [
    ...new Set(
      names.map(({ familyName }) => typefaces.find((one) => familyName.startsWith(one.name))?.name ?? familyName),
    ),
  ].map((name) => ({ name, isOwn }));
}

/** Runs in the browser: the room of a text in a family, in parts of the room in its fallback; nothing where there is none. */
async function compareRooms({ name, sample }: { name: string; sample: string }) {
  const weights = [400, 650, 700];
  const families = [name, `${name} fallback`];
  for (const weight of weights) {
    for (const family of families) await document.fonts.load(`${weight} 20px "${family}"`, sample).catch(() => []);
  }
  const isThere = [...document.fonts].some(({ family, status }) => family.includes("fallback") && status === "loaded");
  if (!isThere) return [];
  const roomOf = (family: string, weight: number) => {
    const line = document.createElement("span");
    line.textContent = sample;
    line.style.cssText = `position: absolute; white-space: nowrap; line-height: normal; font: ${weight} 100px "${family}"`;
    document.body.append(line);
    const { width, height } = line.getBoundingClientRect();
    line.remove();
    return { width, height };
  };
  return weights.map((weight) => {
    const [own, fallback] = families.map((family) => roomOf(family, weight));
    if (!own || !fallback) throw new Error("There are two families.");
    return { weight, width: own.width / fallback.width, height: own.height / fallback.height };
  });
}
