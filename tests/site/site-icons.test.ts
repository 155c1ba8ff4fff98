import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildInto } from "../support/build/built-site.ts";
import { projectRoot } from "../support/system/own-project.ts";
import { temporaryFolder } from "../support/system/temporary-folder.ts";

const folder = temporaryFolder(afterAll);
const pages = join(folder, "pages");
const out = join(folder, "dist");

beforeAll(() => {
  cpSync(join(projectRoot, "tests/fixtures/bakery-site"), pages, { recursive: true });
  buildInto(out, pages);
});

const read = (path: string) => readFileSync(join(out, path));
const head = () => read("index.html").toString("utf8").split("</head>")[0] ?? "";

/** The sizes of the pictures in an ICO file, with those that they say themselves. */
async function sizesOf(ico: Buffer): Promise<readonly (readonly number[])[]> {
  const entries = Array.from({ length: ico.readUInt16LE(4) }, (_, index) => ico.subarray(6 + 16 * index));
  return Promise.all(
    entries.map(async (entry) => {
      const [bytes, offset] = [entry.readUInt32LE(8), entry.readUInt32LE(12)];
      const { width, height } = await sharp(ico.subarray(offset, offset + bytes)).metadata();
      return [entry[0] ?? 0, entry[1] ?? 0, width, height];
    }),
  );
}

describe("from the one icon of a site", () => {
  test("come the favicon, the icons of telephones, and their manifest", async () => {
    expect(await sizesOf(read("favicon.ico"))).toEqual([[48, 48, 48, 48]]);
    const icons = ["apple-touch-icon.png", "icon-192.png", "icon-512.png", "icon-maskable.png"];
    const sizes = await Promise.all(icons.map(async (icon) => sharp(read(icon)).metadata()));
    expect(sizes.map(({ width, height }) => [width, height])).toEqual([180, 192, 512, 512].map((size) => [size, size]));
    expect(JSON.parse(read("site.webmanifest").toString())).toEqual({
      name: "Hearth & Tide",
      short_name: "Hearth & Tide",
      description: "Slow bread from the old lifeboat house in Cullerport",
      lang: "en-GB",
      start_url: "/",
      display: "browser",
      background_color: "#fbf3e4",
      theme_color: "#fbf3e4",
      icons: [
        { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
        { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
        { src: "/icon-maskable.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
      ],
    });
  });

  test("those that telephones cut to a form stand on the ground of the page, the others on none", async () => {
    const corner = async (icon: string) => [...(await sharp(read(icon)).ensureAlpha().raw().toBuffer()).subarray(0, 4)];
    const ground = [0xfb, 0xf3, 0xe4, 255];
    expect(await Promise.all(["apple-touch-icon.png", "icon-maskable.png"].map(corner))).toEqual([ground, ground]);
    expect((await corner("icon-512.png"))[3]).toBe(0);
  });

  test("pages name what browsers do not find by themselves", () => {
    expect(
      head().match(/<link rel="(?:icon|apple-touch-icon|manifest)"[^>]*>|<meta name="theme-color"[^>]*>/g),
    ).toEqual([
      '<link rel="icon" href="/assets/icon.svg"/>',
      '<link rel="apple-touch-icon" href="/apple-touch-icon.png"/>',
      '<link rel="manifest" href="/site.webmanifest"/>',
      '<meta name="theme-color" content="#1f1109" media="(prefers-color-scheme:dark)"/>',
      '<meta name="theme-color" content="#fbf3e4"/>',
    ]);
  });
});
