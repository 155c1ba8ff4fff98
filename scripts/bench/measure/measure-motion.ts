import { chromium } from "playwright";
import { characterDelay, segmentPause, startDelay } from "../../../src/behaviours/typing-pace.ts";
import { findBrowser } from "../../command-line/find-browser.ts";
import { createSiteServer } from "../../server/site-server.ts";

/** The punctuality and the cost of the typed headline on the home page, with the real clock of a real browser. */
export interface MotionMeasurement {
  /** The lateness of a typed character, in milliseconds, that 95 of 100 do not exceed. */
  readonly characterLateness95: number;
  readonly characters: number;
  /** The number of tasks of more than 50 ms from the start of the headline to 3 s after its end. */
  readonly longTasks: number;
}

interface Recording {
  /** The time at which each character appeared, in milliseconds from the start of the headline. */
  readonly moments: number[];
  readonly lengths: number[];
  readonly longTasks: number;
}

/** Measures the typed headline of the home page, or returns undefined where it has none. */
export async function measureMotion(out: string): Promise<MotionMeasurement | undefined> {
  const server = createSiteServer(out);
  const address = await server.listen(0);
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ["--no-sandbox"] });
  try {
    const page = await browser.newPage({ reducedMotion: "no-preference" });
    // Without random jitter every character takes the same time.
    await page.addInitScript(() => {
      Math.random = () => 0;
    });
    await page.addInitScript(record);
    await page.goto(address);
    const hasHeadline = (await page.locator("[data-behaviour=typewriter]").count()) > 0;
    if (!hasHeadline) return undefined;
    await page.waitForFunction(() => "recording" in window, undefined, { timeout: 60_000 });
    return evaluate(await page.evaluate(() => (window as unknown as { recording: Recording }).recording));
  } finally {
    await browser.close();
    await server.close();
  }
}

function evaluate({ moments, lengths, longTasks }: Recording): MotionMeasurement {
  const due = lengths.flatMap((length, segment) => {
    const before = lengths.slice(0, segment).reduce((sum, other) => sum + other, 0);
    return Array.from(
      { length },
      (_, index) => startDelay + characterDelay * (before + index + 1) + segmentPause * segment,
    );
  });
  const lateness = moments.map((moment, index) => moment - (due[index] ?? 0)).sort((a, b) => a - b);
  const characterLateness95 = lateness[Math.ceil(lateness.length * 0.95) - 1] ?? 0;
  return { characterLateness95, characters: moments.length, longTasks };
}

/** Runs in the page: records when characters appear, and leaves the recording in `window.recording`. */
function record(): void {
  const moments: number[] = [];
  let lengths: number[] = [];
  let startedAt: number | undefined;
  let longTasks = 0;
  new PerformanceObserver((list) => {
    // Tasks that began earlier are left out: they are the page's first layout, in which the script may run.
    longTasks += list
      .getEntries()
      .filter(({ startTime }) => startTime >= (startedAt ?? Number.POSITIVE_INFINITY)).length;
  }).observe({ type: "longtask" });
  new MutationObserver((_, observer) => {
    const headline = document.querySelector<HTMLElement>("[data-behaviour=typewriter]");
    if (!headline) return;
    if (headline.dataset["attached"] === undefined) {
      lengths = Array.from(headline.children, (segment) => Array.from(segment.textContent).length);
      return;
    }
    startedAt ??= performance.now();
    const typed = Array.from(headline.firstElementChild?.textContent ?? "").length;
    while (moments.length < typed) moments.push(performance.now() - startedAt);
    if (moments.length < lengths.reduce((sum, length) => sum + length, 0)) return;
    observer.disconnect();
    setTimeout(() => Object.assign(window, { recording: { moments, lengths, longTasks } }), 3000);
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
}
