import type { Page } from "playwright";
import { expect, test } from "vitest";
import { openPage } from "../support/browser/browser.ts";
import { clickWarm, markDocument, openNavigation, shown } from "../support/browser/client-navigation.ts";

/** Pages with different blocks. */
const routes = ["/", "/islands/orran", "/services/timetable-data", "/services/freight"];

/** Reads, for each element, all its computed styles, with those of its pseudo-elements. */
async function readLooks(page: Page): Promise<string[]> {
  // What moves or has just been typed, and where the pointer is, is none of the page's styles.
  await page.mouse.move(0, 0);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  return page.evaluate(() => {
    // A page may know more custom properties than it uses: those of the pages before it.
    const all = [...getComputedStyle(document.body)].filter((name) => !name.startsWith("--")).sort();
    // The used values of margins depend on when the browser has laid out what is outside of the page.
    const others = all.filter((name) => !name.startsWith("margin"));
    const styleOf = (element: Element, pseudo?: string) => {
      const style = getComputedStyle(element, pseudo);
      if (pseudo && style.content === "none") return "";
      const names = element.closest("main") ? all : others;
      return names.map((name) => `${name}:${style.getPropertyValue(name)}`).join(";");
    };
    const elements = [...document.querySelectorAll("main, main *, header *, footer *")];
    return elements.map((element) => {
      const looks = [undefined, "::before", "::after"].map((pseudo) => styleOf(element, pseudo));
      return `${element.localName}.${element.className};${looks.join(";")}`;
    });
  });
}

/** Whether two declarations say the same, but for a fraction of a pixel by which a browser lays out a text anew. */
function isSame(one: string, other: string): boolean {
  const number = /-?[\d.]+/g;
  const numbers = (text: string) => Array.from(text.matchAll(number), ([found]) => Number(found));
  if (one === other) return true;
  const others = numbers(other);
  const isNear = numbers(one).every((value, index) => Math.abs(value - (others[index] ?? Number.NaN)) < 0.1);
  return isNear && one.replaceAll(number, "") === other.replaceAll(number, "");
}

/** The computed styles that differ, and the numbers of elements where those do. */
function differences(looks: readonly string[], expected: readonly string[]): string[] {
  const counts = [looks.length, expected.length].join(" and ");
  const differing = looks.flatMap((look, index) => {
    const [name = "", ...values] = look.split(";");
    const others = (expected[index] ?? "").split(";").slice(1);
    return values.flatMap((value, place) =>
      isSame(value, others[place] ?? "") ? [] : [`${name} ${value}, not ${others[place]}`],
    );
  });
  return looks.length === expected.length ? differing.slice(0, 20) : [counts];
}

/** Adds a link to a route at the top of the page, so that any page can lead to any other. */
async function addLink(page: Page, route: string): Promise<void> {
  await page.evaluate((href) => {
    document.querySelector("#added")?.remove();
    const link = Object.assign(document.createElement("a"), { href, id: "added", textContent: href });
    document.body.prepend(link);
  }, route);
}

test("after a client navigation every element looks as after loading its page", async () => {
  const direct = await openPage({ viewport: { width: 1280, height: 800 }, bypassCSP: true });
  const page = await openNavigation("/404-is-not-here");
  // A font that comes in time for one document and too late for another would make them differ.
  for (const one of [direct, page]) await one.context().route("**/*.woff2", (request) => request.abort());
  await page.goto(routes.at(-1) ?? "/");
  const isSame = await markDocument(page);
  for (const route of routes) {
    await addLink(page, route);
    await clickWarm(page.locator("#added"));
    await page.locator("#added").evaluate((link) => link.remove());
    await direct.goto(route);
    await direct.waitForFunction(() => !document.querySelector("[data-behaviour]:not([data-attached])"));
    const looks = await readLooks(direct);
    expect([route, differences(await readLooks(page), looks)]).toEqual([route, []]);
  }
  expect(await isSame()).toBe(true);
  // Every file of styles comes once.
  const files = await page
    .locator("link[rel=stylesheet]")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(files.length).toBeGreaterThan(2);
  expect(files.filter((file, index) => files.indexOf(file) !== index)).toEqual([]);
});

test("a page has its styles when it is first painted, after a click and after Back and Forward", async () => {
  const page = await openNavigation("/");
  // Each frame in which the page shows something, with the display of its lists: only parts that the home page lacks, those of
  // breadcrumbs and of steps, make them what they are.
  await page.evaluate(() => {
    const frames: string[] = [];
    Object.assign(window, { frames_: frames });
    const note = () => {
      for (const selector of ["main nav ol", "main section ol"]) {
        const list = document.querySelector(selector);
        if (list) frames.push(`${selector}: ${getComputedStyle(list).display}`);
      }
      requestAnimationFrame(note);
    };
    note();
  });
  await addLink(page, "/islands/orran");
  await clickWarm(page.locator("#added"));
  await page.goBack();
  await page.waitForURL((url) => url.pathname === "/");
  await shown(page);
  await page.goForward();
  await page.waitForURL("**/islands/orran");
  await shown(page);
  await page.waitForFunction(() => (window as unknown as { frames_: string[] }).frames_.length > 6);
  const frames = await page.evaluate(() => (window as unknown as { frames_: string[] }).frames_);
  expect([...new Set(frames)].sort()).toEqual(["main nav ol: flex", "main section ol: grid"]);
});
