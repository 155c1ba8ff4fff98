import { posix } from "node:path";
import { assetsFolder } from "../../read/content-path.ts";
import type { FileRule } from "../toolkit/rule.ts";

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
    const first = new Map<string, string>();
    return assets.flatMap((asset) => {
      const path = asset.replace(/^\/assets/, assetsFolder);
      const names = path.split("/");
      // The folders that it stands in, the outermost first, and the file.
      for (const end of names.keys()) {
        const part = names.slice(0, end + 1).join("/");
        const plain = part.normalize("NFC").toLowerCase();
        const twin = first.get(plain) ?? part;
        first.set(plain, twin);
        if (twin === part) continue;
        return [
          {
            file: posix.join(folder, path).replaceAll(/\p{Cc}/gu, "\ufffd"),
            message: `This name differs only in capitals or accents from that of "${twin}", which is the same file on some systems.`,
            hint: twinNames.says.hint,
          },
        ];
      }
      return [];
    });
  },
};
