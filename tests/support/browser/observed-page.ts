import type { BrowserContextOptions, Page } from "playwright";
import { openPage } from "./browser.ts";

/** What a page records of its own layout shifts. */
interface Shift {
  readonly value: number;
  readonly moved: readonly string[];
}

declare global {
  interface Window {
    shifts: () => Shift[];
  }
}

/** A page, with motion allowed unless the options say otherwise, that records its layout shifts, whoever caused them. */
export async function openObservedPage(options: BrowserContextOptions): Promise<Page> {
  const page = await openPage({ reducedMotion: "no-preference", ...options });
  await page.addInitScript(() => {
    // The types of the DOM do not have it yet.
    type LayoutShift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
    const shifts: Shift[] = [];
    const record = (entries: PerformanceEntry[]) => {
      for (const { value, sources } of entries as LayoutShift[]) {
        const name = (node: Node | null) => (node instanceof Element ? node.outerHTML.slice(0, 80) : String(node));
        shifts.push({ value, moved: sources.map(({ node }) => name(node)) });
      }
    };
    const observer = new PerformanceObserver((list) => record(list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    window.shifts = () => {
      record(observer.takeRecords());
      return shifts;
    };
  });
  return page;
}

/** What has moved on a page up to the frame after next. */
export async function shiftsOf(page: Page, path: string): Promise<string[]> {
  const shifts = await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    await frame();
    return window.shifts();
  });
  return shifts.map(({ value, moved }) => `${path}: ${value} by ${moved.join(", ")}`);
}
