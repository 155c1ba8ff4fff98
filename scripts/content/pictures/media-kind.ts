import { textAt } from "./text-at.ts";

/** So many bytes at the start of a file of media say what it is. */
export const tellingBytes = 64;

/** The kinds of files of media that every browser plays or shows. */
type MediaKind = "mp4" | "webm" | "vtt";

/** The kind of a file by its first bytes; undefined for all that browsers may not play, such as QuickTime and Matroska. */
export function mediaKind(bytes: Uint8Array): MediaKind | undefined {
  const start = Buffer.from(bytes.subarray(0, tellingBytes)).toString("latin1");
  if (textAt(bytes, 4) === "ftyp" && textAt(bytes, 8) !== "qt  ") return "mp4";
  // The element that every such file begins with has the type of the document in it.
  if (start.startsWith("\x1aE\xdf\xa3") && start.includes("webm")) return "webm";
  return /^(?:\xef\xbb\xbf)?WEBVTT(?:[ \t\r\n]|$)/.test(start) ? "vtt" : undefined;
}
