import { expect, test } from "vitest";
import { openPage } from "../support/browser/browser.ts";
import { serveFiles } from "../support/browser/serve-fixture.ts";
import { startFiles } from "../support/build/edited-site.ts";

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
