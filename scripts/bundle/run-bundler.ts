import type { BuildEnvironmentOptions, InlineConfig, Rolldown } from "vite";
import type { Project } from "../program/project.ts";
import { UsageError } from "../program/usage-error.ts";
import { describeBuildError } from "./describe-build-error.ts";
import { viteOptions } from "./vite-options.ts";

type BundlerFile = Rolldown.RolldownOutput["output"][number];
export type BundlerChunk = Extract<BundlerFile, { type: "chunk" }>;

/** The folder of the bundled files. Their names carry a hash, so that browsers may cache them forever. */
export const bundleFolder = "_app";

export const bundledNames = {
  entryFileNames: `${bundleFolder}/[name]-[hash].js`,
  chunkFileNames: `${bundleFolder}/[name]-[hash].js`,
  assetFileNames: `${bundleFolder}/[name]-[hash][extname]`,
};

/** Runs Vite's bundler over files of `src/`, and returns what it would write. */
export async function runBundler(
  project: Project,
  options: BuildEnvironmentOptions,
  config: InlineConfig = {},
): Promise<readonly BundlerFile[]> {
  // Imported here, because a build that finds its bundle in the cache does not need Vite.
  const { build, createLogger, mergeConfig } = await import("vite");
  // What it says of errors is said here.
  const customLogger = { ...createLogger("warn"), error() {} };
  const own = { ...config, logLevel: "warn", customLogger, build: { ...options, write: false } };
  const result = await build(mergeConfig(viteOptions(project), own)).catch((error: Error) => {
    // What cannot be compiled is code that somebody has just written: the message shows where.
    throw new UsageError(describeBuildError(error));
  });
  // Vite returns one output unless it watches or has several configurations.
  return (result as Rolldown.RolldownOutput).output;
}

export function contentOf(file: BundlerFile): string | Uint8Array {
  return file.type === "chunk" ? file.code : file.source;
}

export function isChunk(file: BundlerFile): file is BundlerChunk {
  return file.type === "chunk";
}
