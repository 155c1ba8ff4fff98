import { lstatSync } from "node:fs";
import { join } from "node:path";
import { contentHash } from "../cache/content-hash.ts";
import { sourceVersion } from "../cache/source-version.ts";
import { parseAlone } from "../content/check/parse-file.ts";
import { composeContent } from "../content/compose/compose-content.ts";
import { compareText } from "../content/diagnostic/diagnostic.ts";
import {
  assetAddress,
  isAsset,
  isPageFile,
  isSiteFile,
  isTable,
  isYaml,
  mayName,
  rowKey,
} from "../content/read/content-path.ts";
import { type ContentEntry, listEntries } from "../content/read/list-entries.ts";
import { mostBytes, readBytes } from "../content/read/read-bytes.ts";
import type { SourceFile } from "../content/read/read-content.ts";
import { allFileRules } from "../content/rules/all-rules.ts";
import { type ComposedSource, isComposed } from "../content/yaml/fillings.ts";
import type { PageName } from "../pages/read-page.ts";

/** A file of the content folder before it is read. */
export interface ScannedFile extends PageName {
  readonly version: string;
}

/** The files of a content folder, in order of path. */
interface ScannedContent {
  readonly pages: readonly ScannedFile[];
  /** The paths of the site file and of those for its languages. */
  readonly siteFiles: readonly string[];
  /** With paths below the assets folder. */
  readonly assets: readonly ScannedFile[];
  /** Whether there is a problem with facts, parts or tables, which only the careful check can judge. */
  readonly isDoubtful: boolean;
}

/**
 * Scans a content folder as of `now` without reading its files. Returns undefined if something is wrong with its files: `checkContent`
 * then says what.
 */
export function scanContent(dir: string, now: number): ScannedContent | undefined {
  let entries: readonly ContentEntry[];
  try {
    entries = listEntries(dir);
  } catch {
    return undefined;
  }
  const pages: ScannedFile[] = [];
  const assets: ScannedFile[] = [];
  const others: ScannedFile[] = [];
  const tables: string[] = [];
  const closed: string[] = [];
  const siteFiles: string[] = [];
  for (const { path, file = path, obstacle } of entries) {
    const isKnown = isAsset(path) || isYaml(path) || isTable(path);
    const version = obstacle || !isKnown ? undefined : versionAt(join(dir, file), mostBytes(path), now);
    // A file that no template uses may be anything, because it is not part of the content.
    if (version === undefined && file === path) return undefined;
    if (version === undefined) closed.push(path);
    else if (isAsset(path)) assets.push({ path, version });
    else if (isTable(path)) tables.push(path);
    else if (isSiteFile(path)) siteFiles.push(path);
    else (isPageFile(path) ? pages : others).push({ path, version });
  }
  const [files, rows] = [pages.filter(({ path }) => !rowKey(path)), pages.filter(({ path }) => rowKey(path))];
  const read = readAll(
    dir,
    [...siteFiles, ...[...others, ...rows].map(({ path }) => path)],
    rows.length + others.length > 0,
  );
  const templates = read.filter(({ path }) => rowKey(path) !== undefined);
  if (closed.some((path) => mayName(templates, path))) return undefined;
  const raw = {
    folder: dir,
    sources: [...files.map(({ path }) => ({ path, displayPath: path, text: "" })), ...read],
    others: [],
    tables: tables.flatMap((path) => readAll(dir, [path], mayName(templates, path))),
    assets: assets.map(({ path }) => assetAddress(path)),
  };
  const content = composeContent(raw, parseAlone);
  if (allFileRules.some((rule) => rule.check(content).length > 0)) return undefined;
  const versions = new Map(rows.map(({ path, version }) => [path, version]));
  const ofRows = content.sources.flatMap((source) => (isComposed(source) ? rowOf(source, versions) : []));
  const all = [...files, ...ofRows].sort((a, b) => compareText(a.path, b.path));
  return { siteFiles, pages: ofRows.length > 0 ? all : files, assets, isDoubtful: content.problems.length > 0 };
}

/** The texts of files; empty if not needed. A file that can no longer be read is noticed later. */
function readAll(dir: string, paths: readonly string[], isNeeded: boolean): SourceFile[] {
  return paths.map((path) => {
    const bytes = isNeeded ? readBytes(dir, path) : undefined;
    const text = bytes instanceof Uint8Array ? Buffer.from(bytes).toString("utf8") : "";
    return { path, displayPath: path, text };
  });
}

/** The page of a table row. It changes with the row and with its template. */
function rowOf(
  { path, displayPath: template, fillings: { row } }: ComposedSource,
  versions: ReadonlyMap<string, string>,
): ScannedFile[] {
  const version = versions.get(template);
  if (!row || version === undefined) return [];
  const { number, values } = row;
  return [
    { path, version: version && contentHash(JSON.stringify([version, values])), row: { template, number, values } },
  ];
}

/** See `sourceVersion`; undefined if there is no such file, or it is too large. */
function versionAt(file: string, limit: number, now: number): string | undefined {
  try {
    const stats = lstatSync(file);
    return stats.isFile() && stats.size <= limit ? sourceVersion(stats, now) : undefined;
  } catch {
    return undefined;
  }
}
