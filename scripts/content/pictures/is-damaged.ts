import { crc32 } from "node:zlib";
import { parseSvg } from "./parse-svg.ts";
import { textAt } from "./text-at.ts";

/** Whether a part of a picture is missing or wrong, as far as its bytes say it without being decoded: of SVG and PNG always. */
export function isDamaged(kind: string, bytes: Uint8Array): boolean {
  switch (kind) {
    case "svg":
      return parseSvg(bytes) === undefined;
    case "png":
      return !isWholePng(bytes);
    case "jpg":
      return !isWholeJpeg(bytes);
    case "webp":
      return viewOf(bytes).getUint32(4, true) + 8 > bytes.length;
    case "avif":
      return !isWholeAvif(bytes);
    default:
      return false;
  }
}

/** More chunks than this no program writes: those of the largest picture have some kilobytes each. */
const mostChunks = 100_000;

/** Whether every chunk of a PNG has the checksum that it should have, up to the last one (https://www.w3.org/TR/png-3/#5Chunk-layout). */
function isWholePng(bytes: Uint8Array): boolean {
  const view = viewOf(bytes);
  const signatureBytes = 8;
  let chunks = 0;
  for (let start = signatureBytes; start + 12 <= bytes.length && chunks++ < mostChunks; ) {
    const end = start + 8 + view.getUint32(start);
    if (end + 4 > bytes.length || crc32(bytes.subarray(start + 4, end)) !== view.getUint32(end)) return false;
    if (textAt(bytes, start + 4) === "IEND") return true;
    start = end + 4;
  }
  return false;
}

/** True where the picture of a JPEG, which begins after its segments, has an end: one that is cut off has none. */
function isWholeJpeg(bytes: Uint8Array): boolean {
  const view = viewOf(bytes);
  const [startOfScan, noLength] = [0xda, new Set([0x01, 0xd8, 0xff])];
  for (let start = 2; start + 4 <= bytes.length; ) {
    if (bytes[start] !== 0xff) return false;
    const marker = bytes[start + 1] ?? 0;
    if (marker === startOfScan) {
      return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes("ffd9", start, "hex");
    }
    start += noLength.has(marker) ? (marker === 0xff ? 1 : 2) : 2 + view.getUint16(start + 2);
  }
  return false;
}

/** Whether the boxes of an AVIF end where the file does, or before. */
function isWholeAvif(bytes: Uint8Array): boolean {
  const view = viewOf(bytes);
  let start = 0;
  while (start + 8 <= bytes.length) {
    const size = view.getUint32(start);
    // Zero is for a box that goes to the end of the file, one for a size that follows: nobody writes a picture of 4 GB.
    if (size === 0) return true;
    if (size < 8) return false;
    start += size;
  }
  return start === bytes.length;
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
