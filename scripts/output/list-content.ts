import { join } from "node:path";
import { compareText } from "../content/diagnostic.ts";
import { allFileRules } from "../content/files/all-file-rules.ts";
import { assetAddress, isAsset, isYaml, listFiles, siteFileName } from "../content/read-content.ts";
import { sourceVersion } from "./source-version.ts";

/** A file of the content folder before it is read. */
export interface ListedFile {
  /** The path inside the content folder. */
  readonly path: string;
  /** See `sourceVersion`. */
  readonly version: string;
}

/** What a content folder holds, in the order of paths. */
export interface ListedContent {
  readonly pages: readonly ListedFile[];
  /** Their paths are below the assets folder. */
  readonly assets: readonly ListedFile[];
}

/**
 * Lists a content folder as of `now`, or returns undefined where something is wrong with its files: then `checkContent` says
 * what.
 */
export function listContent(dir: string, now: number): ListedContent | undefined {
  let paths: string[];
  try {
    paths = listFiles(dir).sort(compareText);
  } catch {
    return undefined;
  }
  const pages: ListedFile[] = [];
  const assets: ListedFile[] = [];
  for (const path of paths) {
    const version = sourceVersion(join(dir, path), now);
    if (version === undefined || !(isAsset(path) || isYaml(path))) return undefined;
    if (path !== siteFileName) (isAsset(path) ? assets : pages).push({ path, version });
  }
  const sources = paths
    .filter((path) => isYaml(path) && !isAsset(path))
    .map((path) => ({ path, file: path, text: "" }));
  const raw = { folder: dir, sources, others: [], assets: assets.map(({ path }) => assetAddress(path)) };
  const hasMistake = allFileRules.some((rule) => rule.check(raw).length > 0);
  return hasMistake ? undefined : { pages, assets };
}
