import type { Page } from "playwright";

/** A change of the typed headline: the time in milliseconds since the start, the text, and whether the cursor shows. */
export type Moment = readonly [time: number, text: string, cursor: string];

/** A random generator with the same numbers in every run, here and in the browser. */
function seededRandom(): () => number {
  let state = 42;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}

/**
 * Opens the home page with a stopped clock and seeded randomness, and records what the headline shows from its start: when it is painted,
 * or `scriptDelay` milliseconds later, when its script has loaded.
 */
export async function openHeadline(page: Page, scriptDelay = 0): Promise<void> {
  await page.clock.install({ time: 0 });
  // Far enough ahead for a slow machine: until then the clock runs.
  await page.clock.pauseAt(600_000);
  await page.addInitScript(`Math.random = (${seededRandom})()`);
  await page.addInitScript((delay) => {
    Object.assign(performance, { getEntriesByName: () => [{ startTime: performance.now() - delay }] });
    const moments: (readonly [number, string, string])[] = [];
    let startedAt = 0;
    new MutationObserver(() => {
      const typed = document.querySelector<HTMLElement>("[data-behaviour=typewriter] [data-cursor]");
      if (!typed) return;
      if (moments.length === 0) startedAt = performance.now();
      const moment = [performance.now() - startedAt, typed.textContent, typed.dataset["cursor"] ?? ""] as const;
      const last = moments.at(-1);
      if (last?.[1] !== moment[1] || last[2] !== moment[2]) moments.push(moment);
    }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
    Object.assign(window, { moments });
  }, scriptDelay);
  await page.goto("/");
  await page.waitForFunction(() => (window as unknown as { moments: unknown[] }).moments.length > 0);
}

/** The changes recorded so far. */
export function recordedMoments(page: Page): Promise<readonly Moment[]> {
  return page.evaluate(() => (window as unknown as { moments: Moment[] }).moments);
}

/**
 * The changes of a headline according to the specification: after 1,200 ms each character takes 75 ms plus a random 0 to
 * 20 ms, with 100 ms between segments; the cursor changes every 350 ms, then every 600 ms.
 */
export function specifiedMoments(segments: readonly string[], milliseconds: number): Moment[] {
  const random = seededRandom();
  const shown = new Map<number, string>();
  let time = 1200;
  let text = "";
  for (const [index, segment] of segments.entries()) {
    if (index > 0) time += 100;
    for (const character of segment) {
      time += 75 + Math.round(random() * 20);
      text += character;
      shown.set(time, text);
    }
  }
  const end = time;
  let standing = "";
  return Array.from({ length: milliseconds }, (_, now) => {
    standing = shown.get(now) ?? standing;
    const changes = now < end ? Math.floor(now / 350) : Math.floor((now - end) / 600);
    return [now, standing, changes % 2 === 0 ? "on" : "off"] as const;
  });
}

/** The state at every millisecond, from the changes alone. */
export function everyMillisecond(moments: readonly Moment[], milliseconds: number): Moment[] {
  return Array.from({ length: milliseconds }, (_, now) => {
    const [, text, cursor] = moments.findLast(([time]) => time <= now) ?? [0, "", ""];
    return [now, text, cursor] as const;
  });
}
