import { posix } from "node:path";
import { assetsFolder } from "../../read/content-path.ts";
import type { FileRule } from "../kinds/file-rule.ts";

/** Assets whose paths are one and the same on some systems. */
export const twinNames: FileRule = {
  code: "twin-names",
  meaning:
    "The paths of two assets differ only in capitals, or in how Unicode writes the same letters (é as one character or as e with an accent). On Windows and macOS, and for some hosts, they are one file, so that one of them would be lost.",
  bad: { "_assets/Prices.pdf": "", "_assets/prices.pdf": "" },
  says: {
    message:
      'This name differs only in capitals or accents from that of "_assets/Prices.pdf", which is the same file on some systems.',
    hint: "Give one of the two another name.",
  },
  good: { "_assets/Prices.pdf": "", "_assets/prices-2026.pdf": "" },
  check({ folder, assets }) {
    const spellings = new Map<string, string>();
    return assets.flatMap((asset) => {
      const path = asset.replace(/^\/assets/, assetsFolder);
      const twin = parentFolders(path).find((part) => isTwin(spellings, part));
      if (twin === undefined) return [];
      return [
        {
          file: posix.join(folder, path).replaceAll(/\p{Cc}/gu, "\ufffd"),
          message: `This name differs only in capitals or accents from that of "${spellings.get(plain(twin))}", which is the same file on some systems.`,
          hint: "Give one of the two another name.",
        },
      ];
    });
  },
};

/** A path and the folders that it stands in, the outermost first. */
function parentFolders(path: string): string[] {
  const names = path.split("/");
  return names.map((_, at) => names.slice(0, at + 1).join("/"));
}

/** Whether a path was there before in another spelling. Remembers the first spelling. */
function isTwin(spellings: Map<string, string>, path: string): boolean {
  const key = plain(path);
  const first = spellings.get(key) ?? path;
  spellings.set(key, first);
  return first !== path;
}

function plain(path: string): string {
  return path.normalize("NFC").toLowerCase();
}
