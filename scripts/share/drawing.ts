import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Theme } from "../../src/content.gen.ts";
import { contentHash } from "../cache/content-hash.ts";
import { themePalettes } from "../content/colour/theme-palettes.ts";
import { packageFolder } from "../program/package-folder.ts";

/** The inputs that all share images of a build have in common. */
export interface Drawing {
  /** A text that changes with whatever draws the images: the code, by its number, and the packages that it uses. */
  readonly version: string;
  readonly colours: ShareColours;
}

/**
 * The number of what the code draws, one higher with each change that draws anything otherwise: images get new names then, and only
 * then. Not a checksum of the source, of which a comment is a part, and which does not have all of the code: a test knows the
 * drawing of each number.
 */
export const drawingNumber = 2;

const packages = [
  "@fontsource-variable/noto-sans",
  "@fontsource-variable/schibsted-grotesk",
  "fontverter",
  "harfbuzzjs",
  "sharp",
];

/** Reads what share images depend on. Machines that would draw them alike read the same. */
export function readDrawing(theme: Theme | undefined): Drawing {
  const versions = packages.map((name) => readFileSync(join(packageFolder(name), "package.json"), "utf8"));
  return { version: contentHash(JSON.stringify([drawingNumber, versions])), colours: shareColours(theme) };
}

/** The path of an image in the output: the same for the same image, and another one for any other. */
export function picturePath({ version }: Drawing, picture: SharePicture): string {
  return `${shareFolder}/${contentHash(JSON.stringify([version, picture])).slice(0, 12)}.png`;
}

/** Everything that a share image is drawn from, besides the code. */
export interface SharePicture {
  /** The words in large letters. */
  readonly headline: string;
  /** The words below. */
  readonly line?: string;
  readonly colours: ShareColours;
}

/** Width and height in pixels: what all who show links ask for. */
export const sharePictureSize = [1200, 630] as const;

/** The folder of share images in the output. Their names carry a hash, so that they may be cached forever. */
export const shareFolder = "_share";

/** The colours of a share image, as CSS writes them. */
interface ShareColours {
  readonly ground: string;
  readonly text: string;
  /** Of the line below the headline. */
  readonly soft: string;
  /** Of what marks the headline. */
  readonly mark: string;
}

/** The colours of share images: those of the dark panels of pages, which stand out among the light cards around them. */
function shareColours(theme: Theme = {}): ShareColours {
  const [palette] = themePalettes(theme).values();
  if (!palette) throw new Error("A theme has one scheme at least.");
  return { ground: palette.desk, text: palette["on-desk"], soft: palette["on-desk-soft"], mark: palette.mark };
}
