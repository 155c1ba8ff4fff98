import type { Page } from "playwright";
import { expect, test } from "vitest";
import { serveFixture } from "../support/browser/serve-fixture.ts";
import { openPage } from "./visit.ts";

const site = serveFixture("bakery-site");

async function open(path: string, javaScriptEnabled = true): Promise<Page> {
  const page = await openPage({ baseURL: site.origin, javaScriptEnabled });
  await page.goto(path);
  return page;
}

test("tabs change by click and by arrow keys, and show the panel that the address names", async () => {
  const page = await open("/house#loft");
  const shown = () => page.locator("#rooms").getByRole("tabpanel").locator("h3").allTextContents();
  const chosen = () => page.locator("#rooms [role=tab][aria-selected=true]").allTextContents();
  await expect.poll(chosen).toEqual(["The loft"]);
  await page.locator("#rooms").getByRole("tab", { name: "The tower" }).click();
  expect(await chosen()).toEqual(["The tower"]);
  await page.keyboard.press("ArrowLeft");
  expect(await chosen()).toEqual(["The loft"]);
  expect(await page.locator("#rooms").getByText("the starter sleeps").isVisible()).toBe(true);
  await page.locator("#story a[href='#slip']").click();
  await expect.poll(chosen).toEqual(["The slip"]);
  expect((await shown()).length).toBeLessThan(3);
});

test("questions open by click, by key, and for a link to an answer", async () => {
  const page = await open("/orders");
  const answers = () => page.locator("#questions details[open] h3").allTextContents();
  await page.locator("#questions summary").nth(1).click();
  await expect.poll(answers).toEqual(["What if I come after ten?"]);
  await page.keyboard.press("Enter");
  await expect.poll(answers).toEqual([]);
  await page.goto("/orders?from=a-link#freezing");
  await expect.poll(answers).toEqual(["Can I freeze your bread?"]);
});

test("a picture of a gallery opens large, the next one follows, and Escape leads back", async () => {
  const page = await open("/house");
  const dialog = page.locator("#pictures dialog");
  await page.locator("#pictures li a").first().click();
  await expect.poll(() => dialog.getByRole("status").textContent()).toContain("1");
  await dialog.getByRole("button", { name: "Next picture" }).click();
  await expect.poll(() => dialog.getByRole("status").textContent()).toContain("2");
  const offset = () =>
    dialog.locator("[data-part=strip] > *").evaluateAll(([, second]) => {
      const { left = 0, width = 0 } = second?.getBoundingClientRect() ?? {};
      return Math.abs(left + width / 2 - innerWidth / 2);
    });
  await expect.poll(offset).toBeLessThan(2);
  await page.keyboard.press("Escape");
  await expect.poll(() => dialog.isVisible()).toBe(false);
  expect(await page.evaluate(() => document.activeElement?.matches("#pictures li a"))).toBe(true);
});

test("a form says what is missing, and marks it", async () => {
  const page = await open("/visit");
  const name = page.locator("#party input[name=name]");
  const state = () =>
    name.evaluate((input) => [input.matches(":user-invalid"), getComputedStyle(input).borderInlineStartWidth]);
  await page.locator("#party button[type=submit]").click();
  await expect.poll(state).toEqual([true, "8px"]);
  expect(await name.evaluate((input) => input === document.activeElement)).toBe(true);
  await page.keyboard.type("Ada");
  await expect.poll(state).toEqual([false, expect.stringMatching(/^1/)]);
});

test("without JavaScript every panel of tabs stands, questions and steps open, and prices follow the period", async () => {
  const page = await open("/house", false);
  expect(await page.getByRole("tab").count()).toBe(0);
  for (const words of ["The rails", "the starter sleeps", "Herbs"]) {
    expect(await page.locator("#rooms").getByText(words).first().isVisible()).toBe(true);
  }
  await page.goto("/orders");
  await page.locator("#questions summary").first().click();
  await expect.poll(() => page.getByText("and toast it from frozen.").isVisible()).toBe(true);
  await page.locator("#order summary").nth(1).click();
  await expect.poll(() => page.getByText("We are closed, so we ring you.").isVisible()).toBe(true);
  const price = (text: string) => page.locator("#subscription").getByText(text, { exact: true }).isVisible();
  expect([await price("£39"), await price("£35")]).toEqual([true, false]);
  await page.locator("#subscription label").nth(1).click();
  await expect.poll(async () => [await price("£39"), await price("£35")]).toEqual([false, true]);
});
