import { describe, expect, test } from "vitest";
import { visitPages } from "../../support/engines/begin-visit.ts";

/** One page of each kind. */
const routes = [
  "/",
  "/use-cases/loan-processing",
  "/services/support",
  "/services/api-sdk",
  "/training/certification",
  "/privacy-policy",
  "/no/such/page",
];

test("no page scrolls sideways on a phone", async () => {
  const visit = await visitPages({ width: 360, height: 780 });
  const wide: string[] = [];
  for (const route of routes) {
    await visit.open(route);
    const [content, window] = await visit.run(() => [document.documentElement.scrollWidth, innerWidth] as const);
    if (window !== 360 || content > 360) wide.push(`${route}: ${content} of ${window}`);
  }
  expect(wide).toEqual([]);
  await expect.poll(() => visit.problems()).toContainEqual(expect.stringContaining("/no/such/page"));
  expect((await visit.problems()).filter((problem) => !problem.includes("404"))).toEqual([]);
  await visit.forgetProblems();
});

describe("the home page", () => {
  test("types its headline until it stands, and stops when asked to", async () => {
    const visit = await visitPages();
    await visit.open("/");
    const typed = (visit: { text(selector: string): Promise<string | null> }) => visit.text("h1 [data-cursor]");
    await expect.poll(() => typed(visit)).toContain("Turn documents");
    await expect.poll(() => typed(visit)).toContain("your systems can use");
    const toggle = "[data-behaviour=motion-toggle] button, button[data-behaviour=motion-toggle]";
    const before = await visit.text(toggle);
    await visit.click(toggle);
    await expect.poll(() => visit.text(toggle)).not.toBe(before);
  });

  test("leads to its contact section", async () => {
    const visit = await visitPages();
    await visit.open("/");
    await visit.click("main a[href^='#contact']");
    await visit.until(true, () => {
      const target = document.querySelector(location.hash || "#none");
      return (
        target !== null && target.getBoundingClientRect().top >= 0 && target.getBoundingClientRect().top < innerHeight
      );
    });
  });
});

test("samples of code change their language together", async () => {
  const visit = await visitPages();
  await visit.open("/services/api-sdk");
  const shown = () =>
    [...document.querySelectorAll("[data-follow]")]
      .map((sample) => [...sample.querySelectorAll("[role=tab]")])
      .filter((tabs) => tabs.some(({ textContent }) => textContent === "Java"))
      .map((tabs) => tabs.find((tab) => tab.ariaSelected === "true")?.textContent);
  // The tabs come with their script.
  await expect.poll(async () => (await visit.run(shown)).length).toBeGreaterThan(1);
  const before = await visit.run(shown);
  expect(before).not.toContain("Java");
  await visit.click("[data-follow] [role=tab]:nth-child(2)");
  await expect.poll(() => visit.run(shown)).toEqual(before.map(() => "Java"));
});
