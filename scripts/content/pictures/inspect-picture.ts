import { createHash } from "node:crypto";
import { createRequire } from "node:module";
import type { AssetReader } from "../read/asset-reader.ts";
import { findSvgDanger, parseSvg } from "./find-svg-danger.ts";

/** The facts about a picture: plain data, which can be cached and sent to a thread. */
export interface PictureFacts {
  /** Such as `svg` or `png`. */
  readonly kind: string;
  /** In pixels, as displayed: a photograph may be stored sideways. For an SVG in its own units. */
  readonly width: number;
  readonly height: number;
  /** Whether an SVG is not XML, or another picture is cut off. Other damage only shows when it is decoded. */
  readonly isDamaged: boolean;
  /** Whether a WebP or a PNG has several pictures, of which the build would show only the first. */
  readonly moves?: true;
  /** The forbidden part of an SVG, in words; undefined where it has none. */
  readonly danger?: string;
  readonly bytes: number;
  readonly hash: string;
}

const shownKinds = new Set(["svg", "png", "jpg", "webp", "avif", "gif"]);

/** Inspects the bytes of a file without decoding it; undefined if it is not a picture that every browser shows. */
export function inspectPicture(bytes: Uint8Array): PictureFacts | undefined {
  // Loaded when a site first has a picture: most commands do not need the package.
  const { imageSize } = createRequire(import.meta.url)("image-size") as typeof import("image-size");
  // The package would convert all of a file that begins like markup to a string.
  const isMarkup = /^(?:\uFEFF)?\s*</.test(Buffer.from(bytes.subarray(0, 100)).toString("utf8"));
  try {
    const known = imageSize(isMarkup ? bytes.subarray(0, mostSvgBytes) : bytes);
    const { type: kind = "", width, height, orientation = 1 } = known;
    if (!shownKinds.has(kind) || !(width > 0 && height > 0)) return undefined;
    const [across, down] = orientation >= 5 ? [height, width] : [width, height];
    // A picture that is too large is refused for that, and not parsed.
    const isParsed = kind !== "svg" || bytes.length <= mostSvgBytes;
    const isSvg = kind === "svg" && isParsed;
    const root = isSvg ? parseSvg(bytes) : undefined;
    const danger = isSvg ? findSvgDanger(bytes, root) : undefined;
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    return {
      kind,
      ...(isMoving(kind, buffer) ? { moves: true } : {}),
      width: Math.round(across),
      height: Math.round(down),
      isDamaged: isSvg ? root === undefined : isCutOff(kind, buffer),
      ...(danger === undefined ? {} : { danger }),
      bytes: bytes.length,
      hash: pictureHash(bytes),
    };
  } catch {
    // The package throws for unknown formats, and for files cut off before their size.
    return undefined;
  }
}

function isMoving(kind: string, bytes: Buffer): boolean {
  // The second of its frames; a flag in its head says that there may be some.
  if (kind === "webp")
    return (
      ((bytes[20] ?? 0) & 2) > 0 &&
      bytes.toString("latin1", 12, 16) === "VP8X" &&
      bytes.indexOf("ANMF", bytes.indexOf("ANMF") + 4) > 0
    );
  const control = kind === "png" ? bytes.subarray(0, bytes.indexOf("IDAT")).indexOf("acTL") : -1;
  return control > 0 && bytes.readUInt32BE(control + 4) > 1;
}

/** Whether the end of a picture is missing. Other things may stand behind it, such as the film of a photograph that moves. */
function isCutOff(kind: string, bytes: Buffer): boolean {
  if (kind === "png") return !bytes.includes("IEND");
  if (kind === "webp") return bytes.length < bytes.readUInt32LE(4) + 8;
  if (kind === "gif") return isGifCutOff(bytes);
  if (kind === "avif") return isAvifCutOff(bytes);
  if (kind !== "jpg") return false;
  // A thumbnail in its header may have its own end.
  let at = 2;
  while (bytes[at] === 0xff && bytes[at + 1] !== 0xda && at + 4 <= bytes.length)
    at += bytes[at + 1] === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2);
  return at >= bytes.length || (bytes[at + 1] === 0xda && !bytes.includes("ffd9", at, "hex"));
}

/** Whether a GIF ends within a block. If only its last byte is missing, all browsers show it. */
function isGifCutOff(bytes: Buffer): boolean {
  const colours = (flags = 0) => (flags & 0x80 ? 3 << ((flags & 7) + 1) : 0);
  let at = 13 + colours(bytes[10]);
  while (bytes[at] === 0x21 || bytes[at] === 0x2c) {
    at += bytes[at] === 0x21 ? 2 : 11 + colours(bytes[at + 9]);
    // Sub-blocks of up to 255 bytes, each after its length; the last is empty.
    for (let length = bytes[at]; length; length = bytes[at]) at += length + 1;
    if (at >= bytes.length) return true;
    at++;
  }
  return at > bytes.length;
}

/** Whether an AVIF ends within one of its boxes. */
function isAvifCutOff(bytes: Buffer): boolean {
  let at = 0;
  while (at + 16 <= bytes.length) {
    const size = bytes.readUInt32BE(at) === 1 ? bytes.readUInt32BE(at + 12) : bytes.readUInt32BE(at);
    if (size < 8) return false;
    if (at + size > bytes.length) return ["meta", "moov", "mdat"].includes(bytes.toString("latin1", at + 4, at + 8));
    at += size;
  }
  return false;
}

export function pictureHash(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("base64url").slice(0, 22);
}

/** The facts about an asset by its decoded address, such as `/assets/logo.svg`; undefined if it is not a picture. */
export type PictureInspector = (address: string) => PictureFacts | undefined;

/** An inspector that reads each asset only once. */
export function inspectOnce(readAsset: AssetReader): PictureInspector {
  const known = new Map<string, PictureFacts | undefined>();
  return (address) => {
    if (known.has(address)) return known.get(address);
    const bytes = readAsset(address);
    const facts = bytes && inspectPicture(bytes);
    known.set(address, facts);
    return facts;
  };
}

/** The most pixels of a picture: phones take fewer. A small file can claim any number, and decoding takes memory for all of them. */
export const mostPixels = 64_000_000;

/** The most bytes of an SVG: parsing it takes a hundred times its size in memory, also in browsers. */
export const mostSvgBytes = 524_288;
