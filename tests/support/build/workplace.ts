import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { BuildSummary } from "../../../scripts/build/publish-build.ts";
import { runBuild } from "../../../scripts/build/run-build.ts";
import type { Diagnostic } from "../../../scripts/content/diagnostic/diagnostic.ts";
import type { Project } from "../../../scripts/program/project.ts";
import { ownProject } from "../system/own-project.ts";
import { temporaryFolder } from "../system/temporary-folder.ts";
import { hashFolder } from "./built-site.ts";
import { writeFiles } from "./edited-site.ts";

/** The folders in which a test builds. */
export interface Workplace {
  /** A folder for everything. */
  readonly folder: string;
  readonly pages: string;
  readonly out: string;
  readonly memory: string;
  /** The project to build with; by default the renderer alone. */
  readonly project?: Project;
  /** The text of a file of the output. */
  read(path: string): string;
}

/** The other settings of a build. */
export interface Setting {
  readonly day?: string;
  readonly origin?: string;
  readonly drafts?: boolean;
}

/** A new folder to build these files in, for one test, or for all of a file with `afterAll`. */
export function createWorkplace(
  files: Parameters<typeof writeFiles>[1] = {},
  whenOver?: Parameters<typeof temporaryFolder>[0],
): Workplace {
  const folder = temporaryFolder(whenOver);
  const [pages, out, memory] = [join(folder, "pages"), join(folder, "dist"), join(folder, "memory")];
  writeFiles(pages, files);
  return { folder, pages, out, memory, read: (path) => readFileSync(join(out, path), "utf8") };
}

/** The outcome of a build. */
export interface Result {
  /** The build's summary, or the codes of the mistakes that it found. */
  readonly said: BuildSummary | readonly string[];
  readonly warnings: readonly string[];
  readonly mistakes: readonly Diagnostic[];
  /** The steps with their numbers: `Drawing 3 share images`. */
  readonly phases: readonly string[];
}

/** Builds the content of a workplace. */
export async function build(
  { pages, out, memory, project = ownProject }: Workplace,
  { day = "2025-05-03", origin, drafts = false }: Setting = {},
): Promise<Result> {
  const warnings: string[] = [];
  const phases: string[] = [];
  const result = await runBuild({
    pages,
    out,
    project: { ...project, memory },
    origin,
    release: false,
    drafts,
    report: false,
    today: new Date(day),
    onPhase: (name, total, things) => {
      phases.push(`${name} ${total} ${things}`);
      return () => {};
    },
    onWait: () => () => {},
    warn: (message) => warnings.push(message),
  });
  const mistakes = "mistakes" in result ? result.mistakes.diagnostics : [];
  return { said: "mistakes" in result ? mistakes.map(({ code }) => code) : result, warnings, mistakes, phases };
}

/** The same content, built as if for the first time. */
export async function buildClean(place: Workplace, setting: Setting): Promise<{ result: Result; hashes: unknown }> {
  const out = join(place.folder, "clean");
  const memory = join(place.folder, "clean-memory");
  rmSync(out, { recursive: true, force: true });
  rmSync(memory, { recursive: true, force: true });
  const result = await build({ ...place, out, memory }, setting);
  return { result, hashes: existsSync(out) ? hashFolder(out) : undefined };
}
