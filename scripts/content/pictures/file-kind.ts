/** So many bytes at the start of a file of media say what it is. */
export const tellingBytes = 64;

type MediaKind = "mp4" | "webm" | "vtt";

/** The kind of a file by its first bytes; undefined for all that browsers may not play, such as QuickTime and Matroska. */
export function mediaKind(bytes: Uint8Array): MediaKind | undefined {
  const start = Buffer.from(bytes.subarray(0, tellingBytes)).toString("latin1");
  if (textAt(bytes, 4) === "ftyp" && textAt(bytes, 8) !== "qt  ") return "mp4";
  // The element that every such file begins with has the type of the document in it.
  if (start.startsWith("\x1aE\xdf\xa3") && start.includes("webm")) return "webm";
  return /^(?:\xef\xbb\xbf)?WEBVTT(?:[ \t\r\n]|$)/.test(start) ? "vtt" : undefined;
}

/** Whether a file begins as a font in WOFF2 does, and is as long as its head says (https://www.w3.org/TR/WOFF2/#woff20Header). */
export function isWoff2(bytes: Uint8Array): boolean {
  if (bytes.length < headLength) return false;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return view.getUint32(0) === signature && view.getUint32(8) === bytes.length;
}

const headLength = 48;
const signature = 0x774f4632;

/** The four letters at a place of a file: the name of a box. */
function textAt(bytes: Uint8Array, start: number): string {
  return Buffer.from(bytes.subarray(start, start + 4)).toString("latin1");
}
