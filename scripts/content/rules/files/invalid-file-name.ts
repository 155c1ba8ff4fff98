import { posix } from "node:path";
import { limits } from "../../diagnostic/limits.ts";
import { assetsFolder, isPageFile } from "../../read/content-path.ts";
import { deviceNameIn, isForbiddenOnWindows, safeAssetName, unsafeSign } from "../../read/file-name.ts";
import { isRoute } from "../../read/route-form.ts";
import { correctedPath, routeOf, routeOfPage } from "../../read/route-of.ts";
import type { Words } from "../../yaml/to-diagnostic.ts";
import { otherPage } from "../toolkit/examples.ts";
import { numberOf } from "../toolkit/refused-characters.ts";
import type { FileRule } from "../toolkit/rule.ts";

export const invalidFileName: FileRule = {
  code: "invalid-file-name",
  renamedFrom: ["invalid-asset-name", "invalid-route", "too-deep"],
  meaning: `The path of a page is its route, so the names of folders and files can only have lower-case letters of any script, digits and hyphens. The name of a file in ${assetsFolder} cannot have the characters " * : < > ? \\ | # or invisible ones. Two names cannot differ only in capitals or in the encoding of accents, because some systems treat them as the same file. Names that Windows reserves, such as con or aux, are not allowed; a path has at most ${limits.path} characters (for a page, also bytes) and ${limits.folders} folders.`,
  bad: { "About us.yaml": otherPage("About us") },
  good: { "about-us.yaml": otherPage("About us") },
  check({ folder, sources, assets }) {
    const routes = new Set(sources.map(({ path }) => routeOf(path)));
    const pages = sources
      .filter(({ path }) => isPageFile(path) && (!isRoute(routeOf(path)) || pageLengthProblem(path)))
      // `duplicate-route` reports two names with the same route, such as those that differ only in case.
      .filter(({ path }) => routeOfPage(path) === routeOf(path) || !routes.has(routeOfPage(path)))
      .map(({ path, displayPath: file }) => ({ file, ...explainPage(path) }));
    const first = new Map<string, string>();
    const files = assets.flatMap((address) => {
      const path = address.replace(/^\/assets/, assetsFolder);
      const words = explainAsset(path) ?? explainTwin(path, first);
      // Not every report format can hold control characters.
      return words ? [{ file: posix.join(folder, path).replaceAll(/\p{Cc}/gu, "\ufffd"), ...words }] : [];
    });
    return [...pages, ...files];
  },
};

type NameProblem = Pick<Words, "message" | "hint">;

function explainPage(path: string): NameProblem {
  const message = "The path of a page is its route, and this one has characters that are not allowed in a route.";
  if (/\[[^/]*\/.*\.yaml$/.test(path)) {
    const hint = "Name the folders with letters, digits and hyphens: one file per folder, each with its own table.";
    return { message: "Unexpected brackets in a folder name, expected them only around a file name.", hint };
  }
  const corrected = correctedPath(path);
  const device = corrected === undefined ? undefined : deviceNameIn(routeOf(corrected));
  if (device !== undefined) return windowsProblem(device, `${device}-page.yaml`);
  const rename =
    corrected === undefined ? "Give every file and folder in it another name" : `Rename it to ${corrected}`;
  const hint = `${rename}: lower-case letters, digits and hyphens.`;
  return (corrected === undefined ? undefined : pageLengthProblem(corrected)) ?? { message, hint };
}

function explainAsset(path: string): NameProblem | undefined {
  const safe = safeAssetName(path);
  const sign = unsafeSign(path);
  if (sign !== undefined) {
    return {
      message: `The name of this asset has ${/[\x21-\x7e]/.test(sign) ? sign : numberOf(sign)}, which not every host and system allows in a name.`,
      hint: `Rename it to "${safe}": letters, digits, spaces and most other characters are fine, but not " * : < > ? \\ | # or invisible ones.`,
    };
  }
  // Hosts would serve such a file at `/assets`, as if it were a page of the site.
  if (/^_assets\/index\.x?html?$/i.test(path)) {
    const message = `Hosts show a file with this name instead of the folder ${assetsFolder}, expected another name.`;
    return { message, hint: `Rename it, or move it to a folder in ${assetsFolder}.` };
  }
  const forbidden = path.split("/").find(isForbiddenOnWindows);
  return forbidden === undefined ? lengthProblem(path) : windowsProblem(forbidden, safe);
}

/** Compares a file and its folders, outermost first, with those before it. */
function explainTwin(path: string, first: Map<string, string>): NameProblem | undefined {
  const names = path.split("/");
  for (const end of names.keys()) {
    const part = names.slice(0, end + 1).join("/");
    // One spelling for all names that Windows, macOS or some hosts treat as the same.
    const folded = part.normalize("NFC").toLowerCase();
    const twin = first.get(folded) ?? part;
    first.set(folded, twin);
    if (twin === part) continue;
    const message = `This name differs only in capitals or accents from that of "${twin}", and some systems treat the two as the same file.`;
    return { message, hint: "Give one of the two another name." };
  }
  return undefined;
}

function windowsProblem(name: string, instead: string): NameProblem {
  const message = `Windows does not allow files or folders with the name "${name}", expected another.`;
  return { message, hint: `Rename it, such as to "${instead}".` };
}

/** A byte takes three characters in an address and in the path lists of hosts, so the limit is in bytes. */
function pageLengthProblem(path: string): NameProblem | undefined {
  return lengthProblem(path, Buffer.byteLength(path));
}

function lengthProblem(path: string, length = path.length): NameProblem | undefined {
  const folders = path.split("/").length - 1;
  const hint = "Give the file or its folders shorter names, or nest fewer folders.";
  if (length > limits.path) {
    const unit = length === path.length ? "characters" : "bytes of UTF-8";
    return { message: `The path has ${length} ${unit}, expected at most ${limits.path}.`, hint };
  }
  if (folders <= limits.folders) return undefined;
  return {
    message: `This file is nested ${folders} folders deep, expected at most ${limits.folders}.`,
    hint,
  };
}
