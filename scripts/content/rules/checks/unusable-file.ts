import type { Diagnostic } from "../../diagnostic/diagnostic.ts";
import { inWords } from "../../diagnostic/limits.ts";
import { findFormat } from "../../formats/all-formats.ts";
import { fontFormat } from "../../formats/asset-formats.ts";
import type { ContentIndex, Reference } from "../../index/content-index.ts";
import { mostPixels, mostSvgBytes, type PictureFacts } from "../../pictures/inspect-picture.ts";
import { decodeAsset } from "../../read/asset-address.ts";
import { toDiagnostic } from "../../yaml/to-diagnostic.ts";
import { exampleSvg, pageWithImage } from "../toolkit/examples.ts";
import type { Check } from "../toolkit/rule.ts";
import { excerpt } from "../toolkit/wording.ts";

interface Use {
  readonly kinds: readonly string[];
  readonly expected: string;
  readonly hint: string;
}

const exportPicture = "Export it as one of these, or name another file.";
const uses: Readonly<Record<string, Use>> = {
  picture: {
    kinds: ["svg", "png", "webp", "avif", "jpg", "gif"],
    expected: "a picture of the kind SVG, PNG, WebP, AVIF, JPEG or GIF",
    hint: exportPicture,
  },
  image: {
    kinds: ["svg", "png", "webp", "avif", "jpg"],
    expected: "a picture of the kind JPEG, PNG, WebP, AVIF or SVG",
    hint: `${exportPicture} What has to move is a video.`,
  },
  icon: { kinds: ["svg", "png"], expected: "a picture of the kind SVG or PNG", hint: exportPicture },
  video: {
    kinds: ["mp4", "webm"],
    expected: "a film of the kind MP4 or WebM, with that ending",
    hint: "Export it as MP4 (H.264) or as WebM. A file of QuickTime or Matroska does not become one by another name.",
  },
  captions: {
    kinds: ["vtt"],
    expected: "captions in WebVTT, which begin with the line WEBVTT, with the ending .vtt",
    hint: "Export the captions as WebVTT (.vtt); most programs that write SubRip (.srt) write it as well.",
  },
  font: {
    kinds: ["woff2"],
    expected: "a font in WOFF2",
    hint: "Ask who made the typeface for a file in WOFF2, or convert the font with woff2_compress, and put it in its place.",
  },
};

const page = pageWithImage("src: /assets/plan.svg\nalt: The way to the bakery.");

export const unusableFile: Check = {
  code: "unusable-file",
  renamedFrom: ["not-woff2", "unusable-media", "unusable-picture", "huge-picture", "unsafe-svg"],
  scope: "site",
  meaning:
    "The file of a picture, an icon, a film, captions or a typeface is not of a kind that every browser can use there, or it is damaged; it has more pixels than a build takes the memory for, or is an SVG of more than half a megabyte; or it is an SVG with a script, a handler of events or an address of another place in it, which opened by itself could do what a page can, or with more copies of its parts than browsers can draw.",
  bad: {
    "_assets/plan.svg": exampleSvg.replace("</svg>", ""),
    "index.yaml": page.replace("/assets/plan.svg", "«/assets/plan.svg»"),
  },
  good: { "_assets/plan.svg": exampleSvg, "index.yaml": page },
  check: (content) =>
    content.references.flatMap((at) => {
      const [problem, hint] = problemOf(content, at) ?? [];
      return hint === undefined ? [] : { at, message: `The file of "${excerpt(at.value)}" ${problem}.`, hint };
    }),
};

/** What is wrong with a file, after its name. One that is not there, or cannot be read, is reported as such. */
type Problem = readonly [problem: string, hint: string];

function problemOf(content: ContentIndex, reference: Reference): Problem | undefined {
  const use = uses[usageOf(reference) ?? ""];
  const address = decodeAsset(reference.value);
  if (!use || address === undefined || !content.assets.has(address)) return undefined;
  const kind = kindOf(content, reference, address);
  if (kind !== undefined && use.kinds.includes(kind)) return pictureProblem(content.inspectPicture(address));
  const start = kind === undefined ? content.readAsset(address, tellingBytes)?.length : 1;
  if (start === undefined) return undefined;
  if (start === 0) return ["is empty", again];
  if (kind === undefined && use.kinds.includes("svg") && isSvgWithoutSize(content.readAsset(address)))
    return [
      "is an SVG that does not say its size, expected a viewBox",
      'Write it into its <svg>, such as viewBox="0 0 120 40", or export it again.',
    ];
  return [`cannot be used here, expected ${use.expected}`, use.hint];
}

/** Its size is read from the head of the file: one that claims to be huge is never decoded. */
function pictureProblem(facts: PictureFacts | undefined): Problem | undefined {
  if (!facts) return undefined;
  const { kind, width, height, bytes, danger, isDamaged } = facts;
  if (danger !== undefined) return [`has ${danger}, expected nothing but a drawing`, plainSvg];
  if (kind !== "svg" && width * height > mostPixels)
    return [
      `has ${millions(width * height)} pixels, expected at most ${millions(mostPixels)}`,
      "Export it in a smaller size: 2,560 pixels in width are enough for every place.",
    ];
  if (kind === "svg" && bytes > mostSvgBytes)
    return [`is an SVG of ${inWords(bytes)} bytes, expected at most ${inWords(mostSvgBytes)}`, plainSvg];
  return isDamaged ? [damaged, again] : undefined;
}

const plainSvg =
  "Export it again as a plain SVG with everything inside it, clean it with a tool such as SVGO, or save it as PNG.";

const damaged = "is damaged: a part of it is missing or wrong";
const again = "Save or export it again.";

function millions(pixels: number): string {
  return `${inWords(Math.round(pixels / 1e6))} million`;
}

function usageOf({ format }: Reference): string | undefined {
  return format === fontFormat.name ? "font" : findFormat(format)?.asset;
}

/** The kind of a file by its content; hosts say what films and captions are by the ending, which has to be the same. */
function kindOf({ inspectPicture, readAsset }: ContentIndex, reference: Reference, address: string) {
  const use = usageOf(reference);
  if (use === "font") return isWoff2(readAsset(address) ?? new Uint8Array()) ? "woff2" : undefined;
  if (use !== "video" && use !== "captions") return inspectPicture(address)?.kind;
  const kind = mediaKind(readAsset(address, tellingBytes) ?? new Uint8Array());
  return kind && address.toLowerCase().endsWith(`.${kind}`) ? kind : undefined;
}

function isSvgWithoutSize(bytes: Uint8Array | undefined): boolean {
  const [root = ""] =
    /^(?:\uFEFF)?\s*(?:<[?!][^>]*>\s*)*<svg[\s>][^>]*/.exec(
      Buffer.from(bytes?.subarray(0, 4000) ?? []).toString("utf8"),
    ) ?? [];
  return root !== "" && !/\sviewBox\s*=/.test(root);
}

/** So many bytes at the start of a file of media say what it is. */
const tellingBytes = 64;

/** The kind of a file by its first bytes; undefined for all that browsers may not play, such as QuickTime and Matroska. */
function mediaKind(bytes: Uint8Array): string | undefined {
  const start = Buffer.from(bytes.subarray(0, tellingBytes)).toString("latin1");
  if (start.startsWith("ftyp", 4) && !start.startsWith("qt  ", 8)) return "mp4";
  // The element that every such file begins with has the type of the document in it.
  if (start.startsWith("\x1aE\xdf\xa3") && start.includes("webm")) return "webm";
  return /^(?:\xef\xbb\xbf)?WEBVTT(?:[ \t\r\n]|$)/.test(start) ? "vtt" : undefined;
}

/** Whether a file begins as a font in WOFF2 does, and is as long as its head says (https://www.w3.org/TR/WOFF2/#woff20Header). */
function isWoff2(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 48));
  return head.length === 48 && head.toString("latin1", 0, 4) === "wOF2" && head.readUInt32BE(8) === bytes.length;
}

/** The diagnostics for files of a use that a build could not read: those with some addresses, or all. */
export function unreadableFiles(
  { references }: ContentIndex,
  use: "image" | "icon" | "font",
  addresses?: ReadonlySet<string>,
): Diagnostic[] {
  return references
    .filter((reference) => usageOf(reference) === use && (addresses?.has(decodeAsset(reference.value) ?? "") ?? true))
    .map((at) => {
      const message = `The file of "${excerpt(at.value)}" ${damaged}.`;
      return toDiagnostic(unusableFile.code, { at, message, hint: again });
    });
}
