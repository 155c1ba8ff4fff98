import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { PageAssets } from "../../src/site.ts";
import { contentHash } from "../cache/content-hash.ts";
import { readKept, writeKept } from "../cache/kept-file.ts";
import { isInstalled } from "../program/cache-folders.js";
import { codeFingerprint } from "../program/code-fingerprint.js";
import { onInterruption } from "../program/interruption.ts";
import { unpackCode } from "../program/packed-code.js";
import { currentCode, type Project } from "../program/project.ts";
import { UsageError } from "../program/usage-error.ts";
import { type BundledRenderer, bundleRenderer } from "./bundle-renderer.ts";
import type { OutputFile } from "./output-file.ts";
import type { SiteStyles } from "./page-styles.ts";
import { requireComponents } from "./require-components.ts";
import { bundleFolder } from "./run-bundler.ts";
import { weightOf } from "./weigh-page.ts";

/** The exports of the renderer compiled for the prerender. */
export type Renderer = typeof import("../../src/entry-server.tsx");

/** The renderer, compiled for browsers and for the prerender. */
export interface Bundle {
  /** Identifies the bundle by its files. */
  readonly name: string;
  readonly rendererFile: string;
  /** The assets of a site at the root of a host; `assetsBelow` makes those of other sites. */
  readonly assets: PageAssets;
  readonly styles: SiteStyles;
  readonly files: readonly OutputFile[];
  /** The folder of the scripts among them. */
  readonly scriptFolder: string;
  /** The sizes in brotli, in bytes, of the scripts that pages load on their own, by address. */
  readonly weights: Readonly<Record<string, number>>;
}

const manifestName = "manifest.json";
const rendererName = "renderer.js";
const filesFolder = "files/";

interface Manifest extends Pick<BundledRenderer, "assets" | "styles"> {
  readonly weights: Bundle["weights"];
  readonly files: Readonly<Record<string, string>>;
  /** The checksums of files that the fingerprint of the code does not cover. */
  readonly imported: Readonly<Record<string, string>>;
}

/**
 * Reads the bundle from the cache, and first restores it if it is missing or damaged: from the package if that has one for this code,
 * so that the files have the same names as in a new cache.
 */
export async function loadBundle(project: Project): Promise<Bundle> {
  const folder = join(project.codeFolder, "bundle");
  const known = readBundle(folder);
  if (known) return known;
  // If it exists, it is damaged.
  rmSync(folder, { recursive: true, force: true });
  const { root, code } = project;
  if (isInstalled(root) && code === codeFingerprint(root)) unpackCode(root, folder, "bundle");
  if (!existsSync(folder)) await writeInOwnProcess(project, folder);
  const bundle = readBundle(folder);
  if (!bundle) throw new Error(`The bundler left no bundle in ${folder}.`);
  return bundle;
}

/** The bundle in the cache, or undefined if there is none. */
export function findBundle(project: Project): Bundle | undefined {
  return readBundle(join(project.codeFolder, "bundle"));
}

/** Loads the module that renders pages. */
export function loadRenderer(file: string): Renderer {
  // The file is the compiled form of `src/entry-server.tsx`.
  return createRequire(file)(file) as Renderer;
}

/**
 * Compiles the renderer and puts it into a folder of the cache. The name of the folder contains the fingerprint of the code: if the
 * code has changed since, nothing is written and a UsageError is thrown.
 */
export async function writeBundle(project: Project, folder: string): Promise<void> {
  requireComponents(project);
  const bundled = await bundleRenderer(project);
  const temporary = `${folder}.${process.pid}`;
  writeFiles(temporary, bundled);
  if (!folder.includes(project.code) || project.code !== currentCode(project)) {
    rmSync(temporary, { recursive: true, force: true });
    throw new UsageError("The code changed while it was being compiled. Build again.");
  }
  moveIntoCache(temporary, folder);
}

function writeFiles(folder: string, bundled: BundledRenderer): void {
  const { assets, styles, renderer, rendererMap, imported, files } = bundled;
  const all: OutputFile[] = [
    ...files.map(({ path, content }) => ({ path: `${filesFolder}${path}`, content })),
    { path: rendererName, content: renderer },
    ...(rendererMap === undefined ? [] : [{ path: `${rendererName}.map`, content: rendererMap }]),
    // The folder is in a project whose files are ES modules.
    { path: "package.json", content: '{ "type": "commonjs" }\n' },
  ];
  for (const { path, content } of all) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  const checksums = Object.fromEntries(all.map(({ path, content }) => [path, contentHash(content)]));
  const weigh = (address: string) => weightOf(files.find(({ path }) => `/${path}` === address)?.content ?? "");
  const scripts = [assets.entry, ...Object.values(assets.behaviours)];
  const weights = Object.fromEntries(scripts.map((address) => [address, weigh(address)]));
  const manifest: Manifest = {
    assets,
    styles,
    weights,
    files: checksums,
    imported: Object.fromEntries(imported.map((file) => [file, checksumOf(file)])),
  };
  writeKept(join(folder, manifestName), JSON.stringify(manifest));
}

/** With a single rename, because several builds may run at once: if another was faster, its bundle is as good. */
function moveIntoCache(temporary: string, folder: string): void {
  try {
    renameSync(temporary, folder);
  } catch (error) {
    rmSync(temporary, { recursive: true, force: true });
    if (!readBundle(folder)) throw error;
  }
}

/** The bundle in a folder; undefined if there is none, or if any of its files, or of the files it was made from, has changed. */
function readBundle(folder: string): Bundle | undefined {
  const bytes = readKept(join(folder, manifestName));
  if (!bytes) return undefined;
  // The checksum matched, and the folder is for this code: the file is as `writeFiles` wrote it.
  const manifest = JSON.parse(bytes.toString("utf8")) as Manifest;
  if (Object.entries(manifest.imported).some(([file, expected]) => checksumOf(file) !== expected)) return undefined;
  const contents = new Map<string, Buffer>();
  for (const [path, expected] of Object.entries(manifest.files)) {
    const file = join(folder, path);
    const content = existsSync(file) ? readFileSync(file) : undefined;
    if (!content || contentHash(content) !== expected) return undefined;
    contents.set(path, content);
  }
  return {
    name: contentHash(JSON.stringify([manifest.files, manifest.styles])),
    rendererFile: join(folder, rendererName),
    scriptFolder: join(folder, filesFolder, bundleFolder),
    assets: manifest.assets,
    styles: manifest.styles,
    weights: manifest.weights,
    files: [...contents]
      .filter(([path]) => path.startsWith(filesFolder))
      .map(([path, content]) => ({ path: path.slice(filesFolder.length), content })),
  };
}

function checksumOf(file: string): string {
  return existsSync(file) ? contentHash(readFileSync(file)) : "";
}

const processEnvironment = {
  // Overrides the caller's environment, because the bundle in the cache is always for production.
  NODE_ENV: "production",
  // With more threads the bundler takes 60 MB more and is no faster, and the other processors are checking pages.
  RAYON_NUM_THREADS: "1",
  TOKIO_WORKER_THREADS: "1",
};

/** Writes the bundle in its own process, so that the bundler's memory is freed before pages are rendered. */
function writeInOwnProcess({ root, site = "" }: Project, folder: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const bundler = spawn(process.execPath, [join(root, "scripts/run.js"), "bundle", folder], {
      stdio: ["ignore", "inherit", "inherit"],
      env: { ...process.env, ...processEnvironment, YAML_PAGES_PROJECT: site },
    });
    const forget = onInterruption(() => bundler.kill());
    bundler.once("error", reject);
    bundler.once("exit", (code, signal) => {
      forget();
      if (code === 0) return resolve();
      // The bundler has printed the reason.
      reject(new UsageError(`The renderer failed to compile${signal ? ` (${signal})` : ""}.`));
    });
  });
}
