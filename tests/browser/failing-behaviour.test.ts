import type { Page } from "playwright";
import { expect, test } from "vitest";
import { openPage } from "../support/browser/browser.ts";

interface Opened {
  readonly page: Page;
  /** What the console says of errors, in order. */
  readonly errors: readonly string[];
}

/** Opens a page whose HTML is another one than was built. */
async function openChanged(path: string, change: (html: string) => string): Promise<Opened> {
  const page = await openPage({ viewport: { width: 1280, height: 900 }, reducedMotion: "no-preference" });
  const errors: string[] = [];
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  page.on("pageerror", (error) => errors.push(error.message));
  await page.route(path, async (route) => {
    const response = await route.fetch();
    const before = await response.text();
    const body = change(before);
    expect(body).not.toBe(before);
    await route.fulfill({ response, body });
  });
  await page.goto(path);
  await page.waitForSelector("header[data-attached]");
  return { page, errors };
}

/** The names of the behaviours on a page, and of those that are attached. */
async function behavioursOf(page: Page): Promise<{ asked: string[]; attached: string[] }> {
  const names = (selector: string) =>
    page.locator(selector).evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset["behaviour"] ?? ""));
  return { asked: await names("[data-behaviour]"), attached: await names("[data-behaviour][data-attached]") };
}

test.each([
  ["/", "side-menu", 'data-part="opener"'],
  ["/", "disclosure-menu", 'data-part="button"'],
  ["/", "typewriter", "data-segment"],
  ["/services/timetable-data", "copy-code", 'data-part="button" data-copied'],
])("on %s a %s without its parts is named in the console, and all other behaviours work", async (path, name, part) => {
  const { page, errors } = await openChanged(path, (html) => html.replaceAll(part, "data-none"));
  expect([...new Set(errors.map((text) => text.split(":")[0]))]).toEqual([`${name} TypeError`]);
  const { asked, attached } = await behavioursOf(page);
  expect(asked).toContain(name);
  expect(attached).toEqual(asked.filter((one) => one !== name));
});
