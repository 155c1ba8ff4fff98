import { inWords, limits } from "../../diagnostic/limits.ts";
import { isAsset } from "../../read/content-path.ts";
import type { FileRule } from "../toolkit/rule.ts";

export const tooLarge: FileRule = {
  code: "too-large",
  meaning: `A file is larger than a page (${limits.fileBytes / 1024 / 1024} MiB) or an asset (${limits.assetBytes / 1024 / 1024} MiB) may be. Nobody reads such a page, and few hosts accept such an asset.`,
  bad: { "minutes.yaml": { kind: "size", bytes: 2_500_000, limit: limits.fileBytes } },
  good: {},
  check: ({ others }) =>
    others.flatMap(({ path, displayPath: file, obstacle }) => {
      if (obstacle?.kind !== "size") return [];
      const message = `The file has ${inWords(obstacle.bytes)} bytes, expected at most ${inWords(obstacle.limit)}.`;
      const hint = isAsset(path)
        ? "Make it smaller, or publish it elsewhere and link to it."
        : "Split it, or leave out what is not needed.";
      return { file, message, hint };
    }),
};
