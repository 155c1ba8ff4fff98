import { lstatSync } from "node:fs";
import { join } from "node:path";
import { sourceVersion } from "../cache/source-version.ts";
import { limits } from "../content/diagnostic/limits.ts";
import { assetAddress, isAsset, isSiteFile, isYaml } from "../content/read/content-path.ts";
import { type ContentEntry, listEntries } from "../content/read/list-entries.ts";
import { allFileRules } from "../content/rules/all-rules.ts";

/** A file of the content folder before it is read. */
export interface ScannedFile {
  /** The path inside the content folder. */
  readonly path: string;
  /** See `sourceVersion`. */
  readonly version: string;
}

/** The files of a content folder, in the order of paths. */
interface ScannedContent {
  readonly pages: readonly ScannedFile[];
  /** The paths of the file of the site and of those of its languages. */
  readonly siteFiles: readonly string[];
  /** Their paths are below the assets folder. */
  readonly assets: readonly ScannedFile[];
}

/**
 * Scans a content folder as of `now`, with `maxPages` pages at most, without reading its files, or returns undefined where something is wrong with its files: then `checkContent` says
 * what.
 */
export function scanContent(dir: string, now: number, maxPages?: number): ScannedContent | undefined {
  let entries: readonly ContentEntry[];
  try {
    entries = listEntries(dir);
  } catch {
    return undefined;
  }
  const pages: ScannedFile[] = [];
  const assets: ScannedFile[] = [];
  const siteFiles: string[] = [];
  for (const { path, obstacle } of entries) {
    const version = obstacle || !(isAsset(path) || isYaml(path)) ? undefined : versionAt(dir, path, now);
    if (version === undefined) return undefined;
    if (isSiteFile(path)) siteFiles.push(path);
    else (isAsset(path) ? assets : pages).push({ path, version });
  }
  const sources = entries
    .filter(({ path }) => !isAsset(path))
    .map(({ path }) => ({ path, displayPath: path, text: "" }));
  const raw = { folder: dir, maxPages, sources, others: [], assets: assets.map(({ path }) => assetAddress(path)) };
  const hasMistake = allFileRules.some((rule) => rule.check(raw).length > 0);
  return hasMistake ? undefined : { siteFiles, pages, assets };
}

/** See `sourceVersion`; undefined where no file can be found, or one that is too large. */
function versionAt(dir: string, path: string, now: number): string | undefined {
  try {
    const stats = lstatSync(join(dir, path));
    const limit = isAsset(path) ? limits.assetBytes : limits.fileBytes;
    return stats.isFile() && stats.size <= limit ? sourceVersion(stats, now) : undefined;
  } catch {
    return undefined;
  }
}
