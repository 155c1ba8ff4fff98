import { isUtf8 } from "node:buffer";
import type { Diagnostic } from "../../diagnostic/diagnostic.ts";
import { inWords } from "../../diagnostic/limits.ts";
import { findFormat } from "../../formats/all-formats.ts";
import { fontFormat } from "../../formats/asset-formats.ts";
import type { ContentIndex, Reference } from "../../index/content-index.ts";
import { inspectPicture, mostPixels, mostSvgBytes, type PictureFacts } from "../../pictures/inspect-picture.ts";
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

const exportPicture = "Export it in one of these formats, or use another file.";
const uses: Readonly<Record<string, Use>> = {
  picture: {
    kinds: ["svg", "png", "webp", "avif", "jpg", "gif"],
    expected: "an SVG, PNG, WebP, AVIF, JPEG or GIF picture",
    hint: exportPicture,
  },
  image: {
    kinds: ["svg", "png", "webp", "avif", "jpg"],
    expected: "a JPEG, PNG, WebP, AVIF or SVG picture",
    hint: `${exportPicture} For moving pictures, use a video.`,
  },
  share: {
    kinds: ["png", "webp", "avif", "jpg", "gif"],
    expected: "a JPEG, PNG, WebP, AVIF or GIF picture",
    hint: exportPicture,
  },
  icon: { kinds: ["svg", "png"], expected: "an SVG or PNG picture", hint: exportPicture },
  video: {
    kinds: ["mp4", "webm"],
    expected: "an MP4 or WebM film with that extension",
    hint: "Export it as MP4 (H.264) or as WebM. Renaming a QuickTime or Matroska file is not enough.",
  },
  captions: {
    kinds: ["vtt"],
    expected: "WebVTT captions that begin with the line WEBVTT, with the extension .vtt",
    hint: "Export the captions as WebVTT (.vtt); most programs that write SubRip (.srt) write it as well.",
  },
  font: {
    kinds: ["woff2"],
    expected: "a WOFF2 font",
    hint: "Replace it with a WOFF2 file: ask the maker of the typeface, or convert the font with woff2_compress.",
  },
};

const page = pageWithImage("src: /assets/plan.svg\nalt: The way to the bakery.");

export const unusableFile: Check = {
  code: "unusable-file",
  renamedFrom: ["not-woff2", "unusable-media", "unusable-picture", "huge-picture", "unsafe-svg"],
  scope: "site",
  meaning:
    "The file of a picture, an icon, a video, captions or a typeface is not in a format that every browser can use there, or is damaged; a picture moves, or captions have no times that browsers can read; it has more pixels than a build has memory for, or is an SVG of more than half a megabyte; or it is an SVG that contains a script, an event handler or an external address, which could do anything a page can if opened on its own, or more copies of its parts than browsers can draw.",
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

/** What is wrong with a file, to follow its name. Missing or unreadable files are reported by other rules. */
type Problem = readonly [problem: string, hint: string];

type FileIndex = Pick<ContentIndex, "assets" | "inspectPicture" | "readAsset">;
type FileUse = Pick<Reference, "format" | "value">;

/** The problem of a file that is not among the assets yet, if it were used at that address, to follow its name. */
export function problemOfNew(use: FileUse, bytes: Uint8Array): string | undefined {
  const assets = new Set([decodeAsset(use.value) ?? ""]);
  return problemOf({ assets, inspectPicture: () => inspectPicture(bytes), readAsset: () => bytes }, use)?.join(". ");
}

function problemOf(content: FileIndex, reference: FileUse): Problem | undefined {
  const use = uses[usageOf(reference) ?? ""];
  const address = decodeAsset(reference.value);
  if (!use || address === undefined || !content.assets.has(address)) return undefined;
  const kind = kindOf(content, reference, address);
  if (kind !== undefined && use.kinds.includes(kind)) {
    if (kind === "vtt") return captionsProblem(content.readAsset(address) ?? new Uint8Array());
    const facts = content.inspectPicture(address);
    return facts?.moves && use === uses["image"] ? moving : pictureProblem(facts);
  }
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

/** The size is read from the file header: a file that claims to be huge is never decoded. */
function pictureProblem(facts: PictureFacts | undefined): Problem | undefined {
  if (!facts) return undefined;
  const { kind, width, height, bytes, danger, isDamaged } = facts;
  if (danger !== undefined) return [`has ${danger}, expected nothing but a drawing`, plainSvg];
  if (kind !== "svg" && width * height > mostPixels)
    return [
      `has ${millions(width * height)} pixels, expected at most ${millions(mostPixels)}`,
      "Export it in a smaller size: a width of 2,560 pixels is enough everywhere.",
    ];
  if (kind === "svg" && bytes > mostSvgBytes)
    return [`is an SVG of ${inWords(bytes)} bytes, expected at most ${inWords(mostSvgBytes)}`, plainSvg];
  return isDamaged ? [damaged, again] : undefined;
}

const moving: Problem = [
  "has moving pictures, expected a still one",
  "For moving pictures, use a video. Otherwise, export one of the pictures.",
];

/** Browsers leave out every caption whose times they cannot read, and report nothing. */
function captionsProblem(bytes: Uint8Array): Problem | undefined {
  if (!isUtf8(bytes)) return ["is not encoded in UTF-8", "Save it with the encoding UTF-8."];
  const text = Buffer.from(bytes).toString("utf8");
  const time = /^[ \t]*(?:[\d:.]+[ \t]*-->[ \t]*[\d:]+,\d{3}|[\d:]+,\d{3}[ \t]*-->)/m
    .exec(text)?.[0]
    .match(/[\d:]+,\d+/)?.[0];
  if (time !== undefined)
    return [
      `has the time "${time}", expected ${time.replace(",", ".")}`,
      "Write the fractions of seconds in all times with a point, or export the captions as WebVTT (.vtt): commas are for SubRip (.srt).",
    ];
  return /^[ \t]*(?:\d+:)?\d\d:\d\d\.\d{3}[ \t]*-->/m.test(text)
    ? undefined
    : ["has no captions, expected some with times such as 00:01.000 --> 00:04.000", again];
}

const plainSvg =
  "Export it again as a plain SVG with everything inside it, clean it with a tool such as SVGO, or save it as PNG.";

const damaged = "is damaged: a part of it is missing or wrong";
const again = "Save or export it again.";

function millions(pixels: number): string {
  return `${inWords(Math.round(pixels / 1e6))} million`;
}

function usageOf({ format, value }: FileUse): string | undefined {
  const { asset, namesAsset } = findFormat(format) ?? {};
  return format === fontFormat.name ? "font" : namesAsset?.(value) ? "share" : asset;
}

/** The type of a file by its content. Hosts take the type of videos and captions from the extension, which must match. */
function kindOf({ inspectPicture, readAsset }: FileIndex, reference: FileUse, address: string) {
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

/** This many bytes at the start of a media file show what it is. */
const tellingBytes = 64;

/** The type of a file by its first bytes; undefined for any that browsers may not play, such as QuickTime and Matroska. */
function mediaKind(bytes: Uint8Array): string | undefined {
  const start = Buffer.from(bytes.subarray(0, tellingBytes)).toString("latin1");
  if (start.startsWith("ftyp", 4) && !start.startsWith("qt  ", 8)) return "mp4";
  // The first element of such a file contains the document type.
  if (start.startsWith("\x1aE\xdf\xa3") && start.includes("webm")) return "webm";
  return /^(?:\xef\xbb\xbf)?WEBVTT(?:[ \t\r\n]|$)/.test(start) ? "vtt" : undefined;
}

/** Whether a file begins like a WOFF2 font, and is as long as its header says (https://www.w3.org/TR/WOFF2/#woff20Header). */
function isWoff2(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 48));
  return head.length === 48 && head.toString("latin1", 0, 4) === "wOF2" && head.readUInt32BE(8) === bytes.length;
}

/** The diagnostics for files of one use that a build could not read: those with the given addresses, or all. */
export function unreadableFiles(
  { references }: ContentIndex,
  use: "image" | "icon" | "font",
  addresses?: ReadonlySet<string>,
): Diagnostic[] {
  const isOf = (usage: string | undefined) => usage === use || (use === "image" && usage === "share");
  return references
    .filter((reference) => isOf(usageOf(reference)) && (addresses?.has(decodeAsset(reference.value) ?? "") ?? true))
    .map((at) => {
      const message = `The file of "${excerpt(at.value)}" ${damaged}.`;
      return toDiagnostic(unusableFile.code, { at, message, hint: again });
    });
}
