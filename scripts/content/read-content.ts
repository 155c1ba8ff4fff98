import { isUtf8 } from "node:buffer";
import { accessSync, constants, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { compareText } from "./diagnostic.ts";

/** A YAML file whose text could be read. */
export interface SourceFile {
  /** The path inside the content folder, with forward slashes: `guides/start.yaml`. */
  readonly path: string;
  /** The path for reports: relative to the folder in which the command runs, with forward slashes. */
  readonly file: string;
  readonly text: string;
}

/** A file of the content folder that is no source: it has another ending, or its text could not be read. */
export interface OtherFile extends Pick<SourceFile, "path" | "file"> {
  /** Why it cannot be read. */
  readonly failure?: string;
  /** Its bytes, where they are not UTF-8. */
  readonly bytes?: Uint8Array;
}

/** What a content folder holds, in the order of paths. */
export interface RawContent {
  /** The path of the folder for reports. */
  readonly folder: string;
  /** Why the folder cannot be read. */
  readonly failure?: string;
  readonly sources: readonly SourceFile[];
  readonly others: readonly OtherFile[];
  /** Files of `_assets`, by the decoded address under which the site serves them: `/assets/logo.svg`. */
  readonly assets: readonly string[];
}

export const assetsFolder = "_assets";
export const siteFileName = "_site.yaml";

/** Reads a content folder. `cwd` is the folder that paths in reports are relative to. Never throws for what is on disk. */
export function readContent(dir: string, cwd: string): RawContent {
  const folder = displayPath(dir, cwd);
  let paths: string[];
  try {
    paths = listFiles(dir).sort(compareText);
  } catch (error) {
    return { folder, failure: reasonOf(error), sources: [], others: [], assets: [] };
  }
  const sources: SourceFile[] = [];
  const others: OtherFile[] = [];
  const assets: string[] = [];
  for (const path of paths) {
    const names = { path, file: displayPath(join(dir, path), cwd) };
    const failure = isAsset(path) ? assetFailure(join(dir, path)) : undefined;
    if (failure !== undefined) others.push({ ...names, failure });
    else if (isAsset(path)) assets.push(assetAddress(path));
    else {
      const read = readFile(join(dir, path), names);
      if ("text" in read) sources.push(read);
      else others.push(read);
    }
  }
  return { folder, sources, others, assets };
}

/** The source that bytes hold, or what else they are. */
export function decodeFile(names: Pick<SourceFile, "path" | "file">, bytes: Uint8Array): SourceFile | OtherFile {
  return isUtf8(bytes) ? { ...names, text: Buffer.from(bytes).toString("utf8") } : { ...names, bytes };
}

/** The decoded address under which the site serves a file of the assets folder. */
export function assetAddress(path: string): string {
  return `/assets/${path.slice(assetsFolder.length + 1)}`;
}

/** Whether a path inside the content folder is that of an asset. */
export function isAsset(path: string): boolean {
  return path.startsWith(`${assetsFolder}/`);
}

/** Whether a path inside the content folder is that of a page or the site file. */
export function isYaml(path: string): boolean {
  return path.endsWith(".yaml") && !/(?:^|\/)\.[^/]*$/.test(path);
}

/**
 * The path that a file was probably meant to have, where its name is like that of a page: `support.yml`, `support.YAML`,
 * `support.yaml.txt`, `support.yaml.yaml` and `.support.yaml` are all `support.yaml`.
 */
export function meantPath(path: string): string | undefined {
  const [, folder, name] = /^(.*\/)?\.?([^/.][^/]*?)(?:\.ya?ml)+(?:\.txt)?$/i.exec(path) ?? [];
  return name === undefined ? undefined : `${folder ?? ""}${name}.yaml`;
}

/** Whether a path inside the content folder is that of a page or the site file, or was meant to be. */
export function isPageLike(path: string): boolean {
  return isYaml(path) || meantPath(path) !== undefined;
}

/** Why an asset cannot be copied, or nothing. */
function assetFailure(location: string): string | undefined {
  try {
    accessSync(location, constants.R_OK);
    return statSync(location).isFile() ? undefined : "it is no file";
  } catch (error) {
    return reasonOf(error);
  }
}

function readFile(location: string, names: Pick<SourceFile, "path" | "file">): SourceFile | OtherFile {
  if (!isYaml(names.path)) return names;
  try {
    return decodeFile(names, readFileSync(location));
  } catch (error) {
    return { ...names, failure: reasonOf(error) };
  }
}

/** The paths of all files of a content folder that are not the system's own. Throws where the folder cannot be read. */
export function listFiles(dir: string, prefix = ""): string[] {
  return readdirSync(join(dir, prefix), { withFileTypes: true }).flatMap((entry) => {
    const path = prefix + entry.name;
    if (entry.isDirectory()) return listFiles(dir, `${path}/`);
    return !entry.name.startsWith(".") || isHiddenPage(entry.name) ? [path] : [];
  });
}

/** Systems and editors leave hidden files of their own beside a page: `._support.yaml`, `.#support.yaml`. */
function isHiddenPage(name: string): boolean {
  return /^\.[a-z0-9]/i.test(name) && meantPath(name) !== undefined;
}

/** A path for reports: relative to `cwd`, with forward slashes. */
export function displayPath(path: string, cwd: string): string {
  return (relative(cwd, path) || ".").split(sep).join("/");
}

/** Why a file or folder cannot be read, in words. */
export function reasonOf(error: unknown): string {
  // The functions of node:fs throw nothing else.
  const { code, message } = error as NodeJS.ErrnoException;
  return reasons[code ?? ""] ?? message;
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: "it does not exist",
  ENOTDIR: "it is not a folder",
  EISDIR: "it is a folder",
  EACCES: "you may not read it",
  EPERM: "you may not read it",
};
