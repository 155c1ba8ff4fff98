import { createHash } from "node:crypto";
import { type PictureFacts, pictureHash } from "./inspect-picture.ts";
import type { PicturePlace } from "./picture-places.ts";

/** The folder of page pictures in the output. Their names contain a hash, so that they can be cached forever. */
export const imageFolder = "_img";

/** Change this whenever the same picture gives different files: browsers cache files by name. */
const recipe = "2";

/** The formats of every picture besides its fallback, the smallest first. */
const smallFormats = ["avif", "webp"] as const;

/** A file made from a picture: in a format and a width, or the SVG as it is. */
export interface PictureVariant {
  readonly path: string;
  readonly format: (typeof smallFormats)[number] | "jpg" | "png" | "svg";
  readonly width: number;
}

/** The files of a picture in a place. They follow from its facts alone, before any of them is made. */
interface PictureFiles {
  /** By format, each sorted by width. SVG has none, because it scales to any width. */
  readonly small: readonly (readonly PictureVariant[])[];
  /** For browsers that support none of the small formats. */
  readonly fallback: PictureVariant;
  /** The large version that the picture links to, in a format that all current browsers show. */
  readonly large?: PictureVariant;
}

/** The most that the fallback is wide, if the place has a width up to that. */
const fallbackWidth = 900;

/** A file nearly as wide as the widest one is not worth making. */
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
  // A WebP, which all browsers that play films support.
  if (isSingle) return { small: [], fallback: fileOf("webp", largest) };
  const middle = made.findLast((width) => width <= fallbackWidth) ?? largest;
  return {
    small: smallFormats.map((format) => made.map((width) => fileOf(format, width))),
    // Pictures other than JPEG may be transparent.
    fallback: fileOf(kind === "jpg" ? "jpg" : "png", middle),
    ...(large ? { large: fileOf("webp", Math.min(own, large)) } : {}),
  };
}

/** The file that other sites show with a link: a JPEG or a PNG, in the width that all of them ask for. */
export function shareFile(facts: PictureFacts): PictureVariant {
  return pictureFiles(facts, { sizes: "", widths: [1200] }).fallback;
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

/** Whether a file is made from these bytes: the picture may have changed since its facts were read. */
export function isMadeFrom({ path }: PictureVariant, bytes: Uint8Array): boolean {
  return path.startsWith(`${imageFolder}/${stemOf({ hash: pictureHash(bytes) })}`);
}
