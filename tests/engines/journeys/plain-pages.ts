import { expect, test } from "vitest";
import { visitBakery } from "../../support/engines/begin-visit.ts";

const plain = { scripts: false };

test("without JavaScript the menu opens below the pointer", async () => {
  const visit = await visitBakery(plain);
  await visit.open("/");
  expect(await visit.isVisible("#menu-1")).toBe(false);
  await visit.hover("header nav [aria-controls='menu-1']");
  await expect.poll(() => visit.isVisible("#menu-1")).toBe(true);
  await visit.click("#menu-1 a[href='/visit']");
  await visit.arriveAt("/visit");
});

test("without JavaScript the side menu is a popover, which leads on", async () => {
  const visit = await visitBakery({ ...plain, width: 360, height: 780 });
  await visit.open("/");
  await visit.click("header button[aria-label='Open menu']");
  await expect.poll(() => visit.isVisible("dialog#side-menu")).toBe(true);
  await visit.click("dialog#side-menu button[aria-label='Close menu']");
  await expect.poll(() => visit.isVisible("dialog#side-menu")).toBe(false);
  await visit.click("header button[aria-label='Open menu']");
  await visit.click("dialog#side-menu a[href='/journal']");
  await visit.arriveAt("/journal");
});

test("without JavaScript every panel of tabs stands, questions and steps open, and prices follow the period", async () => {
  const visit = await visitBakery(plain);
  await visit.open("/house");
  expect(await visit.run(() => document.querySelectorAll("[role=tab]").length)).toBe(0);
  expect(await visit.text("#rooms")).toMatch(/The rails[\s\S]*the starter sleeps[\s\S]*Herbs/);
  await visit.open("/orders");
  await visit.click("#questions details summary");
  await expect.poll(() => visit.text("#questions")).toContain("and toast it from frozen.");
  await visit.click("#order li:nth-child(2) summary");
  await expect.poll(() => visit.text("#order")).toContain("We are closed, so we ring you.");
  expect(await visit.text("#order")).not.toContain("As it comes in, before noon.");
  await visit.click("#subscription label:nth-of-type(2)");
  await expect.poll(() => visit.text("#subscription ul > li")).toContain("£35");
});
