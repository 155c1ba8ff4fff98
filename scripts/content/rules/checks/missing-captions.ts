import { toPointer } from "../../diagnostic/path.ts";
import { videoFileFormat } from "../../formats/asset-formats.ts";
import { exampleSvg, pageWithVideo } from "../toolkit/examples.ts";
import type { Check } from "../toolkit/rule.ts";

const files = { "_assets/oven.svg": exampleSvg, "_assets/oven.mp4": "\0\0\0\x14ftypisom" };

export const missingCaptions: Check = {
  code: "missing-captions",
  severity: "warning",
  scope: "file",
  meaning:
    "A video has no captions, for people who cannot hear it and for those who watch it without sound. A video without speech or meaningful sound has silent: true.",
  bad: { ...files, "index.yaml": pageWithVideo("src: /assets/oven.mp4").replace("    video:", "    «video»:") },
  good: { ...files, "index.yaml": pageWithVideo("src: /assets/oven.mp4\nsilent: true") },
  check: ({ references }) =>
    references.flatMap(({ format, file, path, owner }) => {
      const video = path.slice(0, -1);
      // An unknown key is reported by another rule, and was probably meant for this.
      const isMeant = Object.keys(owner).some((key) => file.wrong.has(toPointer([...video, key])));
      const isSaid = "captions" in owner || owner["silent"] === true || isMeant;
      if (format !== videoFileFormat.name || isSaid) return [];
      return {
        at: { file, path: video, part: "key" as const },
        message: 'The video has neither "captions" nor "silent: true".',
        hint: 'Give "captions" a WebVTT file (/assets/….vtt) with what is said and heard. Write "silent: true" if there is nothing to hear.',
      };
    }),
};
