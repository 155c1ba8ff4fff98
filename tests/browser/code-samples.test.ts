import type { Page } from "playwright";
import { expect, test } from "vitest";
import { openPage, openSettled } from "../support/browser/browser.ts";

const route = "/services/timetable-data";

/** The first code samples of the page, whose labels are the four languages. */
const samples = (page: Page) => page.locator("main [data-behaviour=tabs]").first();
const languages = ["Python", "Java", "JavaScript", "C#"];

/** Which tab is chosen, which can be reached by Tab, and which panels are visible. */
async function tabState(page: Page) {
  const tabs = samples(page).getByRole("tab");
  const names = (selector: string) => samples(page).locator(selector).allTextContents();
  expect(await tabs.allTextContents()).toEqual(languages);
  const shown = samples(page).getByRole("tabpanel");
  return {
    chosen: await names("[role=tab][aria-selected=true]"),
    stops: await names("[role=tab][tabindex='0']"),
    shown: await shown.evaluateAll((panels) =>
      panels.map((panel) => document.getElementById(panel.getAttribute("aria-labelledby") ?? "")?.textContent),
    ),
  };
}
const at = (language: string) => ({ chosen: [language], stops: [language], shown: [language] });

test("the samples become tabs: a click, the arrow keys, Home and End choose, and each panel is named by its tab", async () => {
  const page = await openPage();
  await page.goto(route);
  expect(await tabState(page)).toEqual(at("Python"));
  await samples(page).getByRole("tab", { name: "JavaScript" }).click();
  expect(await tabState(page)).toEqual(at("JavaScript"));
  const visited: unknown[] = [];
  for (const key of ["ArrowRight", "ArrowRight", "ArrowLeft", "Home", "End", "ArrowLeft"]) {
    await page.keyboard.press(key);
    const focused = await page.evaluate(() => document.activeElement?.textContent);
    expect(await tabState(page)).toEqual(at(focused ?? ""));
    visited.push(focused);
  }
  expect(visited).toEqual(["C#", "Python", "C#", "Python", "C#", "JavaScript"]);
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe("pre");
});

test("the button copies the whole code and says so for two seconds, also to screen readers", async () => {
  const page = await openPage({ permissions: ["clipboard-read", "clipboard-write"] });
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto(route);
  const panel = samples(page).locator("[data-behaviour=copy-code]").filter({ visible: true });
  const button = panel.getByRole("button", { name: /^Copy code ?: .*Python$/ });
  await button.click();
  const status = panel.getByRole("status");
  await expect.poll(() => status.textContent()).toBe("Copied");
  const code = await panel.locator("pre").textContent();
  expect(code?.split("\n").length).toBeGreaterThan(2);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  await page.clock.runFor(1999);
  expect(await status.textContent()).toBe("Copied");
  await page.clock.runFor(1);
  expect(await status.textContent()).toBe("");
});

test("a language that is chosen in one sample is chosen in all that have it, and what was pressed stays where it is", async () => {
  const page = await openPage({ viewport: { width: 1000, height: 600 } });
  await openSettled(page, route);
  // Below is a second copy of the first samples, then one that differs only in a label.
  await page.evaluate(() => {
    const block = document.querySelector("main section:has([data-behaviour=tabs])") as HTMLElement;
    const copy = block.cloneNode(true) as HTMLElement;
    for (const part of copy.querySelectorAll("[role=tablist]")) part.remove();
    for (const panel of copy.querySelectorAll<HTMLElement>("[data-tab]")) {
      for (const name of ["id", "hidden", "role", "aria-hidden", "aria-labelledby"]) panel.removeAttribute(name);
      if (panel.dataset["tab"] === "Java") panel.append(document.createElement("p"), "Higher\n".repeat(80));
    }
    const tabs = copy.querySelector<HTMLElement>("[data-behaviour=tabs]");
    delete tabs?.dataset["attached"];
    block.before(copy);
    if (tabs)
      window.behaviours?.["tabs"]?.(tabs, {
        clock: window,
        media: matchMedia.bind(window),
        lifetime: new AbortController(),
      });
  });
  const blocks = page.locator("main [data-follow]");
  const chosen = () => blocks.locator("[aria-selected=true]").allTextContents();
  expect(await chosen()).toEqual(["Python", "Python", "On time"]);
  const tab = blocks.nth(1).getByRole("tab", { name: "Java", exact: true });
  await tab.scrollIntoViewIfNeeded();
  const before = await tab.boundingBox();
  await tab.click();
  expect(await chosen()).toEqual(["Java", "Java", "On time"]);
  expect((await tab.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
});
