import { readFileSync } from "node:fs";
import { join } from "node:path";
import { packageFolder } from "../program/package-folder.ts";

/** The files with letters, in the order in which they are asked for a character. The site's typeface comes first. */
export const faceFiles = [
  ...["latin", "latin-ext"].map((subset) => ["schibsted-grotesk", subset] as const),
  ...["greek", "cyrillic", "latin", "latin-ext", "vietnamese", "greek-ext", "cyrillic-ext"].map(
    (subset) => ["noto-sans", subset] as const,
  ),
];

export type FaceFile = (typeof faceFiles)[number];

/** A file with letters as TrueType, in all its weights; the regular one is where nothing else is asked for. */
export async function readFaceFile([family, subset]: FaceFile): Promise<Uint8Array> {
  const folder = join(packageFolder(`@fontsource-variable/${family}`), "files");
  const { convert } = await import("fontverter");
  return convert(readFileSync(join(folder, `${family}-${subset}-wght-normal.woff2`)), "sfnt");
}
