import { createHash } from "node:crypto";
import { type PictureFacts, pictureHash } from "./inspect-picture.ts";
import type { PicturePlace } from "./picture-places.ts";

/** The folder of the pictures of pages in the output. Their names carry a hash, so that they may be cached forever. */
export const imageFolder = "_img";

/** To be changed with whatever makes other files from the same picture: browsers keep what they have under the same name. */
const recipe = "2";

/** The formats that every picture is made in besides its fallback, the smallest first. */
const smallFormats = ["avif", "webp"] as const;

/** A file that is made from a picture: in a format and a width, or the SVG as it is. */
export interface PictureVariant {
  readonly path: string;
  readonly format: (typeof smallFormats)[number] | "jpg" | "png" | "svg";
  readonly width: number;
}

/** The files that a picture has in a place. They are known by its facts alone, before any of them is made. */
interface PictureFiles {
  /** By format, each in the order of widths. SVG has none: it is as wide as anybody likes. */
  readonly small: readonly (readonly PictureVariant[])[];
  /** For browsers that know none of the small formats. */
  readonly fallback: PictureVariant;
  /** The one that the place leads to, in a format that all browsers of these years show. */
  readonly large?: PictureVariant;
}

/** The width of the fallback, where there is one of the place that is not wider. */
const fallbackWidth = 900;

/** A file that is nearly as wide as the widest one is not worth its making. */
const leastStep = 0.85;

export function pictureFiles(facts: PictureFacts, { widths, large, isSingle }: PicturePlace): PictureFiles {
  const stem = `${imageFolder}/${stemOf(facts)}`;
  const { kind, width: own } = facts;
  if (kind === "svg") {
    const file = { path: `${stem}.svg`, format: "svg", width: own } as const;
    return { small: [], fallback: file, ...(large ? { large: file } : {}) };
  }
  const largest = Math.min(own, Math.max(...widths));
  const made = [...widths.filter((width) => width < largest * leastStep), largest];
  const fileOf = (format: PictureVariant["format"], width: number) => ({
    path: `${stem}-${width}.${format}`,
    format,
    width,
  });
  // A WebP, which all browsers know that know films.
  if (isSingle) return { small: [], fallback: fileOf("webp", largest) };
  const middle = made.findLast((width) => width <= fallbackWidth) ?? largest;
  return {
    small: smallFormats.map((format) => made.map((width) => fileOf(format, width))),
    // Of other kinds than JPEG some of the ground may show through.
    fallback: fileOf(kind === "jpg" ? "jpg" : "png", middle),
    ...(large ? { large: fileOf("webp", Math.min(own, large)) } : {}),
  };
}

/** The file that a path in the output is of; undefined for a path that no picture of any place has. */
export function parsePicturePath(path: string): PictureVariant | undefined {
  const [, width, format] = /^_img\/[\w-]{12}(?:-(\d{1,4}))?\.(avif|webp|jpg|png|svg)$/.exec(path) ?? [];
  // The cast is safe: the expression names the formats.
  return format === undefined
    ? undefined
    : { path, format: format as PictureVariant["format"], width: Number(width ?? 0) };
}

export function stemOf({ hash }: Pick<PictureFacts, "hash">): string {
  return createHash("sha256").update(`${recipe} ${hash}`).digest("base64url").slice(0, 12);
}

/** True where a file is to be made from these bytes: a picture may be another one since its facts were read. */
export function isMadeFrom({ path }: PictureVariant, bytes: Uint8Array): boolean {
  return path.startsWith(`${imageFolder}/${stemOf({ hash: pictureHash(bytes) })}`);
}
