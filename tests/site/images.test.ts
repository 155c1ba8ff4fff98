import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { shareFile } from "../../scripts/content/pictures/picture-files.ts";
import { imageMaker } from "../../scripts/dev-server/file-makers.ts";
import { createPictureMemory } from "../../scripts/images/picture-memory.ts";
import { attributeValues, hashFolder, listFiles } from "../support/build/built-site.ts";
import { writeFiles } from "../support/build/edited-site.ts";
import { build as buildPlace, createWorkplace } from "../support/build/workplace.ts";

const place = createWorkplace({}, afterAll);
const { folder, pages } = place;

/** Builds a folder, and returns the number of rendered pages and the picture files that were made. */
async function build(out: string, memory = place.memory) {
  const { said, phases } = await buildPlace({ ...place, out: join(folder, out), memory });
  if (!("rendered" in said)) throw new Error(String(said));
  return { rendered: said.rendered, phases: phases.filter((phase) => phase.startsWith("Making")) };
}

const site = "brand: { name: Bakery }\norigin: https://bakery.example/shop\nlanguage: en-GB\n";
const page = (title: string, image: string, more = "") => `title: ${title}
unlisted: true
description: About ${title}, of which there is a picture.
blocks:
  - type: hero
    title: ${title}
    image: ${image}
${more}`;

/** A picture with a gradient, of which the left half is red. */
const drawing = (width: number, height: number) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#0a3"/><rect width="50%" height="100%" fill="#f00"/></svg>`,
    ),
  );
const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><path d="M0 0h40v20z"/></svg>';

async function files(): Promise<Record<string, string | Uint8Array>> {
  return {
    "_site.yaml": site,
    "index.yaml": page("Oven", "{ src: /assets/oven.jpg, alt: Loaves stand before a brick oven. }"),
    "mill.yaml": page("Mill", "{ src: /assets/mill.png, dark: /assets/night.jpg, decorative: true, focus: top left }"),
    "plan.yaml": page(
      "Plan",
      "{ src: /assets/plan.svg, alt: The way from the mill to the oven. }",
      "    actions: [{ label: The plan as a file, href: /assets/plan.svg }]\n",
    ),
    // As a phone saves it: on its side, with the location where it was taken, and in the colours of its screen.
    "_assets/oven.jpg": await drawing(1300, 900)
      .withMetadata({ orientation: 6 })
      .withExif({ IFD0: { Copyright: "A. Baker" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 30/1 0/1" } })
      .withIccProfile("p3")
      .jpeg()
      .toBuffer(),
    "_assets/mill.png": await drawing(700, 500).ensureAlpha(0.5).png().toBuffer(),
    "_assets/night.jpg": await drawing(720, 480).jpeg().toBuffer(),
    "_assets/plan.svg": svg,
  };
}

describe("the pictures of a site", () => {
  const out = join(folder, "first");
  let first: Awaited<ReturnType<typeof build>>;
  beforeAll(async () => {
    writeFiles(pages, await files());
    first = await build("first");
  });
  const read = (path: string) => readFileSync(join(out, path));
  const html = (path: string) => read(path).toString("utf8");
  /** The files that a page names in all its sources, as paths in the output with their widths. */
  const candidates = (path: string) =>
    attributeValues(html(path), "srcSet").map((list) =>
      list.split(",").map((one) => {
        const [address = "", width = ""] = one.split(" ");
        return { path: address.replace(/^\/shop\//, ""), width: Number.parseInt(width, 10) };
      }),
    );

  test("are made in the widths of their place, in AVIF and WebP, with one file for other browsers", async () => {
    const lists = candidates("index.html");
    expect(lists.map((list) => list.map(({ width }) => width))).toEqual([
      [400, 640, 900],
      [400, 640, 900],
    ]);
    expect(attributeValues(html("index.html"), "type").slice(-2)).toEqual(["image/avif", "image/webp"]);
    for (const { path, width } of lists.flat()) {
      expect((await sharp(read(path)).metadata()).width).toBe(width);
    }
    const [fallback = ""] = attributeValues(html("index.html"), "src").filter((src) => src.endsWith(".jpg"));
    expect(fallback).toMatch(/^\/shop\/_img\/[\w-]{12}-900\.jpg$/);
    expect((await sharp(read(fallback.replace("/shop/", ""))).metadata()).format).toBe("jpeg");
  });

  test("stand as they were taken, and the page keeps their room", async () => {
    const image = /<img [^>]*>/.exec(html("index.html"))?.[0];
    expect(image).toContain('width="900" height="1300"');
    const smallest = candidates("index.html")[0]?.[0]?.path ?? "";
    const { data, info } = await sharp(read(smallest)).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([400, 578]);
    // Turned to the right, the left half is above.
    expect(data[0]).toBeGreaterThan(200);
    expect(data[(info.height - 1) * info.width * info.channels]).toBeLessThan(60);
  });

  test("keep their colours with the profile that says what they are, and nothing else that a camera has noted", async () => {
    const all = [...candidates("index.html"), ...candidates("mill.html")].flat();
    for (const { path } of all) {
      const { exif, xmp, iptc, orientation, icc } = await sharp(read(path)).metadata();
      expect([exif, xmp, iptc, orientation ?? 1]).toEqual([undefined, undefined, undefined, 1]);
      expect(icc !== undefined).toBe(
        candidates("index.html")
          .flat()
          .some((one) => one.path === path),
      );
    }
    const published = listFiles(out).map((path) => read(path).toString("latin1"));
    expect(published.filter((content) => content.includes("A. Baker"))).toEqual([]);
  });

  test("are published as what was made from them, and the originals where something links to them", () => {
    expect(listFiles(out).filter((path) => path.startsWith("assets/"))).toEqual(["assets/plan.svg"]);
    const named = ["index.html", "mill.html"].flatMap((path) => candidates(path).flat()).map(({ path }) => path);
    const made = listFiles(out).filter((path) => path.startsWith("_img/"));
    expect(named.filter((path) => !made.includes(path))).toEqual([]);
    expect(made.filter((path) => !named.includes(path)).map((path) => path.replace(/^.*[-\w]{12}/, ""))).toEqual(
      expect.arrayContaining([".svg"]),
    );
    expect(html("plan.html")).toMatch(/<picture><img [^>]*src="\/shop\/_img\/[\w-]{12}\.svg"/);
  });

  test("are made once: not by a second build, nor for another output, nor again where one has changed", async () => {
    expect(first).toMatchObject({ rendered: 3, phases: ["Making 18 files of pictures"] });
    const hashes = hashFolder(out);
    expect(await build("first")).toEqual({ rendered: 0, phases: [] });
    expect(await build("second")).toEqual({ rendered: 3, phases: [] });
    expect(hashFolder(join(folder, "second"))).toEqual(hashes);
    writeFileSync(join(pages, "_assets/night.jpg"), await drawing(600, 480).jpeg().toBuffer());
    expect(await build("second")).toEqual({ rendered: 1, phases: ["Making 5 files of pictures"] });
    expect(await build("clean", join(folder, "other-memory"))).toMatchObject({ rendered: 3 });
    expect(hashFolder(join(folder, "second"))).toEqual(hashFolder(join(folder, "clean")));
  });
});

/** A picture whose size is as it says, and whose pixels are none. */
const webp = async (width: number) => (await drawing(width, 700).webp().toBuffer()).fill("no pixels ", 40);

test("a dev server has no file of a picture that cannot be decoded, such as one that is being saved", async () => {
  const { pages, memory } = createWorkplace({ "_assets/oven.webp": await webp(700) });
  const pictures = createPictureMemory(pages);
  const facts = pictures.inspect("/assets/oven.webp");
  const path = facts && shareFile(facts).path;
  expect(path).toMatch(/-700\.png$/);
  expect(await imageMaker(memory, pages, pictures)(`/${path}`)).toBeUndefined();
});

test("a picture that cannot be decoded is a mistake of the build, where it is published", async () => {
  const image = (name: string) => `{ src: /assets/${name}.webp, alt: Loaves stand before a brick oven. }`;
  const { mistakes } = await buildPlace(
    createWorkplace({
      "_site.yaml": site,
      "index.yaml": page("Oven", image("oven")),
      "draft.yaml": page("Draft", image("draft")).replace("unlisted:", "draft:"),
      "_assets/oven.webp": await webp(700),
      "_assets/draft.webp": await webp(701),
    }),
  );
  expect(mistakes.map(({ line, code, message }) => `${line} ${code}: ${message}`)).toEqual([
    '7 unusable-file: The file of "/assets/oven.webp" is damaged: a part of it is missing or wrong.',
  ]);
});
