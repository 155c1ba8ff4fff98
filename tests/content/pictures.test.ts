import sharp, { type Sharp } from "sharp";
import { describe, expect, test } from "vitest";
import { inspectPicture } from "../../scripts/content/pictures/inspect-picture.ts";
import { parsePicturePath, pictureFiles } from "../../scripts/content/pictures/picture-files.ts";
import { filledPlace, picturePlaces, placeOf } from "../../scripts/content/pictures/picture-places.ts";
import { pageWithVideo } from "../../scripts/content/rules/toolkit/examples.ts";
import { compileFormatMapper } from "../../scripts/content/schema/map-formats.ts";
import { readSchemas } from "../../scripts/content/schema/read-schemas.ts";
import { ownSchemas } from "../support/system/own-project.ts";
import { checkMemory, memorySite, siteYaml } from "./memory-site.ts";

const solid = (channels: 3 | 4 = 3) =>
  sharp({ create: { width: 60, height: 40, channels, background: channels === 4 ? "#f008" : "#f00" } });
const svg = (inside: string, attributes = "") =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 40" ${attributes}>${inside}</svg>`);

const formats: readonly (readonly [kind: string, encode: (picture: Sharp) => Promise<Buffer>])[] = [
  ["jpg", (picture) => picture.jpeg().toBuffer()],
  ["png", (picture) => picture.png().toBuffer()],
  ["webp", (picture) => picture.webp().toBuffer()],
  ["avif", (picture) => picture.avif({ effort: 0 }).toBuffer()],
  ["gif", (picture) => picture.gif().toBuffer()],
];

describe.each(formats)("of a %s", (kind, encode) => {
  test("kind, size and that it is whole are known from its bytes", async () => {
    const { hash, bytes, ...facts } = inspectPicture(await encode(solid())) ?? {};
    expect(facts).toMatchObject({ kind, width: 60, height: 40, isDamaged: false });
  });
});

test.each(formats)("a %s that is cut off is damaged, and one with something behind it is not", async (_, encode) => {
  const file = await encode(solid().withExif({ IFD0: { Copyright: "Bakery" } }));
  const [half, whole] = [file.subarray(0, file.length - 9), Buffer.concat([file, Buffer.from("more")])];
  expect([half, whole].map((bytes) => inspectPicture(bytes)?.isDamaged)).toEqual([true, false]);
});

test("a photograph that was taken with the telephone upright is as high as it is shown", async () => {
  const file = await solid().withMetadata({ orientation: 6 }).jpeg().toBuffer();
  expect(inspectPicture(file)).toMatchObject({ width: 40, height: 60 });
});

/** A drawing of `levels`, each of which draws the one before ten times. */
function copies(levels: number, copy: (id: string) => string): string {
  const level = (_: unknown, at: number) => `<g id="a${at + 1}">${copy(`a${at}`).repeat(10)}</g>`;
  return `<path id="a0"/>${Array.from({ length: levels }, level).join("")}${copy(`a${levels}`)}`;
}
const use = (id: string) => `<use href="#${id}"/>`;

/** A copy of a copy, and so on. */
const chain = (length: number) =>
  Array.from({ length }, (_, at) => `<use id="a${at + 1}" href="#a${at}"/>`).join("") + '<path id="a0"/>';

const symbol = `<symbol id="s">${"<path/>".repeat(20)}</symbol>`;

describe("an SVG is refused", () => {
  test.each([
    ["<script/>", "the element <script>"],
    ['<a href="javascript:alert(1)"/>', 'the address "javascript:alert(1)"'],
    ['<image href="https://tracker.example/1.png"/>', 'the address "https://tracker.example/1.png"'],
    ['<g><path onload="go()" d="M0 0"/></g>', "the event handler onload"],
    ["<foreignObject/>", "the element <foreignObject>"],
    ["<style>@import 'x.css';</style>", "a style sheet with @import"],
    ["<style>path{fill:url(https://x.example/a)}</style>", 'the address "https://x.example/a"'],
    ['<s:script xmlns:s="http://www.w3.org/2000/svg"/>', "the element <s:script>"],
    ['<a xmlns:l="http://www.w3.org/1999/xlink" l:href="javascript:alert(1)"/>', 'the address "javascript:alert(1)"'],
    ["<style>path{fill:u\\72 l(https://x.example/a)}</style>", 'the address "https://x.example/a"'],
    ['<path style="fill:\\75rl(//x.example/a)"/>', 'the address "//x.example/a"'],
    ['<style>rect{background:image-set("https://x.example/a" 1x)}</style>', "the function image-set()"],
    ['<a href="#b" ping="https://x.example/"/>', 'the address "https://x.example/"'],
    ['<a><animate attributeName="href" values="javascript:alert(1)"/></a>', 'an animation of "href"'],
    ['<a><set attributeName=" l:href" to="javascript:alert(1)"/></a>', 'an animation of " l:href"'],
    ['<set attributeName="onclick" to="go()"/>', 'an animation of "onclick"'],
    ['<filter><feTurbulence numOctaves="1000000000"/></filter>', "noise with too many octaves"],
  ])("with %s", (inside, danger) => {
    expect(inspectPicture(svg(inside))?.danger).toBe(danger);
  });

  test.each([
    ["`use`", copies(14, use)],
    [
      "an address in another spelling",
      copies(14, (id) => `<use xmlns:l="http://www.w3.org/1999/xlink" l:href=" #${id.replace("a", "%61")} "/>`),
    ],
    ["patterns", copies(14, (id) => `<path style="fill:u\\72l( '#${id}' )"/>`)],
    ["a chain", chain(600)],
    ["a circle", '<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'],
  ])("with more copies than browsers can draw, by %s", (_, inside) => {
    expect(inspectPicture(svg(inside))?.danger).toBe("endless copies of copies");
  });

  test.each([
    ["copies of copies", copies(4, use)],
    ["a chain", chain(50)],
    ["4,000 symbols on a map", `${symbol}<g id="b"><use href="#s"/></g>${use("b").repeat(4000)}`],
    ["20,000 lines in one colour", `<linearGradient id="a"/>${'<path fill="url(#a)"/>'.repeat(20_000)}`],
  ])("but not with the copies of a drawing: %s", (_, inside) => {
    expect(inspectPicture(svg(inside))).toMatchObject({ isDamaged: false });
    expect(inspectPicture(svg(inside))?.danger).toBeUndefined();
  });

  test("with a style sheet of another file", () => {
    const text = `<?xml-stylesheet href="a.xsl" type="text/xsl"?>${svg("<path/>").toString()}`;
    expect(inspectPicture(Buffer.from(text))?.danger).toBe("an external style sheet");
  });

  test("with entities, which can become any number of characters", () => {
    const bomb = `<!DOCTYPE svg [<!ENTITY a "aaaaaaaa">]>${svg("<text>&a;</text>").toString()}`;
    expect(inspectPicture(Buffer.from(bomb))?.danger).toBe("an entity definition");
  });

  test.each([
    '<defs><linearGradient id="a"/></defs><path fill="url(#a)" d="M0 0"/><use href="#a"/>',
    "<style>path{fill:url('#a')}</style><title>On a hill</title>",
    '<filter id="a"><feTurbulence baseFrequency="0.05" numOctaves="4"/></filter><path filter="url(#a)" d="M0 0"/>',
    '<g id="a"><use href="#a"/></g>',
    '<path d="M0 0"><animate attributeName="opacity" values="0;1"/><animateMotion path="M0 0h1"/></path>',
  ])("but not with %s", (inside) => {
    expect(inspectPicture(svg(inside))?.danger).toBeUndefined();
  });
});

const facts = { kind: "jpg", width: 800, height: 600, isDamaged: false };
const of = (width: number) =>
  pictureFiles({ ...facts, width, bytes: 1, hash: "h" }, { sizes: "100vw", widths: [400, 800, 1600] });

test.each([
  [2000, [400, 800, 1600], 800],
  [1000, [400, 800, 1000], 800],
  [850, [400, 850], 850],
  [300, [300], 300],
])(
  "the files of a picture of %d pixels are as wide as its place needs, and never wider than it",
  (width, widths, fallback) => {
    const { small, fallback: last } = of(width);
    expect(small.map((files) => files.map((file) => file.width))).toEqual([widths, widths]);
    expect(last.width).toBe(fallback);
  },
);

test("the files of a picture are told by their paths", () => {
  const { small, fallback } = of(800);
  for (const file of [...small.flat(), fallback]) expect(parsePicturePath(file.path)).toEqual(file);
  for (const path of ["_img/a.avif", "_img/../_site.yaml", `${fallback.path}.map`]) {
    expect(parsePicturePath(path)).toBeUndefined();
  }
});

const square = (inside: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${inside}</svg>`);
const told = (line: string, picture: Buffer) => {
  const site = siteYaml.replace("  name: Bakery\n", `  name: Bakery\n${line}`);
  const raw = { ...memorySite({ "_site.yaml": site }), assets: ["/assets/a.svg"], readAsset: () => picture };
  return checkMemory(raw).diagnostics;
};
const codes = (line: string, inside: string) => told(line, square(inside)).map(({ code, file }) => `${file} ${code}`);

test("a file with nothing in it is told to be empty", () => {
  const [found] = told("  logo: { src: /assets/a.svg }\n", Buffer.alloc(0));
  expect(found?.message).toBe('The file of "/assets/a.svg" is empty.');
});

test("an SVG that does not say its size is told as that", () => {
  const picture = Buffer.from('<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"><path/></svg>');
  expect(told("  logo: { src: /assets/a.svg }\n", picture).map(({ message }) => message)).toEqual([
    'The file of "/assets/a.svg" is an SVG that does not say its size, expected a viewBox.',
  ]);
});

test.each([
  ["the logo", "  logo: { src: /assets/a.svg }\n"],
  ["the icon", "icon: /assets/a.svg\n"],
])("the logo and the icon of a site are drawings and nothing else, as pictures of pages are: %s", (_, line) => {
  expect(codes(line, "<path/>")).toEqual([]);
  expect(codes(line, "<script>1</script>")).toEqual(["pages/_site.yaml unusable-file"]);
  expect(codes(line, "<a/>".repeat(200_000))).toEqual(["pages/_site.yaml unusable-file"]);
});

/** The reports of a page with a picture and a video with captions, one of which has these bytes. */
function reportsOf(address: string, bytes: Uint8Array): string[] {
  const index = pageWithVideo("src: /assets/oven.mp4\ncaptions: /assets/oven.vtt").replaceAll(
    "/assets/oven.svg",
    "/assets/a.png",
  );
  const files: Readonly<Record<string, Uint8Array>> = {
    "/assets/a.png": square("<path/>"),
    "/assets/oven.mp4": Buffer.from("\0\0\0\x14ftypisom"),
    "/assets/oven.vtt": Buffer.from("WEBVTT\n\n00:01.000 --> 00:04.000\nFire burns."),
    [address]: bytes,
  };
  const raw = memorySite({ "_site.yaml": siteYaml, "index.yaml": index });
  const { diagnostics } = checkMemory({ ...raw, assets: Object.keys(files), readAsset: (asset) => files[asset] });
  return diagnostics.map(({ message }) => message.replace(/^The file of "[^"]*" /, ""));
}

/** A WebP with so many pictures. */
const frames = (count: number) =>
  sharp(Buffer.from(Array.from({ length: 192 * count }, (_, at) => Math.floor(at / 192) * 255)), {
    raw: { width: 8, height: 8 * count, channels: 3, pageHeight: 8 },
  })
    .webp({ loop: 0 })
    .toBuffer();

test("a WebP or PNG with moving pictures is reported, because a build would show the first alone", async () => {
  const png = await solid().png().toBuffer();
  const start = png.indexOf("IDAT") - 4;
  const apng = (count: number) =>
    Buffer.concat([
      png.subarray(0, start),
      Buffer.from(`\0\0\0\x08acTL\0\0\0${String.fromCharCode(count)}\0\0\0\0crc!`),
      png.subarray(start),
    ]);
  const pictures = [await frames(2), apng(2), await frames(1), apng(1)];
  expect(pictures.map((bytes) => reportsOf("/assets/a.png", bytes))).toEqual([
    ["has moving pictures, expected a still one."],
    ["has moving pictures, expected a still one."],
    [],
    [],
  ]);
});

test.each([
  ["00:00:01,000 --> 00:00:04,000", 'has the time "00:00:01,000", expected 00:00:01.000.'],
  ["00:01.000 --> 00:04,500", 'has the time "00:04,500", expected 00:04.500.'],
  ["0:01.000 --> 0:04.000", "has no captions, expected some with times such as 00:01.000 --> 00:04.000."],
  ["NOTE to be written", "has no captions, expected some with times such as 00:01.000 --> 00:04.000."],
  ["00:01.000 --> 00:04.000 align:left", undefined],
  ["1:00:01.000-->1:00:04.000", undefined],
])("captions are reported if no browser shows them: %s", (times, report) => {
  const bytes = Buffer.from(`WEBVTT\r\n\r\n${times}\r\nFire burns for 10,000 loaves.`);
  expect(reportsOf("/assets/oven.vtt", bytes)).toEqual(report === undefined ? [] : [report]);
});

test("captions in another encoding than UTF-8 are reported", () => {
  const bytes = Buffer.from("WEBVTT\n\n00:01.000 --> 00:04.000\nBrötchen", "latin1");
  expect(reportsOf("/assets/oven.vtt", bytes)).toEqual(["is not encoded in UTF-8."]);
});

test("a picture of a block whose schema names no place for it has room in the widest column", () => {
  expect(placeOf(undefined)).toBe(picturePlaces.wide);
});

test.each([
  [{}, ["cardAlone"]],
  [{}, {}, ["cardOfTwo", "cardOfTwo"]],
  [{}, {}, {}, ["card", "card", "card"]],
  [{ featured: true }, {}, ["lead", "cardOfTwo"]],
])("the more room cards leave each other, the larger the files of their pictures: %j", (...cardsAndPlaces) => {
  const expected = cardsAndPlaces.at(-1);
  const items = cardsAndPlaces.slice(0, -1).map((card) => ({ ...card, image: { src: "/assets/a.jpg" } }));
  const places: unknown[] = [];
  const map = compileFormatMapper(readSchemas(ownSchemas), "blocks/card-grid.schema.json");
  map({ type: "card-grid", items }, ({ format, place }) => {
    if (format === "image-file") places.push(place);
  });
  expect(places).toEqual(expected);
});

test("a picture that is wider in shape than its place gets files as high as the place", () => {
  const place = { sizes: "(min-width:62rem) 30rem,92vw", widths: [320, 1024], ratio: 1.5 };
  const filled = (width: number, height: number) => filledPlace(place, { width, height });
  expect(filled(3000, 1000)).toEqual({ ...place, sizes: "(min-width:62rem) 60rem,184vw", widths: [640, 2048] });
  expect([filled(1000, 3000), filled(1501, 1000)]).toEqual([place, place]);
  expect(filledPlace(picturePlaces.wide, { width: 3000, height: 1000 })).toEqual(picturePlaces.wide);
});
