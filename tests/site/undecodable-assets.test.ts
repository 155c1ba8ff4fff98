import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import sharp from "sharp";
import { expect, test } from "vitest";
import type { Diagnostic } from "../../scripts/content/diagnostic/diagnostic.ts";
import { build, createWorkplace } from "../support/build/workplace.ts";

const drawing = (background: string) => sharp({ create: { width: 700, height: 700, channels: 3, background } });

/** A WebP whose size is as it says, and whose pixels are none. Each of another colour has other bytes. */
async function damagedWebp(colour: string): Promise<Buffer> {
  const webp = await drawing(colour).webp().toBuffer();
  return webp.fill(colour, 40);
}

const site = "brand: { name: Bakery }\norigin: https://bakery.example\nlanguage: en-GB\n";

const page = (title: string, image: string, more = "") =>
  `title: ${title}\ndescription: About ${title.toLowerCase()}, and what is to be seen there.\n${more}blocks:\n  - type: hero\n    title: ${title}\n    image: { src: /assets/${image}, alt: Loaves before an oven. }\n`;

const lineOf = ({ file, line, column, code, message }: Diagnostic) =>
  `${file.slice(file.lastIndexOf("/") + 1)}:${line}:${column} ${code}: ${message}`;

/** What a build finds that shares no cache with anything. */
async function buildOf(files: Parameters<typeof createWorkplace>[0]) {
  return (await build(createWorkplace(files))).mistakes.map(lineOf);
}

test("a picture that cannot be decoded is a mistake of the build, where it is published", async () => {
  const files = {
    "_site.yaml": site,
    "index.yaml": page("Oven", "oven.webp"),
    "draft.yaml": page("Draft", "draft.webp", "draft: true\n"),
    "_assets/oven.webp": await damagedWebp("#123456"),
    "_assets/draft.webp": await damagedWebp("#345678"),
  };
  expect(await buildOf(files)).toEqual([
    'index.yaml:6:19 unusable-file: The file of "/assets/oven.webp" is damaged: a part of it is missing or wrong.',
  ]);
});

test("a font that cannot be read is a mistake of the build, where the site has chosen it", async () => {
  const require = createRequire(import.meta.url);
  const font = readFileSync(require.resolve("@fontsource-variable/bitter/files/bitter-latin-wght-normal.woff2"));
  const theme = (text: string) =>
    `${site}theme:\n  typeface:\n    text: ${text}\n    own:\n      - name: House\n        file: /assets/house.woff2\n`;
  const files = {
    "_site.yaml": theme("House"),
    "index.yaml": page("Oven", "oven.webp"),
    "_assets/house.woff2": font.fill("no font ", 200, 4000),
    "_assets/oven.webp": await drawing("#457").webp().toBuffer(),
  };
  expect(await buildOf(files)).toEqual([
    '_site.yaml:9:15 unusable-file: The file of "/assets/house.woff2" is damaged: a part of it is missing or wrong.',
  ]);
  expect(await buildOf({ ...files, "_site.yaml": theme("Bitter") })).toEqual([]);
});
