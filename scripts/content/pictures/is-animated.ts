import { textAt } from "./text-at.ts";

/** So many bytes of a file say of what it consists. */
const headBytes = 4096;

const frame = "\x21\xf9\x04";

export function isAnimated(kind: string, bytes: Uint8Array): boolean {
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const head = all.subarray(0, headBytes).toString("latin1");
  switch (kind) {
    case "gif": {
      // The extension of a frame, which says how long it is shown: a picture that does not move has one at most.
      const first = all.indexOf(frame, 0, "latin1");
      return first >= 0 && all.includes(frame, first + frame.length, "latin1");
    }
    case "webp":
      return textAt(bytes, 12) === "VP8X" && ((bytes[20] ?? 0) & 0x02) !== 0;
    case "png": {
      const [control, data] = [head.indexOf("acTL"), head.indexOf("IDAT")];
      return control > 0 && (data < 0 || control < data);
    }
    case "avif":
      return textAt(bytes, 8) === "avis";
    case "svg":
      return /<(?:animate|animateMotion|animateTransform|set)[\s/>]/.test(all.toString("utf8"));
    default:
      return false;
  }
}
