import { expect, test } from "vitest";
import { visitBakery } from "../../support/engines/begin-visit.ts";
import type { Visit } from "../../support/engines/visit.ts";

const phone = { width: 360, height: 780 };

const button = "header nav [aria-controls='menu-1']";
const list = "#menu-1";
const opener = "header button[aria-label='Open menu']";
const panel = "dialog#side-menu";

/** Whether a list of the menu can be seen, and what its button tells of it. */
const listState = async (visit: Visit) => [
  await visit.isVisible(list),
  await visit.run((button) => document.querySelector(button)?.getAttribute("aria-expanded"), button),
];

test("a list of the menu opens below the pointer and closes beside it, by click, by key and by Escape", async () => {
  const visit = await visitBakery();
  await visit.open("/");
  expect(await listState(visit)).toEqual([false, "false"]);
  await visit.hover(button);
  await expect.poll(() => listState(visit)).toEqual([true, "true"]);
  await visit.hover("h1");
  await expect.poll(() => listState(visit)).toEqual([false, "false"]);
  await visit.click(button);
  await visit.hover("h1");
  await expect.poll(() => listState(visit)).toEqual([true, "true"]);
  await visit.clickAt(640, 700);
  await expect.poll(() => listState(visit)).toEqual([false, "false"]);
  await visit.run((button) => document.querySelector<HTMLElement>(button)?.focus(), button);
  await visit.press("Enter");
  await expect.poll(() => listState(visit)).toEqual([true, "true"]);
  await visit.press("Tab");
  expect(await visit.focused()).toBe("a The bakehouse");
  await visit.press("Escape");
  await expect.poll(() => listState(visit)).toEqual([false, "false"]);
  expect(await visit.focused()).toBe("button Visit");
});

test("the side menu is modal, gives the focus back, and leads on", async () => {
  const visit = await visitBakery(phone);
  await visit.open("/");
  expect(await visit.isVisible(panel)).toBe(false);
  await visit.click(opener);
  await expect.poll(() => visit.isVisible(panel)).toBe(true);
  expect(
    await visit.run((panel) => document.querySelector(`${panel}:modal`)?.contains(document.activeElement), panel),
  ).toBe(true);
  await visit.press("Escape");
  await expect.poll(() => visit.isVisible(panel)).toBe(false);
  expect(await visit.focused()).toBe("button Open menu");
  await visit.click(opener);
  await visit.clickAt(8, 400);
  await expect.poll(() => visit.isVisible(panel)).toBe(false);
  await visit.click(opener);
  await visit.click(`${panel} a[href='/visit#oven-times']`);
  await visit.arriveAt("/visit#oven-times");
  expect(await visit.isVisible(panel)).toBe(false);
  await visit.until(true, () => {
    const { top, bottom } = document.querySelector("#oven-times h2")?.getBoundingClientRect() ?? {};
    return top !== undefined && bottom !== undefined && top >= 0 && bottom <= innerHeight;
  });
});
