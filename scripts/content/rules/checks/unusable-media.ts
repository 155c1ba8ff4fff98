import { findFormat } from "../../formats/all-formats.ts";
import { type MediaKind, mediaKind, tellingBytes } from "../../pictures/media-kind.ts";
import { decodeAsset } from "../../read/asset-address.ts";
import type { Check } from "../kinds/check.ts";
import { excerpt } from "../words/describe-value.ts";
import { exampleSvg, pageWithVideo } from "../words/example-picture.ts";

/** The kinds of file for each use, and the remedy where one is something else, in words. */
const uses = {
  video: {
    kinds: ["mp4", "webm"],
    words: "no film that every browser plays, expected an MP4 or a WebM",
    hint: "Export it as MP4 (H.264) or as WebM. A file of QuickTime or Matroska does not become one by another name.",
  },
  captions: {
    kinds: ["vtt"],
    words: "no WebVTT, which begins with the line WEBVTT",
    hint: "Export the captions as WebVTT (.vtt); most programs that write SubRip (.srt) write it as well.",
  },
} as const;

const film = { "_assets/oven.svg": exampleSvg, "_assets/oven.vtt": "WEBVTT\n\n00:00.000 --> 00:02.000\n[Fire]\n" };
const page = pageWithVideo("src: «/assets/oven.mp4»\ncaptions: /assets/oven.vtt");

/** Films and captions that no browser could use. */
export const unusableMedia: Check = {
  code: "unusable-media",
  scope: "site",
  meaning:
    "A film is neither MP4 nor WebM, captions are no WebVTT or have times that are none, or the name of the file ends as that of another kind, so that browsers would not play or show it.",
  bad: { ...film, "_assets/oven.mp4": "\0\0\0\x14ftypqt  ", "index.yaml": page },
  says: {
    message: 'The file of "/assets/oven.mp4" is no film that every browser plays, expected an MP4 or a WebM.',
    hint: uses.video.hint,
  },
  good: { ...film, "_assets/oven.mp4": "\0\0\0\x14ftypisom", "index.yaml": page.replaceAll(/[«»]/g, "") },
  check: ({ references, assets, readAsset }) =>
    references.flatMap((reference) => {
      const use = findFormat(reference.format)?.asset;
      if (use !== "video" && use !== "captions") return [];
      const address = decodeAsset(reference.value) ?? "";
      const bytes = assets.has(address) ? readAsset(address, tellingBytes) : undefined;
      // A file that is not there is reported as such.
      if (!bytes) return [];
      const kind = mediaKind(bytes);
      const { kinds, words, hint } = uses[use];
      const subject = `The file of "${excerpt(reference.value)}" is`;
      if (!kind || !(kinds as readonly MediaKind[]).includes(kind))
        return [{ at: reference, message: `${subject} ${words}.`, hint }];
      if (address.toLowerCase().endsWith(`.${kind}`)) {
        const wrong = use === "captions" ? wrongCue(readAsset(address, mostCaptionBytes) ?? bytes) : undefined;
        if (!wrong) return [];
        return [
          {
            at: reference,
            message: `In "${excerpt(reference.value)}" the times "${excerpt(wrong.written)}" of line ${wrong.line} ${wrong.problem}.`,
            hint: "Write when the words appear and when they go, such as 00:01.000 --> 00:04.500.",
          },
        ];
      }
      return [
        {
          at: reference,
          message: `${subject} of the kind ${kind}, expected a name that ends with .${kind}.`,
          hint: "Rename it, here and in the folder: hosts tell browsers by the name what a file is.",
        },
      ];
    }),
};

/** Captions of days are shorter. */
const mostCaptionBytes = 1_048_576;

const time = "(?:(\\d{1,6}):)?([0-5]\\d):([0-5]\\d\\.\\d{3})";
const cue = new RegExp(`^[ \\t]{0,20}${time}[ \\t]{0,20}-->[ \\t]{0,20}${time}(?:[ \\t]|$)`);

/** The first line of captions with times that browsers do not understand, or that end before they begin: its words are never shown. */
function wrongCue(
  bytes: Uint8Array,
): { readonly line: number; readonly written: string; readonly problem: string } | undefined {
  const lines = new TextDecoder().decode(bytes).split(/\r\n|\r|\n/);
  for (const [index, text] of lines.entries()) {
    if (!text.includes("-->")) continue;
    const written = text.trim();
    const times = cue.exec(text);
    if (!times)
      return { line: index + 1, written, problem: "cannot be read, expected minutes, seconds and thousandths" };
    const [from, to] = [times.slice(1, 4), times.slice(4, 7)].map(
      ([hours = "0", minutes, seconds]) => Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds),
    );
    if ((from ?? 0) >= (to ?? 0)) return { line: index + 1, written, problem: "end before they begin" };
  }
  return undefined;
}
