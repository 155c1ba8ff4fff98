import { crc32 } from "node:zlib";
import { limits } from "../../content/diagnostic/limits.ts";
import { examplePage } from "../../content/rules/words/example-site.ts";
import type { WorstFile } from "./worst-file.ts";

/** Files of `_assets/` that take long or much memory, each named by a page. */
export function worstAssets(): readonly WorstFile[] {
  const svg = (text: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">${text}</svg>`;
  const large = limits.assetBytes;
  return [
    ...Object.entries({
      "a CSV file of commas": () => ",".repeat(262_144),
      "a CSV file of quotes": () => `a,b\n${'"'.repeat(262_100)}`,
      "a CSV file of quotes around nothing": () => `a,b\n${'"",'.repeat(87_000)}`,
      "a CSV file of 40,000 columns": () =>
        `${Array.from({ length: 22_000 }, (_, at) => `c${at}`).join()}\n${"1,".repeat(22_000)}1\n`,
      "a CSV file of 130,000 rows": () => `a,b\n${"1\n".repeat(131_000)}`,
      "a CSV file of 60,000 wrong numbers": () => `a,b\n${"1,x\n".repeat(65_000)}`,
      "a CSV file of empty lines": () => `a,b\n${"\n".repeat(262_000)}`,
      "a CSV file of long cells": () => `a,b\n${`${"x".repeat(60_000)},${"9".repeat(60_000)}\n`.repeat(2)}`,
      "a CSV file of 100 MB": () => new Uint8Array(large).fill(0x2c),
    }).map(([name, file]) => ({ name, files: () => ({ "index.yaml": chart, "_assets/a.csv": file() }) })),
    ...Object.entries({
      "an SVG of elements inside each other": () => svg(`${"<g>".repeat(74_000)}${"</g>".repeat(74_000)}`),
      "an SVG of 131,000 elements": () => svg("<a/>".repeat(131_000)),
      "an SVG of attributes": () => svg(`<g ${Array.from({ length: 48_000 }, (_, at) => `a${at}=""`).join(" ")}/>`),
      "an SVG of addresses in styles": () => svg(`<style>${"url(".repeat(131_000)}</style>`),
      "an SVG of entities": () => `<!DOCTYPE svg [${'<!ENTITY a "b">'.repeat(34_000)}]>${svg("&a;")}`,
      "an SVG of references": () => svg(`<text>${"&amp;".repeat(104_000)}</text>`),
      "an SVG that is never closed": () => svg("").replace("</svg>", "<".repeat(524_000)),
      "an SVG of a comment": () => svg(`<!--${"-".repeat(524_000)}-->`),
      "an SVG of 100 MB": () =>
        Buffer.concat([Buffer.from(svg("").slice(0, -6)), Buffer.alloc(large - 200, "<a/>"), Buffer.from("</svg>")]),
    }).map(([name, file]) => ({ name, files: () => ({ "index.yaml": picture("svg"), "_assets/a.svg": file() }) })),
    ...Object.entries({
      png: () => png(large),
      jpg: () => Buffer.concat([jpeg, Buffer.alloc(large - 1000, Buffer.from([0xff, 0xe1, 0, 2]))]),
      webp: () =>
        Buffer.concat([
          Buffer.from("RIFF\xf0\xff\x3f\x06WEBPVP8X\x0a\0\0\0\x02\0\0\0\x07\0\0\x07\0\0", "latin1"),
          Buffer.alloc(large - 100),
        ]),
      avif: () =>
        Buffer.concat([
          Buffer.from("\0\0\0\x1cftypavif\0\0\0\0avifmif1miaf", "latin1"),
          Buffer.alloc(large - 100, Buffer.from("\0\0\0\x08free", "latin1")),
        ]),
      gif: () =>
        Buffer.concat([
          Buffer.from("GIF89a\x08\0\x08\0\0\0\0", "latin1"),
          Buffer.alloc(large - 100, Buffer.from([0x21, 0xf9, 0x00])),
        ]),
    }).map(([kind, file]) => ({
      name: `a ${kind.toUpperCase()} of 100 MB`,
      files: () => ({ "index.yaml": picture(kind), [`_assets/a.${kind}`]: file() }),
    })),
    {
      name: "captions of 100 MB",
      files: () => ({
        "index.yaml": film,
        "_assets/a.svg": svg(""),
        "_assets/a.mp4": Buffer.alloc(large),
        "_assets/a.vtt": Buffer.alloc(large, "WEBVTT\n\n"),
      }),
    },
  ];
}

const chart = `${examplePage}  - type: chart\n    title: T\n    chart: bar\n    file: /assets/a.csv\n`;

const film = `${examplePage}    image: { src: /assets/a.svg, alt: Fire burns in an oven. }
    video: { src: /assets/a.mp4, captions: /assets/a.vtt }\n`;

function picture(kind: string): string {
  return `${examplePage}    image: { src: /assets/a.${kind}, alt: Fire burns in an oven. }\n`;
}

/** The beginning of a JPEG of 8 by 8 pixels. */
const jpeg = Buffer.from("ffd8ffe000104a46494600010100000100010000ffc0001108000800080301220002110103110", "hex");

/** A PNG of chunks without a byte in them. */
function png(length: number): Uint8Array {
  const chunk = (type: string, data: Uint8Array) => {
    const bytes = Buffer.concat([Buffer.alloc(4), Buffer.from(type, "latin1"), data, Buffer.alloc(4)]);
    bytes.writeUInt32BE(data.length);
    bytes.writeUInt32BE(crc32(bytes.subarray(4, -4)), bytes.length - 4);
    return bytes;
  };
  const header = Buffer.from([0, 0, 0, 8, 0, 0, 0, 8, 8, 6, 0, 0, 0]);
  const start = Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), chunk("IHDR", header)]);
  return Buffer.concat([start, Buffer.alloc(length - 100, chunk("teXt", new Uint8Array()))]);
}
