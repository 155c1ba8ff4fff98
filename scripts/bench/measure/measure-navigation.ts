import { type Browser, type BrowserContext, chromium, type Locator, type Page } from "playwright";
import { findBrowser } from "../../command-line/find-browser.ts";
import { createCompressingServer } from "./serve-compressed.ts";

/** Milliseconds from the click to the paint of the next page's h1. */
export interface ClickTimes {
  readonly clicks: number;
  readonly median: number;
  /** Nine of ten clicks take at most this long. */
  readonly ninthDecile: number;
  readonly max: number;
}

/** The times of clicks through the app, and those of the browser's own navigation with the same link. */
interface ComparedTimes {
  readonly app: ClickTimes;
  readonly native: ClickTimes;
  /** The median of the app minus that of the browser: positive if the app is slower. */
  readonly later: number;
}

/** The times that visitors with a slow device and a slow network wait for the next page of a built site. */
export interface NavigationMeasurement {
  readonly from: string;
  readonly to: string;
  /** A click after everything that pointing at the link fetches has arrived. */
  readonly warm: ClickTimes;
  /** The same for visitors who asked for reduced motion. */
  readonly warmStill: ClickTimes;
  /** A click together with the first sign of intent. */
  readonly cold: ComparedTimes;
  /** A click 200 ms after the first sign of intent, while the prefetch competes with the navigation for the network. */
  readonly inFlight: ComparedTimes;
}

/** The settings of the DevTools protocol: throughput in bytes a second, and a processor that is four times slower. */
const network = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };
const cpu = { rate: 4 };
/** Many clicks, because visitors notice the slow ones, and among few clicks those are chance. */
const warmClicks = 41;
const comparedClicks = 15;

type Approach = "warm" | "warmStill" | "cold" | "inFlight";

/** Measures clicks on the first link of the home page's menu. Returns undefined where the menu has none. */
export async function measureNavigation(out: string): Promise<NavigationMeasurement | undefined> {
  const server = createCompressingServer(out);
  const site = await server.listen(0);
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ["--no-sandbox"],
    // Playwright disables the back/forward cache, which visitors have: a page that is left may go on loading for a
    // while.
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  try {
    const to = await firstTarget(browser, site);
    if (to === undefined) return undefined;
    const time = (approach: Approach, native = false) => timeClick(browser, { site, to, approach, native });
    // The first run of each kind fills the server's cache.
    await time("warm");
    await time("cold", true);
    const [warm, warmStill]: [number[], number[]] = [[], []];
    for (let click = 0; click < warmClicks; click++) {
      warm.push(await time("warm"));
      warmStill.push(await time("warmStill"));
    }
    return {
      from: "/",
      to,
      warm: summariseTimes(warm),
      warmStill: summariseTimes(warmStill),
      cold: await compare((native) => time("cold", native)),
      inFlight: await compare((native) => time("inFlight", native)),
    };
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Measures both alternately, so that other work of the machine affects both alike. */
async function compare(time: (native: boolean) => Promise<number>): Promise<ComparedTimes> {
  const [app, native]: [number[], number[]] = [[], []];
  for (let click = 0; click < comparedClicks; click++) {
    app.push(await time(false));
    native.push(await time(true));
  }
  const [appTimes, nativeTimes] = [summariseTimes(app), summariseTimes(native)];
  return { app: appTimes, native: nativeTimes, later: appTimes.median - nativeTimes.median };
}

function summariseTimes(times: readonly number[]): ClickTimes {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.ceil(share * sorted.length) - 1] ?? 0;
  return { clicks: times.length, median: at(0.5), ninthDecile: at(0.9), max: at(1) };
}

const menuLinks = "header nav a[href^='/']:not([href='/'], [href*='#'], [data-reload])";

async function firstTarget(browser: Browser, site: string): Promise<string | undefined> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(site);
  const links = await page.locator(menuLinks).all();
  const target = await links[0]?.getAttribute("href");
  await context.close();
  return target ?? undefined;
}

interface Click {
  readonly site: string;
  readonly to: string;
  readonly approach: Approach;
  /** True if the link asks for the browser's own navigation: the same page with the same script, without the app. */
  readonly native: boolean;
}

async function timeClick(browser: Browser, click: Click): Promise<number> {
  const reducedMotion = click.approach === "warmStill" ? "reduce" : "no-preference";
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion });
  try {
    return await timeClickIn(context, click);
  } finally {
    await context.close();
  }
}

async function timeClickIn(context: BrowserContext, { site, to, approach, native }: Click): Promise<number> {
  const page = await context.newPage();
  await page.addInitScript(record);
  await page.goto(site, { waitUntil: "networkidle" });
  const link = page.locator(`header nav a[href="${to}"]`).first();
  if (native) await link.evaluate((anchor: HTMLAnchorElement) => anchor.setAttribute("data-reload", ""));
  if (!(await link.isVisible()))
    await page.locator(`header nav li:has(> button):has(a[href="${to}"]) > button`).hover();
  await slowDown(page);
  await approachAndClick(page, link, approach);
  await page.waitForURL(site + to);
  const painted = await page.waitForFunction(paintOf, to, { timeout: 30_000 });
  return painted.evaluate((time) => Number(time));
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", network);
  await session.send("Emulation.setCPUThrottlingRate", cpu);
}

async function approachAndClick(page: Page, link: Locator, approach: Approach): Promise<void> {
  const box = await link.boundingBox();
  if (!box) throw new Error("The link of the menu is not to be seen.");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  if (approach === "warm" || approach === "warmStill") {
    // First the app and the module of the page, then, at once, all that the module names.
    await page.waitForFunction(() => {
      const { filesFetched } = window as unknown as Recording;
      const asked = document.head.querySelectorAll("link[rel=modulepreload], link[rel=stylesheet]").length;
      return filesFetched > 2 && filesFetched === asked;
    });
    await page.waitForTimeout(500);
  }
  if (approach === "inFlight") await page.waitForTimeout(200);
  await page.mouse.down();
  await page.mouse.up();
}

interface Recording {
  filesFetched: number;
  headings: { readonly path: string; readonly at: number }[];
}

/** Runs in every document: records when a click happens, when prefetches have arrived and when headings are painted. */
function record(): void {
  const recording: Recording = { filesFetched: 0, headings: [] };
  Object.assign(window, recording);
  document.addEventListener(
    "load",
    ({ target }) => {
      if (target instanceof HTMLLinkElement && /^(?:modulepreload|stylesheet)$/.test(target.rel)) {
        (window as unknown as Recording).filesFetched++;
      }
    },
    true,
  );
  // As a time since 1970, because `performance.now()` starts anew in each document.
  addEventListener(
    "click",
    ({ timeStamp }) => sessionStorage.setItem("click", String(performance.timeOrigin + timeStamp)),
    true,
  );
  new MutationObserver(() => {
    const heading = document.querySelector("main h1:not([elementtiming])");
    heading?.setAttribute("elementtiming", location.pathname);
  }).observe(document, { subtree: true, childList: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { identifier, renderTime } = entry as PerformanceEntry & { identifier: string; renderTime: number };
      recording.headings.push({ path: identifier, at: performance.timeOrigin + renderTime });
    }
  }).observe({ type: "element", buffered: true });
}

/** Runs in the page: the time from the click to the paint of a page's heading, or undefined until it is painted. */
function paintOf(path: string): number | undefined {
  const { headings } = window as unknown as Recording;
  const painted = headings.find((heading) => heading.path === path);
  return painted && painted.at - Number(sessionStorage.getItem("click"));
}
