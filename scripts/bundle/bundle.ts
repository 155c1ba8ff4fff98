import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { z } from "zod";
import type { PageAssets } from "../../src/site.ts";
import { readChecksummed, writeChecksummed } from "../cache/checksummed-file.ts";
import { contentHash } from "../cache/content-hash.ts";
import { codeFingerprint } from "../program/code-fingerprint.js";
import { onInterruption } from "../program/interruption.ts";
import { codeFolder, codeName, projectRoot } from "../program/project.ts";
import { UsageError } from "../program/usage-error.ts";
import { bundleRenderer } from "./bundle-renderer.ts";
import type { OutputFile } from "./output-file.ts";
import type { SiteStyles } from "./page-styles.ts";
import { requireComponents } from "./require-components.ts";
import { weightOf } from "./weigh-page.ts";

/** The exports of the renderer compiled for the prerender. */
export type Renderer = typeof import("../../src/entry-server.tsx");

/** The renderer, compiled for browsers and for the prerender. */
export interface Bundle {
  /** A text that identifies the bundle by its files. */
  readonly name: string;
  /** The module with the renderer. */
  readonly rendererFile: string;
  /** The assets of a site that is served at the root of a host; `assetsBelow` makes those of others. */
  readonly assets: PageAssets;
  readonly styles: SiteStyles;
  /** The file with the app. */
  readonly appFile: string;
  /** The files that pages load. */
  readonly files: readonly OutputFile[];
  /** The bytes in brotli of the scripts that pages load by themselves, by their addresses. */
  readonly weights: Readonly<Record<string, number>>;
}

const manifestName = "manifest.json";
const rendererName = "renderer.js";

const styles = z.object({
  site: z.string(),
  base: z.string(),
  parts: z.array(z.object({ prefix: z.string(), address: z.string().optional(), text: z.string() })),
  tokens: z.record(z.string(), z.string()),
});

const assets = z.object({
  entry: z.string(),
  app: z.string(),
  behaviours: z.record(z.string(), z.string()),
  blocks: z.record(
    z.string(),
    z.object({ address: z.string(), imports: z.array(z.string()), classPrefixes: z.array(z.string()) }),
  ),
});

const manifest = z.object({
  assets,
  styles,
  weights: z.record(z.string(), z.number()),
  /** The checksum of every file. */
  files: z.record(z.string(), z.string()),
});

/** The folder of the cache with the bundle. It depends on the renderer alone, not on any site. */
const kept = join(codeFolder, "bundle");

/**
 * Reads the bundle from the cache, and first writes it there if it is missing or damaged. The bundler runs in a process of
 * its own, so that its memory is free again before pages are rendered.
 */
export async function loadBundle(warn: (message: string) => void): Promise<Bundle> {
  const known = readBundle(kept);
  if (known) return known;
  if (existsSync(kept)) {
    warn("The compiled renderer in the cache is damaged: it is compiled anew.");
    rmSync(kept, { recursive: true, force: true });
  }
  await runBundler();
  const bundle = readBundle(kept);
  if (!bundle) throw new Error(`The bundler left no bundle in ${kept}.`);
  return bundle;
}

/** Loads the module that renders pages. */
export async function loadRenderer(file: string): Promise<Renderer> {
  // The file is the compiled form of `src/entry-server.tsx`.
  return (await import(pathToFileURL(file).href)) as Renderer;
}

/**
 * Compiles the renderer and puts it into a folder of the cache with one rename, because several builds may run at once.
 * The name of the folder holds the fingerprint of the code. If the code has changed since, nothing is written and a
 * UsageError is thrown.
 */
export async function writeBundle(folder: string): Promise<void> {
  requireComponents();
  const { assets, styles, renderer, files } = await bundleRenderer();
  const all: OutputFile[] = [
    ...files.map(({ path, content }) => ({ path: `files/${path}`, content })),
    { path: rendererName, content: renderer },
    // Else Node reads the renderer twice: first as CommonJS, to see whether it is that.
    { path: "package.json", content: '{ "type": "module" }\n' },
  ];
  const temporary = `${folder}.${process.pid}`;
  for (const { path, content } of all) {
    mkdirSync(dirname(join(temporary, path)), { recursive: true });
    writeFileSync(join(temporary, path), content);
  }
  const checksums = Object.fromEntries(all.map(({ path, content }) => [path, contentHash(content)]));
  const weigh = (address: string) => weightOf(files.find(({ path }) => `/${path}` === address)?.content ?? "");
  const scripts = [assets.entry, ...Object.values(assets.behaviours)];
  const weights = Object.fromEntries(scripts.map((address) => [address, weigh(address)]));
  writeChecksummed(join(temporary, manifestName), JSON.stringify({ assets, styles, weights, files: checksums }));
  if (![codeName, codeFingerprint(projectRoot)].every((code) => folder.includes(code))) {
    rmSync(temporary, { recursive: true, force: true });
    throw new UsageError("The code changed while it was being compiled. Build again.");
  }
  try {
    renameSync(temporary, folder);
  } catch (error) {
    rmSync(temporary, { recursive: true, force: true });
    if (!readBundle(folder)) throw error;
  }
}

function readBundle(folder: string): Bundle | undefined {
  const found = readManifest(folder);
  if (!found) return undefined;
  const contents = new Map<string, Buffer>();
  for (const [path, expected] of Object.entries(found.files)) {
    const file = join(folder, path);
    const content = existsSync(file) ? readFileSync(file) : undefined;
    if (!content || contentHash(content) !== expected) return undefined;
    contents.set(path, content);
  }
  return {
    name: nameOf(found),
    rendererFile: join(folder, rendererName),
    appFile: join(folder, "files", found.assets.app),
    assets: { base: "", ...found.assets },
    styles: found.styles,
    weights: found.weights,
    files: [...contents]
      .filter(([path]) => path.startsWith("files/"))
      .map(([path, content]) => ({ path: path.slice("files/".length), content })),
  };
}

/** The name of the bundle in the cache, or undefined where there is none. */
export function readBundleName(): string | undefined {
  const found = readManifest(kept);
  return found && nameOf(found);
}

function nameOf({ files, styles }: z.infer<typeof manifest>): string {
  return contentHash(JSON.stringify([files, styles]));
}

function readManifest(folder: string): z.infer<typeof manifest> | undefined {
  try {
    const text = readChecksummed(join(folder, manifestName));
    return typeof text === "string" ? manifest.parse(JSON.parse(text)) : undefined;
  } catch {
    return undefined;
  }
}

const bundlerEnvironment = {
  // Overrides the caller's environment, because the bundle in the cache is always for production.
  NODE_ENV: "production",
  // With more threads the bundler takes 60 MB more and is no faster, and the other processors are checking pages.
  RAYON_NUM_THREADS: "1",
  TOKIO_WORKER_THREADS: "1",
};

function runBundler(): Promise<void> {
  return new Promise((resolve, reject) => {
    const bundler = spawn(process.execPath, [join(projectRoot, "scripts/run.js"), "workers/bundle", kept], {
      stdio: ["ignore", "inherit", "inherit"],
      env: { ...process.env, ...bundlerEnvironment },
    });
    const forget = onInterruption(() => bundler.kill());
    bundler.once("error", reject);
    bundler.once("exit", (code, signal) => {
      forget();
      if (code === 0) return resolve();
      // The bundler has printed the reason.
      reject(new UsageError(`The renderer could not be compiled (${signal ?? code}).`));
    });
  });
}
