import { isUtf8 } from "node:buffer";
import { closeSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { type AssetReader, createAssetReader } from "./asset-reader.ts";
import {
  assetAddress,
  baselineFileName,
  dataFolder,
  isAsset,
  isTable,
  isYaml,
  lockFileName,
  mayName,
  rowKey,
} from "./content-path.ts";
import { diskPath } from "./disk-path.ts";
import { type ContentEntry, listEntries } from "./list-entries.ts";
import { type Obstacle, reasonOf } from "./obstacle.ts";
import { openRegularFile } from "./open-regular-file.ts";
import { mostBytes, readBytes } from "./read-bytes.ts";

export interface SourceFile {
  /** The path inside the content folder, with forward slashes: `guides/start.yaml`. */
  readonly path: string;
  /** The path for reports: relative to the folder in which the command runs, with forward slashes. */
  readonly displayPath: string;
  readonly text: string;
}

/** Something in the content folder other than a `SourceFile`: it has another extension, or cannot be read as text. */
export interface OtherFile extends Pick<SourceFile, "path" | "displayPath"> {
  readonly obstacle?: Obstacle;
  /** Its bytes, if they are not UTF-8. */
  readonly bytes?: Uint8Array;
}

/** The files of a content folder as read, sorted by path. */
export interface RawContent {
  readonly folder: string;
  readonly failure?: string;
  readonly sources: readonly SourceFile[];
  readonly others: readonly OtherFile[];
  /** The tables from which pages are made, in `_data`. Tables of a project that no template uses have no text. */
  readonly tables?: readonly SourceFile[];
  /** The name of the folder of tables in hints, if it is not `_data`. */
  readonly tablesFolder?: string | undefined;
  /** Files of `_assets`, by the decoded address under which the site serves them: `/assets/logo.svg`. */
  readonly assets: readonly string[];
  /** Reads one of them. If absent, the content of assets is not checked. */
  readonly readAsset?: AssetReader;
  /** The text of the file in which a check has recorded warnings, if it exists. */
  readonly baseline?: string | undefined;
  /** The file of published addresses, if the authors keep one. */
  readonly lock?: SourceFile | undefined;
}

/** Reads a content folder. Paths in reports are relative to `cwd`. Does not throw, whatever is on disk. */
export function readContent(dir: string, cwd: string): RawContent {
  const folder = displayPath(dir, cwd);
  let entries: readonly ContentEntry[];
  try {
    entries = listEntries(dir);
  } catch (error) {
    return { folder, failure: reasonOf(error), sources: [], others: [], assets: [] };
  }
  const sources: SourceFile[] = [];
  const others: OtherFile[] = [];
  const tables: SourceFile[] = [];
  const assets: string[] = [];
  let templates: readonly SourceFile[] | undefined;
  for (const entry of entries) {
    const { path, file = path } = entry;
    const names = { path, displayPath: displayPath(join(dir, file), cwd) };
    if (entry.file !== undefined) {
      templates ??= sources.filter((source) => rowKey(source.path) !== undefined);
      // A file that no template uses may be anything: the folder belongs to the project.
      if (!mayName(templates, path)) {
        if (!entry.obstacle) tables.push({ ...names, text: "" });
        continue;
      }
    }
    // An asset that cannot be read still counts as an asset, so that references to it are not reported too.
    if (isAsset(path)) assets.push(assetAddress(path));
    const obstacle = entry.obstacle ?? (isAsset(path) ? assetObstacle(dir, path) : undefined);
    if (obstacle) others.push({ ...names, obstacle });
    else if (!isAsset(path)) {
      const read = isYaml(path) || isTable(path) ? readSource(dir, names) : names;
      if ("text" in read) (isTable(path) ? tables : sources).push(read);
      else others.push(read);
    }
  }
  const baseline = readHidden(dir, baselineFileName);
  const lock = readLock(dir, cwd);
  const tablesFolder = tablesFolderOf(dir, cwd);
  const readAsset = createAssetReader(dir);
  return { folder, sources, others, tables, tablesFolder, assets, readAsset, baseline, lock };
}

/** The name of the folder of tables in hints, if it is not `_data`. */
export function tablesFolderOf(dir: string, cwd: string): string | undefined {
  const place = diskPath(dir, dataFolder);
  return place === dataFolder ? undefined : displayPath(join(dir, place), cwd);
}

/** Content with other sources, and the tables that only these use. */
export function withSources(raw: RawContent, dir: string, sources: readonly SourceFile[]): RawContent {
  const templates = sources.filter(({ path }) => rowKey(path) !== undefined);
  const tables = raw.tables?.map((table) => {
    const read = table.text === "" && mayName(templates, table.path) ? readSource(dir, table) : table;
    return "text" in read ? read : table;
  });
  return { ...raw, sources, ...(tables ? { tables } : {}) };
}

/** Reads the file of published addresses. */
export function readLock(dir: string, cwd: string): SourceFile | undefined {
  const text = readHidden(dir, lockFileName);
  const names = { path: lockFileName, displayPath: displayPath(join(dir, lockFileName), cwd) };
  return text === undefined ? undefined : { ...names, text };
}

/** The text of a file that a command writes. */
function readHidden(dir: string, name: string): string | undefined {
  const bytes = readBytes(dir, name);
  return bytes instanceof Uint8Array ? Buffer.from(bytes).toString("utf8") : undefined;
}

/** Reads a file of the content, or returns why it is not text. */
export function readSource(dir: string, names: Pick<SourceFile, "path" | "displayPath">): SourceFile | OtherFile {
  const bytes = readBytes(dir, names.path);
  return bytes instanceof Uint8Array ? decodeFile(names, bytes) : { ...names, obstacle: bytes };
}

function assetObstacle(dir: string, path: string): Obstacle | undefined {
  const file = openRegularFile(dir, path, mostBytes(path));
  if ("kind" in file) return file;
  closeSync(file.descriptor);
  return undefined;
}

/** A source file with these bytes as its text, or an `OtherFile` if they are not UTF-8. */
export function decodeFile(names: Pick<SourceFile, "path" | "displayPath">, bytes: Uint8Array): SourceFile | OtherFile {
  return isUtf8(bytes)
    ? { ...names, text: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("utf8") }
    : { ...names, bytes };
}

/** A path for reports: relative to `cwd`, with forward slashes. */
export function displayPath(path: string, cwd: string): string {
  return (relative(cwd, path) || ".").split(sep).join("/");
}
