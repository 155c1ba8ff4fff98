import { expect, test } from "vitest";
import { visitBakery } from "../../support/engines/begin-visit.ts";
import { lightness } from "../../support/engines/lightness.ts";

const routes = [
  "/",
  "/breads",
  "/breads/harbour-rye",
  "/house",
  "/journal/the-starter",
  "/orders",
  "/visit",
  "/no/such/page",
];

test("no page scrolls sideways on a phone", async () => {
  const visit = await visitBakery({ width: 360, height: 780 });
  const wide: string[] = [];
  for (const route of routes) {
    await visit.open(route);
    const [content, window] = await visit.run(() => [document.documentElement.scrollWidth, innerWidth] as const);
    if (window !== 360 || content > 360) wide.push(`${route}: ${content} of ${window}`);
  }
  // Of the last, which is not there.
  await expect.poll(() => visit.problems()).not.toEqual([]);
  expect((await visit.problems()).filter((problem) => !problem.includes("404"))).toEqual([]);
  await visit.forgetProblems();
  expect(wide).toEqual([]);
});

test("texts and headings stand in the typefaces of the site", async () => {
  const visit = await visitBakery();
  await visit.open("/");
  // The second page has the files of the first, so that they are shown however slow the network is.
  await visit.open("/orders");
  const loaded = () =>
    [...document.fonts].filter(({ status }) => status === "loaded").map(({ family }) => family.replaceAll('"', ""));
  await expect.poll(() => visit.run(loaded)).toEqual(expect.arrayContaining(["Bitter", "Source Sans 3"]));
  expect(
    await visit.run(() =>
      ["h1", "main p"].map((selector) => {
        const element = document.querySelector(selector);
        return element && getComputedStyle(element).fontFamily.split(",")[0]?.replaceAll('"', "");
      }),
    ),
  ).toEqual(["Bitter", "Source Sans 3"]);
});

test("paper gets dark text on white, in the dark scheme too, every answer and every panel, and nothing to press", async () => {
  const visit = await visitBakery({ colours: "dark" });
  await visit.open("/orders");
  await expect.poll(() => lightness(visit, "main p", "color")).toBeGreaterThan(150);
  await visit.print();
  await expect.poll(() => lightness(visit, "main p", "color")).toBeLessThan(100);
  await expect.poll(() => lightness(visit, "body", "backgroundColor")).toBe(255);
  await expect.poll(() => lightness(visit, "footer p", "color")).toBe(0);
  for (const selector of ["header nav", "header button", "footer nav"])
    expect([selector, await visit.isVisible(selector)]).toEqual([selector, false]);
  expect(await visit.text("#questions")).toContain("and toast it from frozen.");
  expect(await visit.text("#order")).toContain("We are closed, so we ring you.");
  await visit.open("/house");
  await visit.print();
  await expect.poll(() => visit.text("#rooms")).toContain("the starter sleeps");
});

test("what stands in one row has one edge, with a text beside it or without", async () => {
  const visit = await visitBakery();
  await visit.open("/house");
  const tops = (selector: string) => [
    ...new Set(
      [...document.querySelectorAll(selector)].map((element) => Math.round(element.getBoundingClientRect().top)),
    ),
  ];
  expect(await visit.run(tops, "#pictures li a")).toHaveLength(1);
  expect(await visit.run(tops, "footer a[rel=me]")).toHaveLength(1);
});
