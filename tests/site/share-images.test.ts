import { createHash } from "node:crypto";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { drawableRanges } from "../../scripts/content/fonts/drawable-text.ts";
import { breakLines } from "../../scripts/share/break-lines.ts";
import { composePicture } from "../../scripts/share/compose-picture.ts";
import { drawingNumber } from "../../scripts/share/drawing.ts";
import { openTypesetter } from "../../scripts/share/typesetter.ts";
import { hashFolder, listFiles } from "../support/build/built-site.ts";
import { type Files, startFiles, undrawnFiles, writeFiles } from "../support/build/edited-site.ts";
import { build as buildPlace, createWorkplace, type Workplace } from "../support/build/workplace.ts";

/** A site of six pages and a not-found page that can be built again and again. */
function createSite() {
  const place = createWorkplace();
  return {
    ...place,
    async build(files: Files, other: Partial<Workplace> = {}) {
      writeFiles(place.pages, files);
      const { phases, warnings } = await buildPlace({ ...place, ...other });
      const drawn = Number(phases.join().match(/Drawing (\d+)/)?.[1] ?? 0);
      const images = listFiles(other.out ?? place.out).filter((path) => path.startsWith("_share/"));
      return { drawn, images, warnings };
    },
  };
}

/** Two pages have images of their own, the others that of the site. */
const byPage: Files = {
  ...startFiles,
  "breads/rye.yaml": `share: { image: page }\n${startFiles["breads/rye.yaml"]}`,
  "breads/oats.yaml": `share: { image: page }\n${startFiles["breads/oats.yaml"]}`,
};

/** The image in the head of a built page. */
function imageOf(out: string, file: string): Record<string, string> {
  const tags = readFileSync(join(out, file), "utf8").matchAll(
    /<meta (?:property|name)="((?:og:image|twitter)[\w:]*)" content="([^"]*)"\/>/g,
  );
  return Object.fromEntries([...tags].map(([, name, content]) => [name, content]));
}

describe("a build", () => {
  test("makes a JPEG or a PNG of a picture of the author's own, no wider than needed and without what a camera noted", async () => {
    const place = createWorkplace();
    const picture = sharp({ create: { width: 2400, height: 1000, channels: 3, background: "#f00" } });
    const photograph = await picture
      .withExif({ IFD0: { Copyright: "A. Baker" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 30/1 0/1" } })
      .toColourspace("cmyk")
      .jpeg()
      .toBuffer();
    const share = (name: string) => `share: { image: /assets/${name}, alt: Rye & oats }\n`;
    writeFiles(place.pages, {
      ...startFiles,
      "_site.yaml": `${startFiles["_site.yaml"]}${share("oven.jpg")}`,
      "breads/rye.yaml": `${share("small.webp")}${startFiles["breads/rye.yaml"]}`,
      "_assets/oven.jpg": photograph,
      "_assets/small.webp": await sharp(photograph).resize(600).webp().toBuffer(),
    });
    await buildPlace(place);
    const facts = async (file: string) => {
      const { "og:image": address = "", ...tags } = imageOf(place.out, file);
      const bytes = readFileSync(join(place.out, address.replace("https://www.example.com/", "")));
      const { format, width, height, space, exif } = await sharp(bytes).metadata();
      return { address: address.replace(/[\w-]{12}-/, ""), ...tags, made: { format, width, height, space, exif } };
    };
    const card = { "twitter:card": "summary_large_image", "og:image:alt": "Rye &amp; oats" };
    expect(await facts("index.html")).toEqual({
      ...card,
      address: "https://www.example.com/_img/1200.jpg",
      "og:image:width": "1200",
      "og:image:height": "500",
      made: { format: "jpeg", width: 1200, height: 500, space: "srgb", exif: undefined },
    });
    expect(await facts("breads/rye.html")).toEqual({
      ...card,
      address: "https://www.example.com/_img/600.png",
      "og:image:width": "600",
      "og:image:height": "250",
      made: { format: "png", width: 600, height: 250, space: "srgb", exif: undefined },
    });
    expect(listFiles(place.out).filter((path) => /^(?:_img|assets)\//.test(path))).toHaveLength(3);
  });

  test("draws one image for the whole site where nothing else is said, and names it on every page", async () => {
    const { build, out } = createSite();
    const { drawn, images, warnings } = await build(startFiles);
    expect({ drawn, count: images.length, warnings }).toEqual({ drawn: 1, count: 1, warnings: [] });
    const tags = {
      "og:image": `https://www.example.com/${images[0]}`,
      "og:image:width": "1200",
      "og:image:height": "630",
      "og:image:alt": "Bakery",
      "twitter:card": "summary_large_image",
    };
    expect(imageOf(out, "index.html")).toEqual(tags);
    expect(imageOf(out, "breads/rye.html")).toEqual(tags);
    const png = readFileSync(join(out, images[0] ?? ""));
    expect([png.subarray(1, 4).toString(), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(["PNG", 1200, 630]);
  });

  test("says on how many pages links have no picture, because no typeface can draw it, and why", async () => {
    const site = (startFiles["_site.yaml"] ?? "").replace("name: Bakery", "name: مخبز");
    const { images, warnings } = await createSite().build({ ...startFiles, "_site.yaml": site });
    expect(images).toEqual([]);
    expect(warnings).toEqual([expect.stringMatching(/^Links to 7 of 7 pages .* not in those of `theme`/)]);
  });

  test("shows the site's picture with links to a page whose title no typeface can draw, and names the page", async () => {
    const { build, out } = createSite();
    const rye = (startFiles["breads/rye.yaml"] ?? "").replace("title: Rye", "title: ライ麦");
    const files = { ...byPage, "breads/rye.yaml": `share: { image: page }\n${rye}` };
    const { drawn, warnings } = await build(files);
    expect({ drawn, warnings }).toEqual({
      drawn: 2,
      warnings: [
        "Links to /breads/rye are shown with the picture of the site, not one with the title of the page: the renderer's typefaces lack letters for it. For another picture, write on the page: share: { image: /assets/… }.",
      ],
    });
    expect(imageOf(out, "breads/rye.html")).toEqual(imageOf(out, "index.html"));
    await build({ ...undrawnFiles(), "breads/rye.yaml": files["breads/rye.yaml"] });
    expect(imageOf(out, "breads/rye.html")["og:image"]).toMatch(/\/_img\//);
  });

  test("draws an image of each page that says so, and afterwards only what is new", async () => {
    const { build, out, memory, folder } = createSite();
    const first = await build(byPage);
    expect([first.drawn, first.images.length]).toEqual([3, 3]);
    expect((await build(byPage)).drawn).toBe(0);
    const changed = {
      ...byPage,
      "breads/rye.yaml": (byPage["breads/rye.yaml"] ?? "").replace("title: Rye", "title: Rye bread"),
    };
    const second = await build(changed);
    // Images that no page uses any more are not in the output.
    expect([second.drawn, second.images.length]).toEqual([1, 3]);
    rmSync(out, { recursive: true });
    expect(await build(changed)).toEqual({ ...second, drawn: 0 });
    const [kept = ""] = listFiles(memory).filter(
      (path) => path === `pictures/${second.images[0]?.slice("_share/".length)}`,
    );
    writeFileSync(join(memory, kept), "damaged");
    rmSync(out, { recursive: true });
    expect(await build(changed)).toEqual({ ...second, drawn: 1 });
    const clean = { out: join(folder, "clean"), memory: join(folder, "clean-memory") };
    expect((await build(changed, clean)).drawn).toBe(3);
    expect(hashFolder(clean.out)).toEqual(hashFolder(out));
    expect(listFiles(memory).filter((path) => path.startsWith("pictures/"))).toHaveLength(4);
  });
});

test("the typefaces have a letter for every character that the check lets through", async () => {
  const all = drawableRanges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
  );
  const characters = all.filter((character) => /\p{Assigned}/u.test(character));
  expect(characters.length).toBeGreaterThan(2000);
  // It throws for a character that none of them has.
  const { measure } = await openTypesetter(700, characters);
  expect(measure("Wa")).toBeGreaterThan(measure("il"));
});

/** Each letter is as wide as high. */
const space = { width: 100, height: 100, sizes: [20, 10], lineHeight: 1, measure: (text: string) => text.length };

test.each([
  ["Rye", { lines: ["Rye"], size: 20 }],
  ["Rye and oats", { lines: ["Rye", "and", "oats"], size: 20 }],
  // Lines of about the same length, where the first could hold more.
  ["a b c d", { lines: ["a b", "c d"], size: 20 }],
  ["Dark-rye/oats", { lines: ["Dark-", "rye/", "oats"], size: 20 }],
  ["Pumpernickel bread", { lines: ["Pumpernick", "el bread"], size: 10 }],
  ["a ".repeat(60).trim(), { lines: [...Array(9).fill("a a a a a"), "a a a a…"], size: 10 }],
])("a headline %j is set in the largest size that fits", (text, set) => {
  expect(breakLines(text, space)).toEqual(set);
});

/** Has letters of every script, a long word that is broken, a text that is cut off, and signs that are replaced. */
const pictures = [
  { headline: "Ferries to Ελλάδα & Скерри <1>", line: "Skerry Line" },
  { headline: "Rye" },
  { headline: `${"Pumpernickel".repeat(6)} soft\u00adly non\u2011breaking`, line: "Bread and rolls, ".repeat(12) },
  { headline: "A dark rye/oat loaf that is baked for a whole night – and rests ".repeat(5), line: "Tiệm bánh Łódź" },
];
const colours = { ground: "#141a2e", text: "#fff", soft: "#ccc", mark: "#ffe45e" };

test("a picture is composed alike each time and on every machine, and otherwise only under another number", async () => {
  const draw = async () => {
    const drawn = createHash("sha256");
    for (const picture of pictures) drawn.update(await composePicture({ ...picture, colours }));
    return drawn.digest("hex");
  };
  const drawn = await draw();
  expect(await draw()).toBe(drawn);
  // If new code draws differently, raise the number, so that the images of all sites get new names. For new packages, change only the checksum.
  expect({ drawingNumber, drawn }).toEqual({
    drawingNumber: 2,
    drawn: "84c62bc7f94d802c5c6817f85082c367a5c74c80107ac0a97b88b24db0d07c25",
  });
});
