import { createRequire } from "node:module";
import { crc32 } from "node:zlib";

/** The facts about a picture. */
export interface PictureFacts {
  /** Such as `svg` or `png`. */
  readonly kind: string;
  /** In pixels; for an SVG in its own units. */
  readonly width: number;
  readonly height: number;
  /** Whether a part of the file is missing or wrong, as far as its kind lets that be known: of SVG and PNG always. */
  readonly isDamaged: boolean;
}

/** The kinds of pictures that every browser shows. */
const shownKinds = new Set(["svg", "png", "jpg", "webp", "avif", "gif"]);

// Loaded when a site first has a picture: most commands need neither package.
const load = createRequire(import.meta.url);

/** Inspects the bytes of a file; undefined where they are no picture that every browser shows. */
export function inspectPicture(bytes: Uint8Array): PictureFacts | undefined {
  const { imageSize } = load("image-size") as typeof import("image-size");
  try {
    const { type: kind = "", width, height } = imageSize(bytes);
    if (!shownKinds.has(kind) || !(width > 0 && height > 0)) return undefined;
    return { kind, width: Math.round(width), height: Math.round(height), isDamaged: isDamaged(kind, bytes) };
  } catch {
    // The package throws for what it does not know, and for a file that ends within what tells the size.
    return undefined;
  }
}

function isDamaged(kind: string, bytes: Uint8Array): boolean {
  if (kind === "png") return !isWholePng(bytes);
  return kind === "svg" && !isWellFormed(bytes);
}

/** Whether every chunk of a PNG has the checksum that it should have, up to the last one (https://www.w3.org/TR/png-3/#5Chunk-layout). */
function isWholePng(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const signatureBytes = 8;
  for (let start = signatureBytes; start + 12 <= bytes.length; ) {
    const end = start + 8 + view.getUint32(start);
    if (end + 4 > bytes.length || crc32(bytes.subarray(start + 4, end)) !== view.getUint32(end)) return false;
    if (Buffer.from(bytes.subarray(start + 4, start + 8)).toString("latin1") === "IEND") return true;
    start = end + 4;
  }
  return false;
}

/** Whether the bytes are XML, which browsers show only where it has no mistake. */
function isWellFormed(bytes: Uint8Array): boolean {
  const { parseXml } = load("@rgrove/parse-xml") as typeof import("@rgrove/parse-xml");
  try {
    return parseXml(Buffer.from(bytes).toString("utf8"), { ignoreUndefinedEntities: true }).root?.name === "svg";
  } catch {
    return false;
  }
}
