import type { Diagnostic } from "../../diagnostic/diagnostic.ts";
import { findFormat } from "../../formats/all-formats.ts";
import { fontFormat } from "../../formats/asset-formats.ts";
import type { ContentIndex, Reference } from "../../index/content-index.ts";
import { isWoff2, mediaKind, tellingBytes } from "../../pictures/file-kind.ts";
import { decodeAsset } from "../../read/asset-address.ts";
import { toDiagnostic } from "../../yaml/to-diagnostic.ts";
import { exampleSvg, pageWithImage } from "../toolkit/examples.ts";
import type { Check } from "../toolkit/rule.ts";
import { excerpt } from "../toolkit/wording.ts";

/** What a place can show, and the remedy where a file is something else. */
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

/** Pictures, films, captions and fonts that no browser could use. */
export const unusableFile: Check = {
  code: "unusable-file",
  scope: "site",
  meaning:
    "The file of a picture, an icon, a film, captions or a typeface is not of a kind that every browser can use there, or it is damaged, so that visitors would see nothing in its place.",
  bad: {
    "_assets/plan.svg": exampleSvg.replace("</svg>", ""),
    "index.yaml": page.replace("/assets/plan.svg", "«/assets/plan.svg»"),
  },
  says: {
    message: 'The file of "/assets/plan.svg" is damaged: a part of it is missing or wrong.',
    hint: "Save or export it again.",
  },
  good: { "_assets/plan.svg": exampleSvg, "index.yaml": page },
  check: (content) =>
    content.references.flatMap((reference) => {
      const use = uses[usageOf(reference) ?? ""];
      const address = decodeAsset(reference.value);
      // A file that is not there is reported as such.
      if (!use || address === undefined || !content.assets.has(address)) return [];
      const kind = kindOf(content, reference, address);
      const subject = `The file of "${excerpt(reference.value)}"`;
      if (kind === undefined || !use.kinds.includes(kind)) {
        return [
          { at: reference, message: `${subject} cannot be used here, expected ${use.expected}.`, hint: use.hint },
        ];
      }
      return content.inspectPicture(address)?.isDamaged ? [{ at: reference, ...damagedWords(reference) }] : [];
    }),
};

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

function damagedWords({ value }: Pick<Reference, "value">) {
  return {
    message: `The file of "${excerpt(value)}" is damaged: a part of it is missing or wrong.`,
    hint: unusableFile.says.hint,
  };
}

/** The diagnostics for files of a use that a build could not read: those with some addresses, or all. */
export function unreadableFiles(
  { references }: ContentIndex,
  use: "image" | "icon" | "font",
  addresses?: ReadonlySet<string>,
): Diagnostic[] {
  return references
    .filter((reference) => usageOf(reference) === use && (addresses?.has(decodeAsset(reference.value) ?? "") ?? true))
    .map((at) => toDiagnostic(unusableFile.code, { at, ...damagedWords(at) }));
}
