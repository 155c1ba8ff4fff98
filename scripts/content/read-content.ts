import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { compareText, type Diagnostic, startOfFile } from "./diagnostic.ts";

/** A YAML file as it is on disk. */
export interface SourceFile {
  /** The path inside the content folder, with forward slashes: `industries/insurance.yaml`. */
  readonly path: string;
  /** The path for reports: relative to the folder in which the command runs, with forward slashes. */
  readonly file: string;
  readonly text: string;
}

/** What a content folder holds. */
export interface RawContent {
  readonly sources: readonly SourceFile[];
  /** Files of `_assets`, by the address under which the site serves them: `/assets/logo.svg`. */
  readonly assets: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

export const assetsFolder = "_assets";

/** Reads a content folder. `cwd` is the folder that paths in reports are relative to. Never throws for what is on disk. */
export function readContent(dir: string, cwd: string): RawContent {
  const folder = displayPath(dir, cwd);
  let entries: string[];
  try {
    entries = listFiles(dir).sort(compareText);
  } catch (error) {
    return { sources: [], assets: [], diagnostics: [unreadable("unreadable-folder", folder, "folder", error)] };
  }
  const diagnostics: Diagnostic[] = [];
  const sources: SourceFile[] = [];
  const isAsset = (path: string) => path.startsWith(`${assetsFolder}/`);
  for (const path of entries.filter((entry) => !isAsset(entry) && entry.endsWith(".yaml"))) {
    const file = displayPath(join(dir, path), cwd);
    try {
      sources.push({ path, file, text: readFileSync(join(dir, path), "utf8") });
    } catch (error) {
      diagnostics.push(unreadable("unreadable-file", file, "file", error));
    }
  }
  const assets = entries.filter(isAsset).map((path) => `/assets/${path.slice(assetsFolder.length + 1)}`);
  return {
    sources,
    assets,
    diagnostics: [
      ...diagnostics,
      ...unexpectedFiles(
        entries.filter((e) => !isAsset(e)),
        dir,
        cwd,
      ),
    ],
  };
}

function listFiles(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory() && !entry.name.startsWith("."))
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join("/"));
}

/** A path for reports: relative to `cwd`, with forward slashes. */
export function displayPath(path: string, cwd: string): string {
  return (relative(cwd, path) || ".").split(sep).join("/");
}

function unexpectedFiles(entries: readonly string[], dir: string, cwd: string): Diagnostic[] {
  return entries
    .filter((path) => !path.endsWith(".yaml"))
    .map((path) => ({
      ...startOfFile,
      code: "unexpected-file",
      message: `This file is neither a page nor an asset: pages end in .yaml.`,
      hint: /\.ya?ml$/i.test(path)
        ? `Rename it to ${path.replace(/\.ya?ml$/i, ".yaml")}.`
        : `Move it to ${assetsFolder}/, or out of the content folder.`,
      file: displayPath(join(dir, path), cwd),
      pointer: "",
    }));
}

function unreadable(code: string, file: string, kind: string, error: unknown): Diagnostic {
  const reason =
    (error as NodeJS.ErrnoException).code === "ENOENT" ? "it does not exist" : String((error as Error).message);
  return {
    ...startOfFile,
    code,
    message: `The ${kind} cannot be read: ${reason}.`,
    hint: `Check that the path is right and that you may read the ${kind}.`,
    file,
    pointer: "",
  };
}
