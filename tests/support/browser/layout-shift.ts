import type { Page } from "playwright";

/** What the browser tells of a layout shift: TypeScript does not know it yet. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRect;
    readonly currentRect: DOMRect;
  }[];
}

interface Recorder {
  readonly shifts: string[];
}

/** Records every layout shift of a page from now on, once its fonts are there; those right after an input count, too. */
export async function recordLayoutShifts(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const shifts: string[] = [];
    const place = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(" ");
    const observer = new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        const moves = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${node?.nodeName} "${node?.textContent}" from ${place(previousRect)} to ${place(currentRect)}`,
        );
        shifts.push(`${value}: ${moves.join(", ")}`);
      }
    });
    observer.observe({ type: "layout-shift" });
    Object.assign(window, { shifts });
  });
}

/** The layout shifts so far: how much, and what has moved. */
export async function layoutShifts(page: Page): Promise<readonly string[]> {
  // A picture makes the browser draw, also where the page's clock stands still.
  await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } });
  return page.evaluate(() => (window as unknown as Recorder).shifts);
}

/** Waits until the browser has drawn the page twice. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}
