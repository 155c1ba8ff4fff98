import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { picturePlaces } from "../../scripts/content/pictures/picture-places.ts";
import { checkMemory, indexYaml, memorySite } from "./memory-site.ts";

/** What the check says of a site whose pictures are all as wide as this. */
async function reports(width: number, files: Readonly<Record<string, string>>): Promise<string[]> {
  const colours = { width, height: 400, channels: 3, background: "#f00" } as const;
  const picture = await sharp({ create: colours }).png().toBuffer();
  const assets = ["/assets/a.png", "/assets/a.webm"];
  const { diagnostics } = checkMemory({ ...memorySite(files), assets, readAsset: () => picture });
  return diagnostics
    .filter(({ code }) => code !== "unusable-media")
    .map(({ code, file, message }) => `${file} ${code}: ${message}`);
}
const tooSmall = (width: number, widest: number, file = "index.yaml") =>
  `pages/${file} small-picture: The picture "/assets/a.png" has ${width} × 400 pixels, expected a width of at least ${widest}, which its place has.`;

const image = "image: { src: /assets/a.png, alt: A dark loaf on a board. }";
const video = "video: { src: /assets/a.webm, silent: true }";
const below = (block: string) => ({ "index.yaml": `${indexYaml}  - ${block}\n` });
const opening = (lines: string) => ({
  "index.yaml": indexYaml.replace("    actions:", `${lines.replaceAll(/^/gm, "    ")}\n    actions:`),
});
const post = (name: string, day: number, more = image) => ({
  [`journal/${name.toLowerCase()}.yaml`]: `title: ${name}\ndescription: About ${name}.\ndate: 2025-01-0${day}\n${more}\nblocks:\n  - type: hero\n    title: ${name}\n`,
});
const list = (keys: string) => below(`{ type: collection, title: Journal, folder: /journal, ${keys} }`);

/** For each place a page on which one picture has it. */
const pages: Readonly<Record<keyof typeof picturePlaces, Readonly<Record<string, string>>>> = {
  full: opening(`layout: cover\n${image}`),
  wide: opening(`layout: centred\n${image}`),
  half: opening(image),
  film: opening(`layout: centred\n${image}\n${video}`),
  halfFilm: opening(`${image}\n${video}`),
  card: below(`{ type: card-grid, title: Breads, items: [{ title: Rye, description: Dark., ${image} }] }`),
  lead: below(
    `{ type: card-grid, title: Breads, items: [{ title: Rye, description: Dark., featured: true, ${image} }] }`,
  ),
  gallery: below(`{ type: gallery, title: Breads, items: [{ src: /assets/a.png, alt: A dark loaf on a board. }] }`),
  listed: { ...list("order: newest"), ...post("Rye", 1) },
  portrait: below(`{ type: quote, quote: Bread., name: Maud, ${image} }`),
  logo: below("{ type: logo-cloud, title: Shops, groups: [{ items: [{ name: Harbour, src: /assets/a.png }] }] }"),
};

describe.each(Object.entries(pages))("a picture in the place %s", (name, files) => {
  const { widest } = picturePlaces[name as keyof typeof picturePlaces];
  const file = name === "listed" ? "journal/rye.yaml" : "index.yaml";

  test("is reported with both sizes where it is a pixel smaller than the place, and not where it is as large", async () => {
    expect(await reports(widest - 1, files)).toEqual([tooSmall(widest - 1, widest, file)]);
    expect(await reports(widest, files)).toEqual([]);
  });
});

describe("the page that leads a collection needs a larger picture than the others:", () => {
  const rye = tooSmall(640, 800, "journal/rye.yaml");
  const oats = tooSmall(640, 800, "journal/oats.yaml");
  test.each([
    ["the newest", "lead: true", [rye]],
    ["the one that its order puts first", "lead: true, order: oldest", [oats]],
    ["the first in the alphabet", "lead: true, order: title", [oats]],
    ["the first with its tags", "lead: true, tags: [light]", [oats]],
    ["none without a lead", "lead: false", []],
    ["none where no pictures are shown", "lead: true, show: [date]", []],
  ])("%s", async (_, keys, expected) => {
    const posts = { ...post("Oats", 1, `tags: [light]\n${image}`), ...post("Rye", 2, `tags: [dark]\n${image}`) };
    expect(await reports(640, { ...list(keys), ...posts })).toEqual(expected);
    expect(await reports(800, { ...list(keys), ...posts })).toEqual([]);
  });
});
