import { converter, type Rgb, wcagContrast } from "culori";
import type { Page } from "playwright";
import { settle } from "../browser/axe.ts";
import { drawn } from "../browser/layout-shift.ts";
import { type Box, coloursIn, readPixels } from "./pixels.ts";

/** A part of a page whose colours must stand out from its background. */
interface Sample {
  readonly what: string;
  /** In pixels of the whole page. */
  readonly box: Box;
  /** Any CSS colours; one that stands out is enough. */
  readonly colours: readonly string[];
  /** Its opacity, including that of its ancestors. */
  readonly opacity: number;
  /** The least contrast. */
  readonly ratio: number;
}

/**
 * Runs in the browser: every text that can be seen, which needs a contrast of 4.5:1, or 7:1 where it is body copy; every icon of a button, and the edge of every control that has one, which need 3:1.
 */
function collectSamples(): Sample[] {
  const samples: Sample[] = [];
  const describeElement = (element: Element) => {
    const block = element.closest("main > [id]");
    return `${block ? `${block.id}: ` : ""}<${element.localName} class="${element.getAttribute("class") ?? ""}">`;
  };
  const opacityOf = (element: Element): number => {
    const { parentElement } = element;
    return Number(getComputedStyle(element).opacity) * (parentElement ? opacityOf(parentElement) : 1);
  };
  const isSeen = (element: Element) => {
    return (
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest(".visually-hidden, :disabled") &&
      getComputedStyle(element).clipPath !== "inset(50%)"
    );
  };
  const boxOf = ({ left, top, width, height }: DOMRect, inset: number) => ({
    x: left + scrollX,
    y: top + scrollY + inset,
    width,
    height: height - 2 * inset,
  });
  const scrollerOf = (element: Element): Element | null => {
    if (/auto|scroll/.test(getComputedStyle(element).overflowX)) return element;
    return element.parentElement && scrollerOf(element.parentElement);
  };
  const hasColour = (colour: string) => !/^rgba\(.*, 0\)$/.test(colour);

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = (node.textContent ?? "").trim();
    if (!parent || text === "" || !isSeen(parent)) continue;
    const isBody =
      parent.closest("main :is(p, li, dd, td)") && !parent.closest("a, button, h1, h2, h3, h4, dt, pre, mark");
    const range = new Range();
    range.selectNodeContents(node);
    const scroller = scrollerOf(parent)?.getBoundingClientRect();
    const { color, fill } = getComputedStyle(parent);
    const looks = {
      what: `${describeElement(parent)} ${text.slice(0, 40)}`,
      colours: [parent instanceof SVGElement ? fill : color],
      opacity: opacityOf(parent),
      ratio: isBody ? 7 : 4.5,
    };
    for (const rect of range.getClientRects()) {
      // Letters do not fill a line's box, and code samples and wide tables scroll.
      if (scroller && rect.right > scroller.right) continue;
      // The skip link is above the viewport.
      if (rect.bottom < 0 && parent.matches("body > a")) continue;
      samples.push({ box: boxOf(rect, rect.height * 0.15), ...looks });
    }
  }

  for (const control of document.querySelectorAll("a, button")) {
    if (!isSeen(control)) continue;
    const style = getComputedStyle(control);
    const rect = control.getBoundingClientRect();
    const opacity = opacityOf(control);
    const hasEdge =
      style.borderTopStyle === "solid" &&
      Number.parseFloat(style.borderTopWidth) >= 1 &&
      hasColour(style.borderTopColor);
    if (hasEdge) {
      samples.push({
        what: `edge of ${describeElement(control)}`,
        box: { x: rect.left + scrollX + 8, y: rect.top + scrollY - 2, width: rect.width - 16, height: 1 },
        colours: [style.borderTopColor, style.backgroundColor].filter(hasColour),
        opacity,
        ratio: 3,
      });
    }
    for (const icon of control.querySelectorAll("svg")) {
      samples.push({
        what: `icon of ${describeElement(control)}`,
        box: boxOf(icon.getBoundingClientRect(), 0),
        colours: [getComputedStyle(icon).stroke],
        opacity: opacityOf(icon),
        ratio: 3,
      });
    }
  }
  return samples;
}

/** The height of the part of a page in one screenshot. */
const partHeight = 4000;

/**
 * Finds everything on the page that stands out too little from any pixel behind it: texts and icons are hidden to see these. `most` is
 * the highest contrast that is required of anything.
 */
export async function measureContrast(page: Page, most = 7): Promise<string[]> {
  const viewport = page.viewportSize();
  if (!viewport) throw new Error("The page has no size of its own.");
  const { width } = viewport;
  // The whole page fits the viewport, so that nothing moves on scrolling.
  const heightNow = () => page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: await heightNow() });
  await page.evaluate(loadPictures);
  await drawn(page);
  const height = await heightNow();
  await page.setViewportSize({ width, height });
  await settle(page);
  await drawn(page);
  const samples = await page.evaluate(collectSamples);
  await page.evaluate(hideTexts);
  await drawn(page);
  const low: string[] = [];
  // Playwright's own screenshots are compressed well, which takes longer than drawing them.
  const session = await page.context().newCDPSession(page);
  for (let top = 0; top < height; top += partHeight) {
    const own = samples.filter(({ box }) => box.y >= top && box.y < top + partHeight);
    if (own.length === 0) continue;
    // A page is large, and only a small part of it has to stand out from its background.
    const clip = around(own, { width, height });
    const { data } = await session.send("Page.captureScreenshot", {
      clip: { ...clip, scale: 1 },
      optimizeForSpeed: true,
    });
    const behind = await readPixels(Buffer.from(data, "base64"));
    for (const sample of own) {
      const { box } = sample;
      const colours = coloursIn(behind, { ...box, x: box.x - clip.x, y: box.y - clip.y });
      const reached = bestContrast(sample, colours);
      const ratio = Math.min(sample.ratio, most);
      if (reached < ratio) low.push(`${sample.what}: ${reached.toFixed(2)} instead of ${ratio} for ${sample.colours}`);
    }
  }
  await session.detach();
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  await page.setViewportSize(viewport);
  return [...new Set(low)];
}

/** The part of the page that contains all samples. */
function around(samples: readonly Sample[], page: { readonly width: number; readonly height: number }): Box {
  const boxes = samples.map(({ box }) => box);
  const x = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.x))));
  const y = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.y))));
  const right = Math.ceil(Math.max(...boxes.map((box) => box.x + box.width)));
  const bottom = Math.ceil(Math.max(...boxes.map((box) => box.y + box.height)));
  return { x, y, width: Math.min(page.width, right) - x, height: Math.min(page.height, bottom) - y };
}

const toRgb = converter("rgb");

/** One of several colours that stands out is enough, but it must do so from everything behind it. */
function bestContrast({ colours, opacity }: Sample, behind: readonly Rgb[]): number {
  const contrasts = colours.map((text) => {
    const colour = toRgb(text);
    if (!colour) throw new Error(`${text} is no colour.`);
    const share = (colour.alpha ?? 1) * opacity;
    const mix = (front: number, back: number) => back + (Math.min(1, Math.max(0, front)) - back) * share;
    const on = ({ r, g, b }: Rgb): Rgb => ({
      mode: "rgb",
      r: mix(colour.r, r),
      g: mix(colour.g, g),
      b: mix(colour.b, b),
    });
    return Math.min(...behind.map((pixel) => wcagContrast(on(pixel), pixel)));
  });
  return Math.max(...contrasts);
}

/** Runs in the browser. Lazy pictures may be behind texts, and move them. */
async function loadPictures(): Promise<void> {
  const pictures = [...document.images];
  for (const picture of pictures) picture.loading = "eager";
  // A picture that does not load rejects.
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

/** Puts everything that matches the selector into its hover state. */
export async function hoverAll(page: Page, selector: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument", { depth: 0 });
  const { nodeIds } = await session.send("DOM.querySelectorAll", { nodeId: root.nodeId, selector });
  await Promise.all(
    nodeIds.map((nodeId) => session.send("CSS.forcePseudoState", { nodeId, forcedPseudoClasses: ["hover"] })),
  );
}
