import { wcagContrast } from "culori";
import type { BrowserContextOptions, Page } from "playwright";
import { expect, test } from "vitest";
import { openPage } from "../support/browser/browser.ts";
import { clickWarm, footerLink, markDocument, openNavigation } from "../support/browser/client-navigation.ts";
import { coloursIn, readPixels } from "../support/looks/pixels.ts";

const backdrop = "[data-behaviour=backdrop]";

async function openHome(options: BrowserContextOptions = {}): Promise<Page> {
  const page = await openPage({ reducedMotion: "no-preference", ...options });
  await page.goto("/");
  return page;
}

/** How many animations of a page are in each state. */
function animations(page: Page): Promise<{ running: number; paused: number }> {
  return page.evaluate(() => {
    const states = document.getAnimations().map(({ playState }) => playState);
    const count = (state: AnimationPlayState) => states.filter((other) => other === state).length;
    return { running: count("running"), paused: count("paused") };
  });
}

const isRunning = (page: Page) => page.locator(`${backdrop}[data-running="true"]`).count();

test("the backdrop is a grid of 320 cells and particle sets of 15, 25 and 40", async () => {
  const page = await openHome();
  expect(await page.locator(`${backdrop} [data-cells] > *`).count()).toBe(320);
  // The particles of a set are the dashes of its path.
  const sets = page.locator(`${backdrop} svg path`);
  expect(await sets.evaluateAll((paths) => paths.map((path) => path.getAttribute("pathLength")))).toEqual([
    "15",
    "25",
    "40",
  ]);
});

test("WP1: the backdrop is hidden from assistive technology, takes no focus and no pointer", async () => {
  const page = await openHome();
  const decoration = page.locator(backdrop);
  expect(await decoration.getAttribute("aria-hidden")).toBe("true");
  expect(await decoration.locator("a, button, input, [tabindex], [role], [title], [aria-label]").count()).toBe(0);
  expect(await decoration.evaluate((element) => getComputedStyle(element).pointerEvents)).toBe("none");
  expect(await decoration.evaluate((element) => element.textContent)).toBe("");
});

test("WP2, WT1: the pause button stops everything that moves on the page, and lets it go on", async () => {
  const page = await openHome();
  await expect.poll(() => isRunning(page)).toBe(1);
  await expect.poll(async () => (await animations(page)).running).toBeGreaterThan(3);
  await page.getByRole("button", { name: "Pause animation" }).click();
  await expect.poll(async () => (await animations(page)).running).toBe(0);
  const pictures = [await page.screenshot(), await page.screenshot()];
  expect(pictures[0]?.equals(pictures[1] ?? Buffer.of())).toBe(true);
  await page.getByRole("button", { name: "Play animation" }).click();
  await expect.poll(async () => (await animations(page)).running).toBeGreaterThan(3);
});

test("WT1: movement stays paused when the visitor goes to another page and comes back", async () => {
  const page = await openNavigation("/", { reducedMotion: "no-preference" });
  const isSameDocument = await markDocument(page);
  await page.getByRole("button", { name: "Pause animation" }).click();
  await clickWarm(footerLink(page, "/privacy"));
  await page.goBack();
  await page.getByRole("button", { name: "Play animation" }).waitFor();
  expect(await isSameDocument()).toBe(true);
  await expect.poll(async () => (await animations(page)).running).toBe(0);
  expect(await page.locator("h1 [data-cursor]").getAttribute("data-cursor")).toBe("");
});

test("WP4: the backdrop moves by transform and opacity alone, and not while it is off the screen", async () => {
  const page = await openHome();
  await expect.poll(async () => (await animations(page)).running).toBeGreaterThan(3);
  const properties = await page.evaluate((selector) => {
    const moving = document.getAnimations().map(({ effect }) => effect as KeyframeEffect);
    const ofBackdrop = moving.filter(({ target }) => target?.closest(selector));
    return [...new Set(ofBackdrop.flatMap((effect) => effect.getKeyframes().flatMap((frame) => Object.keys(frame))))];
  }, backdrop);
  const timing = ["offset", "computedOffset", "easing", "composite"];
  expect(properties.filter((property) => !timing.includes(property)).sort()).toEqual(["opacity", "transform"]);

  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  await expect.poll(() => isRunning(page)).toBe(0);
  await expect.poll(async () => (await animations(page)).running).toBe(0);
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await expect.poll(async () => (await animations(page)).running).toBeGreaterThan(3);
});

test("WP4: the backdrop and the pause button are not printed", async () => {
  const page = await openHome();
  await page.emulateMedia({ media: "print" });
  expect(await page.locator(backdrop).isVisible()).toBe(false);
  expect(await page.locator("[data-behaviour=motion-toggle]").isVisible()).toBe(false);
  expect(await page.locator("h1 [data-cursor] + span").evaluate((rest) => getComputedStyle(rest).visibility)).toBe(
    "visible",
  );
});

test("WP5: the backdrop is not drawn in forced colours", async () => {
  const page = await openHome({ forcedColors: "active" });
  expect(await page.locator(backdrop).isVisible()).toBe(false);
  await expect.poll(async () => (await animations(page)).running).toBe(0);
});

test("what the headline will mark can be read in forced colours before it is marked", async () => {
  const page = await openHome({ forcedColors: "active" });
  const colours = await page
    .locator("main li mark")
    .first()
    .evaluate((mark: HTMLElement) => {
      mark.style.setProperty("--part", "0");
      const before = getComputedStyle(mark).color;
      mark.style.color = "CanvasText";
      return { before, text: getComputedStyle(mark).color };
    });
  expect(wcagContrast(colours.before, colours.text)).toBe(1);
});

test.each(["light", "dark"] as const)(
  "WP3: over 10 moments of the moving backdrop, the text before it keeps 4.5:1; %s colours",
  async (colorScheme) => {
    const page = await openPage({
      viewport: { width: 1000, height: 800 },
      reducedMotion: "no-preference",
      colorScheme,
    });
    await page.goto("/");
    await page.getByRole("button", { name: "Pause animation" }).click();
    const [heading, description] = [page.locator("main h1"), page.locator("main h1 + p")];
    const colours = await Promise.all(
      [heading, description].map((text) => text.evaluate((element) => getComputedStyle(element).color)),
    );
    const boxes = await Promise.all([heading, description].map((text) => text.boundingBox()));
    const [x, y] = [boxes[0]?.x ?? 0, boxes[0]?.y ?? 0];
    const bottom = (boxes[1]?.y ?? 0) + (boxes[1]?.height ?? 0);
    const clip = { x, y, width: boxes[0]?.width ?? 0, height: bottom - y };
    // The background is visible once the text is hidden.
    await page.evaluate(() => {
      const hidden = new CSSStyleSheet();
      hidden.replaceSync("main h1, main section:first-child p { color: transparent !important; }");
      document.adoptedStyleSheets = [hidden];
    });
    let worst = Number.POSITIVE_INFINITY;
    for (let moment = 0; moment < 10; moment++) {
      await page.evaluate((time) => {
        for (const animation of document.getAnimations()) animation.currentTime = time;
      }, moment * 9300);
      const behind = coloursIn(await readPixels(await page.screenshot({ clip, animations: "allow" })));
      for (const colour of colours) worst = Math.min(worst, ...behind.map((other) => wcagContrast(colour, other)));
    }
    expect(worst).toBeGreaterThanOrEqual(4.5);
  },
);

test.each([
  ["no-preference", ["p", "p", "p"]],
  ["reduce", []],
] as const)(
  "an address asks for a document to be read, whose fields come; with motion %s",
  async (reducedMotion, expected) => {
    const page = await openHome({ reducedMotion });
    const moving = () =>
      page
        .locator("#pass")
        .evaluate((figure) =>
          figure.getAnimations({ subtree: true }).map(({ effect }) => (effect as KeyframeEffect).target?.localName),
        );
    expect(await moving()).toEqual([]);
    await page.evaluate(() => location.assign("#pass"));
    expect(await moving()).toEqual(expected);
  },
);
