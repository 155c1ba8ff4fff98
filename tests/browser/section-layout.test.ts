import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSiteServer, type SiteServer } from "../../scripts/server/site-server.ts";
import { openPage } from "../support/browser/browser.ts";
import { openSettled } from "../support/browser/settled.ts";
import { buildInto } from "../support/build/build-into.ts";
import { page as pageFile, writeFiles } from "../support/build/edited-site.ts";

const folder = mkdtempSync(join(tmpdir(), "section-layout-"));
let server: SiteServer | undefined;
let origin = "";

const names = ["dawn", "noon", "dusk", "march", "june", "july", "may"];
const picture = (name: string) => `{ src: /assets/${name}.svg, alt: "A hill in ${name}." }`;
const voice = (name: string) => `{ quote: "${name} says so.", name: ${name} }`;
const list = (of: (name: string) => string, ...all: readonly string[]) => `[${all.map(of).join(", ")}]`;

beforeAll(async () => {
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
`,
  );
  writeFiles(join(folder, "pages"), {
    "_site.yaml": "brand: { name: Bakery }\norigin: https://bakery.example\nlanguage: en\n",
    "index.yaml": pageFile("Home", "  - { type: page-list, title: Shops, folder: /shops }\n"),
    "shops/harbour.yaml": shop,
    ...Object.fromEntries(
      names.map((name, index) => [
        `_assets/${name}.svg`,
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800" width="1200" height="800"><path d="M${index} 0h1200v800H0z"/></svg>`,
      ]),
    ),
    "_assets/mark.svg":
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 40" width="200" height="40"><path d="M0 0h200v40H0z"/></svg>',
  });
  buildInto(join(folder, "dist"), join(folder, "pages"));
  server = createSiteServer(join(folder, "dist"));
  origin = await server.listen(0);
});
afterAll(async () => {
  await server?.close();
  rmSync(folder, { recursive: true, force: true });
});

describe("at 1280 pixels", () => {
  const boxesOf = async (selector: string) => {
    const page = await openPage({ viewport: { width: 1280, height: 900 } });
    await openSettled(page, `${origin}/shops/harbour`);
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

  test("text below a heading in the middle stands in the middle", async () => {
    for (const { left, right } of await boxesOf("#middle h2, #middle p"))
      expect(Math.abs(left + right - 1280)).toBeLessThan(4);
  });

  test("of a mark on a card nothing is cut off: it stands in a low field", async () => {
    const [mark] = await boxesOf("#marks img");
    expect((mark?.bottom ?? 0) - (mark?.top ?? 0)).toBe(96);
  });
});
