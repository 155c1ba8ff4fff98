import type { Sharp } from "sharp";
import { mostPixels } from "../content/pictures/inspect-picture.ts";
import type { PictureVariant } from "../content/pictures/picture-files.ts";

/**
 * Makes a file from the bytes of a picture: turned upright, at the width of the file, without metadata of a camera or a program.
 * Throws if it cannot be decoded.
 */
export async function encodeImage(
  source: Uint8Array,
  { format, width }: Pick<PictureVariant, "width" | "format">,
): Promise<Uint8Array> {
  // The check has refused active content, so an SVG is published as it is, for all sizes.
  if (format === "svg") return source;
  // Imported here, because most builds find their pictures in the cache.
  const { default: sharp } = await import("sharp");
  sharp.cache(false);
  // Several pictures are made at once, each by one thread.
  sharp.concurrency(1);
  const picture = sharp(source, { limitInputPixels: mostPixels, failOn: "error" });
  const { icc, space, chromaSubsampling } = await picture.metadata();
  const sized = picture.autoOrient().resize({ width, withoutEnlargement: true });
  // Pictures with colours beyond sRGB keep their profile. All others are in sRGB, which needs none.
  const isWide = icc !== undefined && (space === "srgb" || space === "rgb16") && !isStandard(icc);
  const wanted = isWide ? sized.keepIccProfile() : sized;
  if (format !== "avif") return encoded(wanted, format).toBuffer();
  // Keeps the chroma subsampling of the original: most photographs have half-resolution colours, which nobody notices, and files
  // are 7 % smaller. More effort would save as much again, but take three and a half times as long.
  const fineness = chromaSubsampling?.startsWith("4:2:0") ? "4:2:0" : "4:4:4";
  return wanted.avif({ quality: 50, effort: 3, chromaSubsampling: fineness }).toBuffer();
}

/** Passes over the errors of the decoder: the author has to mend the picture. Any other, such as that it cannot be loaded, has a code. */
export function undecodable(error: unknown): undefined {
  if (error instanceof Error && "code" in error) throw error;
}

function encoded(picture: Sharp, format: Exclude<PictureVariant["format"], "avif" | "svg">): Sharp {
  switch (format) {
    case "webp":
      return picture.webp({ quality: 76 });
    case "jpg":
      return picture.jpeg({ quality: 78, mozjpeg: true });
    case "png":
      return picture.png({ compressionLevel: 9 });
  }
}

/** Whether a profile is one of sRGB, by its description, which may have two bytes per letter. */
function isStandard(profile: Uint8Array): boolean {
  return Buffer.from(profile).toString("latin1").replaceAll("\0", "").includes("sRGB");
}
