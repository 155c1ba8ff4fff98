import type { BrowserContextOptions, Page } from "playwright";
import { describe, expect, test } from "vitest";
import { findViolations, openPageWithAxe } from "../support/browser/axe.ts";
import { attached, openPage, openSettled } from "../support/browser/browser.ts";
import { notePrefetches, warm } from "../support/browser/client-navigation.ts";
import { serveFixture } from "../support/browser/serve-fixture.ts";

const site = serveFixture("boatyard-site");
const wide = { viewport: { width: 1280, height: 800 } };
const phone = { viewport: { width: 390, height: 800 } };

async function open(route: string, options: BrowserContextOptions = wide): Promise<Page> {
  const page = await openPage(options);
  await page.goto(site.origin + route);
  if (options.javaScriptEnabled !== false) await attached(page);
  return page;
}

const routeOf = (page: Page) => new URL(page.url()).pathname;
const opener = (page: Page) => page.locator("header [aria-controls=languages]");
const list = (page: Page) => page.locator("#languages");
/** The visible links of the switch: the language, the target, and whether it is the page's own. */
const links = (page: Page, within = "#languages") =>
  page.locator(`${within} [hreflang]`).evaluateAll((all) =>
    all.map((link) => {
      const { hreflang, lang, textContent, ariaCurrent } = link as HTMLAnchorElement;
      const name = lang === hreflang ? textContent : `${textContent} in ${lang}`;
      return `${name} ${link.getAttribute("href")}${ariaCurrent ? " *" : ""}`;
    }),
  );

describe("the switch of languages", () => {
  test("leads from a page to the same page, which is another document", async () => {
    const page = await open("/de/kurse/abends/segel");
    await opener(page).click();
    expect(await links(page)).toEqual([
      "English /courses/evening/sails",
      "Deutsch /de/kurse/abends/segel *",
      "العربية /ar/courses/evening/sails",
    ]);
    await page.evaluate(() => Object.assign(window, { isFirst: true }));
    await list(page).getByText("العربية").click();
    await page.waitForURL("**/ar/courses/evening/sails");
    expect(await page.evaluate(() => [document.documentElement.dir, "isFirst" in window])).toEqual(["rtl", false]);
  });

  test("leads without JavaScript, to the nearest page above where the page is missing", async () => {
    const page = await open("/news/festival", { ...wide, javaScriptEnabled: false });
    await opener(page).focus();
    await list(page).getByText("Deutsch").click();
    await page.waitForURL("**/de/news");
    expect(await page.locator("h1").textContent()).toBe("Logbuch");
  });

  test.each([true, false])("is in the side menu of a phone, with JavaScript: %s", async (javaScriptEnabled) => {
    const page = await open("/ar/prices", { ...phone, javaScriptEnabled });
    await page.locator("[data-part=opener]").click();
    const part = page.locator("#side-menu li", { has: page.locator(":scope > ul > li > [hreflang]") });
    expect(await part.locator("p").textContent()).toBe("اللغات");
    await part.getByText("Deutsch").click();
    await page.waitForURL("**/de/preise");
    expect(await page.locator("h1").textContent()).toBe("Was es kostet");
  });

  test("opens, closes and leads by keyboard", async () => {
    const page = await open("/prices");
    await opener(page).focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => list(page).isVisible()).toBe(true);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    await expect.poll(() => list(page).isVisible()).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-controls"))).toBe("languages");
    await page.keyboard.press("Space");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/de/preise");
  });

  test("leads to the translations of the page that is shown, after a click has shown another one", async () => {
    const page = await openPage(wide);
    await notePrefetches(page);
    await page.goto(`${site.origin}/de`);
    await page.evaluate(() => Object.assign(window, { isFirst: true }));
    const link = page.locator("header > div > nav a[href='/de/news']");
    await warm(link);
    await link.click();
    await expect.poll(() => page.locator("h1").textContent()).toBe("Logbuch");
    const expected = ["English /news", "Deutsch /de/news *", "العربية /ar/news"];
    await expect.poll(() => links(page)).toEqual(expected);
    expect(await links(page, "#side-menu")).toEqual(expected);
    await page.goBack();
    await expect.poll(() => links(page)).toEqual(["English /", "Deutsch /de *", "العربية /ar"]);
    expect(await page.evaluate(() => "isFirst" in window)).toBe(true);
  });

  test("sends nobody to the language of their browser", async () => {
    const page = await open("/", { ...wide, locale: "de-DE" });
    expect([routeOf(page), await page.locator("html").getAttribute("lang")]).toEqual(["/", "en-GB"]);
  });
});

test("what screen readers are told of the header is in the language of the page", async () => {
  const names = async (route: string) => {
    const page = await open(route);
    const tree = await page.locator("body > header").ariaSnapshot();
    return [...tree.matchAll(/^ *- '?(?:navigation|button) "(.*?)"/gm)].map(([, name]) => name);
  };
  expect(await names("/prices")).toEqual(["Main", "Courses", "The school", "English, Languages"]);
  expect(await names("/de/preise")).toEqual(["Hauptbereiche", "Kurse", "Die Schule", "Deutsch, Sprachen"]);
  expect(await names("/ar/prices")).toEqual(["الأقسام الرئيسية", "الدورات", "المدرسة", "العربية، اللغات"]);
});

test.each(["/about", "/de/schule", "/ar/madrasa", "/ar/news/tide-gauge"])(
  "nothing is wrong with %s, and nothing leaves its place, on a wide screen and on a phone",
  async (route) => {
    for (const size of [wide, phone, { viewport: { width: 320, height: 640 } }]) {
      const page = await openPageWithAxe(size);
      await openSettled(page, site.origin + route);
      if (size === phone) await page.locator("[data-part=opener]").click();
      expect(await findViolations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.viewport.width);
    }
  },
);
