import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Theme } from "../../src/content.gen.ts";
import { contentHash } from "../cache/content-hash.ts";
import { themePalettes } from "../content/colour/theme-palettes.ts";
import { packageFolder } from "../program/package-folder.ts";

/** The inputs that all share images of a build have in common. */
export interface Drawing {
  /** A text that changes with the drawing code, by its number, and the packages that it uses. */
  readonly version: string;
  readonly colours: ShareColours;
}

/**
 * The version of the drawing code, raised by one with each change to the result: images get new names then, and only then. It is
 * not a checksum of the source, which would include comments and lack some of the code: a test checks that the drawing and the
 * number change together.
 */
export const drawingNumber = 2;

const packages = [
  "@fontsource-variable/noto-sans",
  "@fontsource-variable/schibsted-grotesk",
  "fontverter",
  "harfbuzzjs",
  "sharp",
];

/** Reads what share images depend on. It is equal on all machines that would draw them alike. */
export function readDrawing(theme: Theme | undefined): Drawing {
  const versions = packages.map((name) => readFileSync(join(packageFolder(name), "package.json"), "utf8"));
  return { version: contentHash(JSON.stringify([drawingNumber, versions])), colours: shareColours(theme) };
}

/** The path of an image in the output, unique to the image. */
export function picturePath({ version }: Drawing, picture: SharePicture): string {
  return `${shareFolder}/${contentHash(JSON.stringify([version, picture])).slice(0, 12)}.png`;
}

/** Everything that a share image is drawn from, besides the code. */
export interface SharePicture {
  /** The text in large letters. */
  readonly headline: string;
  /** The text below. */
  readonly line?: string;
  readonly colours: ShareColours;
}

/** Width and height in pixels: the size that all sites that show links expect. */
export const sharePictureSize = [1200, 630] as const;

/** The folder of share images in the output. Their names carry a hash, so that they may be cached forever. */
export const shareFolder = "_share";

/** The colours of a share image, as CSS writes them. */
interface ShareColours {
  readonly ground: string;
  readonly text: string;
  /** Of the line below the headline. */
  readonly soft: string;
  /** Of the mark at the headline. */
  readonly mark: string;
}

/** The colours of share images: those of the dark panels of pages, which stand out among the light cards around them. */
function shareColours(theme: Theme = {}): ShareColours {
  const [palette] = themePalettes(theme).values();
  if (!palette) throw new Error("A theme has one scheme at least.");
  return { ground: palette.desk, text: palette["on-desk"], soft: palette["on-desk-soft"], mark: palette.mark };
}
