import { posix } from "node:path";
import { limits } from "../../diagnostic/limits.ts";
import { isForbiddenOnWindows, safeAssetName, unsafeSign } from "../../read/asset-name.ts";
import { assetsFolder } from "../../read/content-path.ts";
import type { RawContent } from "../../read/read-content.ts";
import type { FileFinding, FileRule } from "../kinds/file-rule.ts";

/** Assets whose name cannot be part of an address, or not on every host. */
export const invalidAssetName: FileRule = {
  code: "invalid-asset-name",
  meaning: `The name of a file in ${assetsFolder} has a sign that an address, or the system of a host or a visitor, cannot have: " * : < > ? \\ | # or one that nobody can see; or Windows keeps the name for itself (con, aux); or the path has more than ${limits.path} characters or ${limits.folders} folders. Letters of any language, digits, spaces and other signs are fine.`,
  bad: { "_assets/prices: bread?.pdf": "" },
  says: {
    message: "The name of this asset has the sign :, which not every host and system can have in a name.",
    hint: 'Rename it to "_assets/prices- bread.pdf": letters, digits, spaces and most signs are fine, but for " * : < > ? \\ | # and what nobody can see.',
  },
  good: { "_assets/prices (bread) größe.pdf": "" },
  check: ({ folder, assets }) =>
    assets.flatMap((asset) => {
      const finding = describe(asset, assets);
      if (!finding) return [];
      // Not every form of the report can hold them.
      const file = posix.join(folder, fileOf(asset)).replaceAll(/\p{Cc}/gu, "\ufffd");
      return [{ file, ...finding }];
    }),
};

/** Hosts would serve such a file at `/assets`, as if it were a page of the site. */
const indexPage = /^\/assets\/index\.(?:x?html?)$/i;

function describe(asset: string, assets: RawContent["assets"]): Pick<FileFinding, "message" | "hint"> | undefined {
  if (indexPage.test(asset)) {
    return {
      message: `Hosts show a file of this name in place of the folder ${assetsFolder}, expected another name.`,
      hint: `Rename it to ${fileOf(freeName("/assets/page.html", assets))}, or move it to a folder in ${assetsFolder}.`,
    };
  }
  const sign = unsafeSign(asset);
  if (sign === undefined) return describePath(asset, assets);
  return {
    message: `The name of this asset has ${nameOf(sign)}, which not every host and system can have in a name.`,
    hint: `Rename it to "${fileOf(freeName(safeAssetName(asset), assets))}": letters, digits, spaces and most signs are fine, but for " * : < > ? \\ | # and what nobody can see.`,
  };
}

/** The problem of a path whose signs are fine. */
function describePath(asset: string, assets: RawContent["assets"]): Pick<FileFinding, "message" | "hint"> | undefined {
  const path = fileOf(asset);
  const names = path.split("/");
  const forbidden = names.find(isForbiddenOnWindows);
  if (path.length > limits.path) {
    return {
      message: `The path of this asset has ${path.length} characters, expected at most ${limits.path}.`,
      hint: "Give the file or its folders shorter names, or have fewer of them inside each other.",
    };
  }
  if (names.length - 1 > limits.folders) {
    return {
      message: `This asset stands in ${names.length - 1} folders inside each other, expected at most ${limits.folders}.`,
      hint: "Have fewer folders inside each other.",
    };
  }
  if (forbidden === undefined) return undefined;
  return {
    message: `No file or folder on Windows can have the name "${forbidden}", expected another.`,
    hint: `Rename it to "${fileOf(freeName(safeAssetName(asset), assets))}".`,
  };
}

/** Names a visible ASCII sign by itself, any other by its number. */
function nameOf(sign: string): string {
  if (/[\x21-\x7e]/.test(sign)) return `the sign ${sign}`;
  const number = (sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
  return sign === "\n" ? "a line break" : `the character U+${number}, which nobody can see`;
}

/** The same name, with a number added where another asset has it already. */
function freeName(asset: string, assets: RawContent["assets"]): string {
  const { dir, name, ext } = posix.parse(asset);
  let free = asset;
  for (let number = 2; assets.includes(free); number++) free = `${dir}/${name}-${number}${ext}`;
  return free;
}

function fileOf(asset: string): string {
  return asset.replace(/^\/assets/, assetsFolder);
}
