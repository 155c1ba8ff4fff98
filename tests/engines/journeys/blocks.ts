import { describe, expect, test } from "vitest";
import { visitBakery } from "../../support/engines/begin-visit.ts";
import type { Visit } from "../../support/engines/visit.ts";

const shownPanels = (visit: Visit) =>
  visit.run(() =>
    [...document.querySelectorAll<HTMLElement>("#rooms [data-tab]")]
      .filter((panel) => panel.firstElementChild?.nextElementSibling?.checkVisibility({ contentVisibilityAuto: true }))
      .map((panel) => panel.dataset["tab"]),
  );

describe("tabs", () => {
  test("change by click and by arrow keys", async () => {
    const visit = await visitBakery();
    await visit.open("/house");
    expect(await shownPanels(visit)).toEqual(["The slip"]);
    await visit.click("#rooms [role=tab]:nth-child(2)");
    await expect.poll(() => shownPanels(visit)).toEqual(["The loft"]);
    await visit.press("ArrowRight");
    await expect.poll(() => shownPanels(visit)).toEqual(["The tower"]);
    expect(await visit.focused()).toBe("button The tower");
    await visit.press("ArrowRight");
    await expect.poll(() => shownPanels(visit)).toEqual(["The slip"]);
  });

  test("show the panel that the address names", async () => {
    const visit = await visitBakery();
    await visit.open("/house#loft");
    await expect.poll(() => shownPanels(visit)).toEqual(["The loft"]);
    await visit.click("#story a[href='#slip']");
    await expect.poll(() => shownPanels(visit)).toEqual(["The slip"]);
  });
});

const openAnswers = (visit: Visit, section: string) =>
  visit.run(
    (section) => [...document.querySelectorAll(`${section} details[open] h3`)].map(({ textContent }) => textContent),
    section,
  );

test("questions open by click, by key, and for a link to an answer", async () => {
  const visit = await visitBakery();
  await visit.open("/orders");
  await visit.click("#questions details:nth-child(2) summary");
  await expect.poll(() => openAnswers(visit, "#questions")).toEqual(["What if I come after ten?"]);
  await visit.press("Enter");
  await expect.poll(() => openAnswers(visit, "#questions")).toEqual([]);
  await visit.open("/orders#freezing");
  await expect.poll(() => openAnswers(visit, "#questions")).toEqual(["Can I freeze your bread?"]);
});

test("a step of a walk-through opens, and the one before it stays open", async () => {
  const visit = await visitBakery();
  await visit.open("/orders");
  expect(await openAnswers(visit, "#order")).toEqual(["Written"]);
  await visit.click("#order li:nth-child(2) summary");
  await expect.poll(() => openAnswers(visit, "#order")).toEqual(["Written", "Read out"]);
  await expect.poll(() => visit.text("#order li:nth-child(2) details dl")).toContain("We are closed, so we ring you.");
});

test("prices follow the period that is chosen", async () => {
  const visit = await visitBakery();
  await visit.open("/orders");
  const prices = (visit: Visit) => visit.text("#subscription ul > li");
  expect(await prices(visit)).toContain("£39");
  expect(await prices(visit)).not.toContain("£35");
  await visit.click("#subscription label:nth-of-type(2)");
  await expect.poll(() => prices(visit)).toContain("£35");
  expect(await prices(visit)).not.toContain("£39");
});

test("a picture of a gallery opens large, the next one follows, and Escape leads back", async () => {
  const visit = await visitBakery();
  await visit.open("/house");
  const dialog = "#pictures dialog";
  await visit.click("#pictures li:nth-child(1) a");
  await expect.poll(() => visit.text(`${dialog} [role=status]`)).toContain("1");
  await visit.click(`${dialog} button[aria-label='Next picture']`);
  await expect.poll(() => visit.text(`${dialog} [role=status]`)).toContain("2");
  await visit.until(true, () => {
    const strip = document.querySelector("#pictures [data-part=strip]");
    const { left, width } = strip?.children[1]?.getBoundingClientRect() ?? { left: -1, width: 0 };
    return Math.abs(left + width / 2 - innerWidth / 2) < 2;
  });
  await visit.press("Escape");
  await expect.poll(() => visit.isVisible(dialog)).toBe(false);
  await expect.poll(() => visit.run(() => document.activeElement?.matches("#pictures li a"))).toBe(true);
});

test("a form says what is missing, and marks it", async () => {
  const visit = await visitBakery();
  await visit.open("/visit");
  await visit.click("#party button[type=submit]");
  await expect.poll(() => visit.run(() => document.activeElement?.getAttribute("name"))).toBe("name");
  const state = (visit: Visit) =>
    visit.run(() => {
      const input = document.querySelector<HTMLInputElement>("#party input[name=name]");
      return input && [input.matches(":user-invalid"), getComputedStyle(input).borderInlineStartWidth];
    });
  await expect.poll(() => state(visit)).toEqual([true, "8px"]);
  await visit.type("Ada");
  await expect
    .poll(() =>
      visit.run(() => document.querySelector<HTMLInputElement>("#party input")?.form?.elements.namedItem("name")),
    )
    .toBeTruthy();
  await expect.poll(() => state(visit)).toEqual([false, expect.stringMatching(/^1/)]);
  expect(await visit.path()).toBe("/visit");
});
