import type { CDPSession, Page } from "playwright";
import { drawn } from "../browser/layout-shift.ts";
import { collectSamples } from "./collect-samples.ts";
import { findLowContrast } from "./pixel-contrast.ts";
import { takePicture } from "./take-picture.ts";

interface MeasureOptions {
  /** Texts within elements of this selector. */
  readonly within?: string;
  /** The highest contrast that is asked of anything. */
  readonly most?: number;
}

/** The browser draws at most 16,384 pixels in one picture, and the last samples of a strip may end below it. */
const [stripHeight, overlap] = [12_000, 500];

/** What stands out too little on the page as it is now: texts and icons are hidden to see what is behind them. */
export async function measureContrast(
  page: Page,
  canvas: Page,
  { within = "body", most = 7 }: MeasureOptions = {},
): Promise<string[]> {
  const viewport = page.viewportSize();
  if (!viewport) throw new Error("The page has no size of its own.");
  const { width } = viewport;
  // What is in the window is drawn at once; for what is not, the browser lays out the whole page twice more.
  const pageHeight = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.min(pageHeight, stripHeight + overlap) });
  await page.evaluate(loadPictures);
  await drawn(page);
  const found = await page.evaluate(collectSamples, within);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const samples = found.map((sample) => ({ ...sample, ratio: Math.min(sample.ratio, most) }));
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      *, ::before, ::after { -webkit-text-fill-color: #0000 !important; text-decoration-color: #0000 !important }
      svg text { fill: #0000 !important }
      a svg, button svg { visibility: hidden !important }
    `);
    document.adoptedStyleSheets = [sheet];
  });
  const low: string[] = [];
  for (let top = 0; top < height; top += stripHeight) {
    const inStrip = samples.filter(({ box }) => Math.floor(Math.max(0, box.y) / stripHeight) * stripHeight === top);
    if (inStrip.length === 0) continue;
    if (top > 0) await page.evaluate(scrollBelowHeader, top);
    // Nothing is measured above the first sample and below the last one.
    const start = inStrip.reduce((least, { box }) => Math.min(least, Math.floor(Math.max(top, box.y))), height);
    const end = inStrip.reduce((most, { box }) => Math.max(most, Math.ceil(box.y + box.height) + 1), start + 1);
    const background = await takePicture(page, { x: 0, y: start, width, height: Math.min(height, end) - start });
    const moved = inStrip.map((sample) => ({ ...sample, box: { ...sample.box, y: sample.box.y - start } }));
    low.push(...(await findLowContrast(canvas, background, moved)));
  }
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
    scrollTo({ top: 0, behavior: "instant" });
  });
  await page.setViewportSize(viewport);
  return low;
}

/** Runs in the browser. What comes as the page is scrolled may be behind texts, and move them. */
async function loadPictures(): Promise<void> {
  const pictures = [...document.images];
  for (const picture of pictures) picture.loading = "eager";
  // One that does not come rejects.
  await Promise.allSettled(pictures.map((picture) => picture.decode()));
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
