import { textAt } from "./text-at.ts";

/** The colour types of PNGs with a channel for transparency (https://www.w3.org/TR/png-3/#6Colour-values). */
const typesWithAlpha = [4, 6];

/** So many bytes of a file say of what it consists. */
const headBytes = 4096;

export function hasAlpha(kind: string, bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, headBytes)).toString("latin1");
  switch (kind) {
    case "jpg":
      return false;
    case "png":
      return typesWithAlpha.includes(bytes[25] ?? 0) || head.includes("tRNS");
    case "webp": {
      const chunk = textAt(bytes, 12);
      if (chunk === "VP8X") return ((bytes[20] ?? 0) & 0x10) !== 0;
      return chunk === "VP8L" && ((bytes[24] ?? 0) & 0x10) !== 0;
    }
    case "avif":
      return /urn:mpeg:(?:mpegB:cicp:systems:auxiliary:alpha|hevc:2015:auxid:1)/.test(head);
    default:
      return true;
  }
}
