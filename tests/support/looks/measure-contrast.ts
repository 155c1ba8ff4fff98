import type { CDPSession, Page } from "playwright";
import { settle } from "../browser/axe.ts";
import { drawn } from "../browser/layout-shift.ts";
import { collectSamples } from "./collect-samples.ts";
import { findLowContrast, type Sample } from "./pixel-contrast.ts";
import { provideGrounds } from "./provide-grounds.ts";
import { takePicture } from "./take-picture.ts";

interface MeasureOptions {
  /** Texts within elements of this selector. */
  readonly within?: string;
  /** The highest contrast that is asked of anything. */
  readonly most?: number;
}

/** A page that is no higher is drawn at once; a window of a longer one, of this height, is scrolled. */
const [drawnHeight, windowHeight] = [12_000, 1400];
/** Parts that are nearer than this are in one picture. */
const gap = 400;

/**
 * What stands out too little on the page as it is now. What has plain colours alone behind it is compared with these; for the rest
 * texts and icons are hidden to see what is behind them.
 */
export async function measureContrast(
  page: Page,
  canvas: Page,
  { within = "body", most = 7 }: MeasureOptions = {},
): Promise<string[]> {
  const viewport = page.viewportSize();
  if (!viewport) throw new Error("The page has no size of its own.");
  const asked = (samples: readonly Sample[]) =>
    samples.map((sample) => ({ ...sample, ratio: Math.min(sample.ratio, most) }));
  await settle(page);
  await page.evaluate(provideGrounds);
  const { plain, pictured } = await page.evaluate(collectSamples, { within, again: false });
  const low = await findLowContrast(canvas, asked(plain));
  if (pictured.length === 0) return low;
  const { width } = viewport;
  const pageHeight = await page.evaluate(() => document.documentElement.scrollHeight);
  const isWhole = pageHeight <= drawnHeight;
  const height = isWhole ? pageHeight : windowHeight;
  await page.setViewportSize({ width, height });
  await page.evaluate(loadPictures);
  await drawn(page);
  // The header changes its height as the page is scrolled, and all that is below moves with it.
  for (const isScrolled of isWhole ? [false] : [false, true]) {
    const isSeen = ({ y, height: own }: Sample["box"]) =>
      isWhole || (isScrolled ? y > height - gap : y + own <= height);
    if (isScrolled) await page.evaluate(scrollBelowHeader, height);
    if (isScrolled) await drawn(page);
    const now = await page.evaluate(collectSamples, { within, again: true });
    const strips = inStrips(
      asked(now.pictured).filter(({ box }) => isSeen(box)),
      height,
    );
    await page.evaluate(hideTexts);
    for (const { start, end, samples: inStrip } of strips) {
      if (isScrolled) await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), start);
      const background = await takePicture(page, { x: 0, y: start, width, height: end - start });
      const moved = inStrip.map((sample) => ({ ...sample, box: { ...sample.box, y: sample.box.y - start } }));
      low.push(...(await findLowContrast(canvas, moved, background)));
    }
    await page.evaluate(() => {
      document.adoptedStyleSheets = [];
    });
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await page.setViewportSize(viewport);
  return [...new Set(low)];
}

interface Strip {
  readonly start: number;
  readonly end: number;
  readonly samples: readonly Sample[];
}

/** The samples from the top to the bottom, with those that stand near each other, in parts that are no higher than the window. */
function inStrips(samples: readonly Sample[], height: number): Strip[] {
  const strips: { start: number; end: number; samples: Sample[] }[] = [];
  for (const sample of samples.toSorted((a, b) => a.box.y - b.box.y)) {
    const [top, bottom] = [Math.max(0, Math.floor(sample.box.y)), Math.ceil(sample.box.y + sample.box.height) + 1];
    const last = strips.at(-1);
    if (last && top < last.end + gap && bottom <= last.start + height) {
      last.end = Math.max(last.end, bottom);
      last.samples.push(sample);
    } else strips.push({ start: top, end: Math.max(bottom, top + 1), samples: [sample] });
  }
  return strips;
}

/** Runs in the browser. What comes as the page is scrolled may be behind texts, and move them. */
async function loadPictures(): Promise<void> {
  const pictures = [...document.images];
  for (const picture of pictures) picture.loading = "eager";
  // One that does not come rejects.
  await Promise.allSettled(pictures.map((picture) => picture.decode()));
}

/** Runs in the browser. */
function hideTexts(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    *, ::before, ::after { -webkit-text-fill-color: #0000 !important; text-decoration-color: #0000 !important }
    svg text { fill: #0000 !important }
    a svg, button svg { visibility: hidden !important }
  `);
  document.adoptedStyleSheets.push(sheet);
}

/** Runs in the browser. The header, which was measured at the top, would go along and cover what is below. */
function scrollBelowHeader(top: number): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("body > header { visibility: hidden !important }");
  document.adoptedStyleSheets.push(sheet);
  scrollTo({ top, behavior: "instant" });
}

/** Puts everything that matches the selector into the states, as the pointer or the focus would. */
export async function forceStates(session: CDPSession, selector: string, states: readonly string[]): Promise<void> {
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument", { depth: 0 });
  const { nodeIds } = await session.send("DOM.querySelectorAll", {
    nodeId: root.nodeId,
    selector,
  });
  await Promise.all(
    nodeIds.map((nodeId) => session.send("CSS.forcePseudoState", { nodeId, forcedPseudoClasses: [...states] })),
  );
}
