import { expect, test } from "vitest";
import { openPage } from "../support/browser/browser.ts";
import { openHeadline } from "../support/browser/headline.ts";
import { serveFiles } from "../support/browser/serve-fixture.ts";
import { startFiles } from "../support/build/edited-site.ts";

test("the document can be read from the start, is marked and is read with the words of the headline", async () => {
  const page = await openPage({ reducedMotion: "no-preference" });
  await openHeadline(page);
  // Transitions take the time of the machine, which the stopped clock does not hold.
  await page.evaluate(() =>
    document.styleSheets[0]?.insertRule("figure *, figure mark::after { transition: none !important }"),
  );
  const stage = () =>
    page.locator("figure").evaluate((figure) => {
      const style = (selector: string, pseudo?: string) =>
        getComputedStyle(figure.querySelector(selector) as HTMLElement, pseudo);
      return [
        style("li > p").opacity,
        style("mark").backgroundSize,
        style("li > p + p b").opacity,
        style("mark", "::after").opacity,
      ];
    });
  const stages: unknown[] = [];
  // Before the first character, in the first third of the headline, in the second, in the third.
  for (const milliseconds of [0, 1600, 1400, 1600]) {
    await page.clock.runFor(milliseconds);
    stages.push(await stage());
  }
  expect(stages).toEqual([
    ["1", "0% 100%", "0", "0"],
    ["1", "0% 100%", "0", "0"],
    ["1", "100% 100%", "0", "0"],
    ["1", "100% 100%", "1", "1"],
  ]);
});

const served = serveFiles({
  ...startFiles,
  "index.yaml": `title: Home
description: Bread.
blocks:
  - type: hero
    title: Bread
    actions: [{ label: Watch, href: "#note" }]
    specimen:
      id: note
      title: Note
      caption: A note and the field that is read from it.
      items: [{ label: Loaves, text: "12", field: count }]
`,
});

test("an address asks for a document to be read: its marks and fields come, and where movement is reduced they stand", async () => {
  const running = async (reducedMotion: "reduce" | "no-preference") => {
    const page = await openPage({ baseURL: served.origin, reducedMotion });
    await page.goto("/");
    const names = () =>
      page
        .locator("figure")
        .evaluate((figure) =>
          figure.getAnimations({ subtree: true }).map(({ effect }) => (effect as KeyframeEffect).target?.localName),
        );
    const before = await names();
    await page.getByRole("link", { name: "Watch" }).click();
    return [before, (await names()).sort()];
  };
  expect(await running("no-preference")).toEqual([[], ["p"]]);
  expect(await running("reduce")).toEqual([[], []]);
});
