import type { Page } from "playwright";

/** A layout shift as the browser reports it. TypeScript does not have this type yet. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRect;
    readonly currentRect: DOMRect;
  }[];
}

interface Recorder {
  /** What has moved so far: how much, and from where to where. */
  shifts(): readonly string[];
}

/** Runs in the browser: records every layout shift from now on, including those right after an input. */
export function observeLayoutShifts(): void {
  const found: string[] = [];
  const place = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(" ");
  const nameOf = (node: Node | null) => (node instanceof Element ? node.outerHTML.slice(0, 80) : String(node));
  const record = (entries: PerformanceEntryList) => {
    for (const { value, sources } of entries as LayoutShift[]) {
      const moves = sources.map(
        (one) => `${nameOf(one.node)} from ${place(one.previousRect)} to ${place(one.currentRect)}`,
      );
      found.push(`${value}: ${moves.join(", ")}`);
    }
  };
  const observer = new PerformanceObserver((list) => record(list.getEntries()));
  observer.observe({ type: "layout-shift" });
  const shifts = () => {
    record(observer.takeRecords());
    return found;
  };
  Object.assign(window, { shifts });
}

/** Records the layout shifts of a page that is open, once its fonts have loaded. */
export async function recordLayoutShifts(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  await page.evaluate(observeLayoutShifts);
}

/** The layout shifts so far. */
export async function layoutShifts(page: Page): Promise<readonly string[]> {
  // A screenshot makes the browser draw, even while the page's clock is stopped.
  await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } });
  return page.evaluate(() => (window as unknown as Recorder).shifts());
}

/** Waits until the browser has drawn the page twice. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}
