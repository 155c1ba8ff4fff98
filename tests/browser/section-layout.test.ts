import { describe, expect, test } from "vitest";
import { openPage } from "../support/browser/browser.ts";
import { serveFiles } from "../support/browser/serve-fixture.ts";
import { openSettled } from "../support/browser/settled.ts";
import { page as pageFile } from "../support/build/edited-site.ts";

const names = ["dawn", "noon", "dusk", "march", "june", "july", "may"];
const picture = (name: string) => `{ src: /assets/${name}.svg, alt: "A hill in ${name}." }`;
const voice = (name: string) => `{ quote: "${name} says so.", name: ${name} }`;
const list = (of: (name: string) => string, ...all: readonly string[]) => `[${all.map(of).join(", ")}]`;
const wide = ["Ash", "Elm", "Oak", "Fir"].map((name) => `{ name: ${name}, src: /assets/${name.toLowerCase()}.svg }`);

const shop = pageFile(
  "Harbour",
  `    layout: cover
    image: ${picture("dawn")}
  - { type: gallery, id: two, title: Two, items: ${list(picture, "noon", "dusk")} }
  - { type: gallery, id: four, title: Four, items: ${list(picture, "march", "june", "july", "may")} }
  - { type: testimonials, id: voices, title: Voices, items: ${list(voice, "Ada", "Jon", "Mia", "Tom")} }
  - { type: prose, id: middle, title: Middle, align: centre, body: Few words. }
  - type: card-grid
    id: marks
    title: Marks
    items:
      - { title: Hill, description: A friend., image: { src: /assets/mark.svg, alt: The mark of Hill., focus: whole } }
  - type: workflow-steps
    id: lanes
    title: Lanes
    lanes: [Guest, Cook, Waiter]
    items:
      - { title: Order, lane: Guest }
      - { title: Bring, lane: Waiter }
      - { title: Bake, lane: Cook }
      - { title: Glaze, lane: Cook }
  - type: logo-cloud
    id: partners
    title: Partners
    groups: [{ items: [${wide.join(", ")}] }]
`,
);
const site = serveFiles({
  "_site.yaml": "brand: { name: Bakery }\norigin: https://bakery.example\nlanguage: en\n",
  "index.yaml": pageFile("Home", "  - { type: page-list, title: Shops, folder: /shops }\n"),
  "shops/harbour.yaml": shop,
  ...Object.fromEntries(
    names.map((name, index) => [
      `_assets/${name}.svg`,
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800" width="1200" height="800"><path d="M${index} 0h1200v800H0z"/></svg>`,
    ]),
  ),
  ...Object.fromEntries(
    ["ash", "elm", "oak", "fir"].map((name, index) => [
      `_assets/${name}.svg`,
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 60" width="300" height="60"><path d="M${index} 0h300v60H0z"/></svg>`,
    ]),
  ),
  "_assets/mark.svg":
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 40" width="200" height="40"><path d="M0 0h200v40H0z"/></svg>',
});

describe("at 1280 pixels", () => {
  const boxesOf = async (selector: string) => {
    const page = await openPage({ viewport: { width: 1280, height: 900 } });
    await openSettled(page, `${site.origin}/shops/harbour`);
    return page.locator(selector).evaluateAll((all) =>
      all.map((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return { left: Math.round(left), right: Math.round(right), top: Math.round(top), bottom: Math.round(bottom) };
      }),
    );
  };
  const columnsOf = async (selector: string) => new Set((await boxesOf(selector)).map(({ left }) => left)).size;

  test("the way to a page stands above a picture that fills the window, not on it", async () => {
    const [way, cover] = await boxesOf("main nav ol, main section:first-of-type");
    expect(cover?.top).toBeGreaterThanOrEqual(way?.bottom ?? Infinity);
  });

  test.each([
    ["two pictures fill a row", "#two li", 2],
    ["of four pictures none stands alone", "#four li", 4],
    ["four voices leave no column empty", "#voices figure", 2],
  ])("%s", async (_, selector, columns) => {
    expect(await columnsOf(selector)).toBe(columns);
    const [last] = (await boxesOf(selector)).slice(-1);
    expect(last?.right).toBeGreaterThan(900);
  });
});

test("the steps of each lane have its whole width, beside the name of the lane", async () => {
  const page = await openPage({ viewport: { width: 1280, height: 900 } });
  await openSettled(page, `${site.origin}/shops/harbour`);
  const lanes = await page.locator("#lanes ol").evaluateAll((lists) =>
    lists.map((list) => {
      const [name, frame] = [list.previousElementSibling, list.parentElement?.getBoundingClientRect()];
      const ends = [...list.children].map((step) => step.getBoundingClientRect().right - (frame?.left ?? 0));
      const isBeside = name && name.getBoundingClientRect().right < list.getBoundingClientRect().left;
      return [name?.textContent, isBeside, Math.max(...ends) / (frame?.width ?? 1) > 0.95];
    }),
  );
  expect(lanes).toEqual(["Guest", "Waiter", "Cook"].map((name) => [name, true, true]));
});

test("two wide marks stand in a row of a small screen, also where they have not come", async () => {
  const page = await openPage({ viewport: { width: 360, height: 800 } });
  await page.route("**/*.svg", (route) => route.abort());
  await openSettled(page, `${site.origin}/shops/harbour`);
  const marks = page.locator("#partners li");
  const rows = await marks.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
  expect(new Set(rows).size).toBe(2);
});
