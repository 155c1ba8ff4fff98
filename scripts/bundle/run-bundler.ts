import { stripVTControlCharacters } from "node:util";
import type { BuildEnvironmentOptions, InlineConfig, Rolldown } from "vite";
import { displayPath } from "../content/read/read-content.ts";
import type { Project } from "../program/project.ts";
import { UsageError } from "../program/usage-error.ts";
import { viteOptions } from "./vite-options.ts";

type BundlerFile = Rolldown.RolldownOutput["output"][number];
export type BundlerChunk = Extract<BundlerFile, { type: "chunk" }>;

/** The folder of the bundled files. Their names contain a hash, so browsers may cache them forever. */
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
  const { createLogger, mergeConfig } = await import("vite");
  // Errors are reported by `runVite`.
  const customLogger = { ...createLogger("warn"), error() {} };
  const own = { ...config, logLevel: "warn", customLogger, build: { ...options, write: false } };
  return runVite(mergeConfig(viteOptions(project), own));
}

/** Runs Vite without writing anything. Throws a UsageError, beginning with `problem`, for code that does not compile: it is new. */
export async function runVite(config: InlineConfig, problem?: string): Promise<Rolldown.RolldownOutput["output"]> {
  const { build } = await import("vite");
  const result = await build(config).catch((error: Error) => {
    const words = describeBuildError(error);
    throw new UsageError(problem === undefined ? words : `${problem}:\n${words}`);
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

interface BuildError {
  readonly message: string;
  readonly id?: string;
  readonly loc?: { readonly file?: string; readonly line: number; readonly column: number };
  readonly errors?: readonly BuildError[];
}

/** The bundler's message, one line per mistake with its place, without code frames, colours and prefixes such as the plugin's name. */
function describeBuildError(error: BuildError): string {
  return (error.errors ?? [error]).map(describeOne).join("\n");
}

function describeOne({ message, id, loc }: BuildError): string {
  const file = loc?.file ?? id;
  const [first = ""] = stripVTControlCharacters(message).split("\n");
  const words = first.replace(/^(?:\[[^\]]*\]:? )+/, "");
  if (file === undefined) return words;
  // The bundler counts columns from 0.
  const place = loc ? `:${loc.line}:${loc.column + 1}` : "";
  return `${displayPath(file.replace(/\?.*/, ""), process.cwd())}${place}: ${words}`;
}
