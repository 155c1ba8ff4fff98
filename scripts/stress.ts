import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createStepLine, type StepLine } from "./bench/measure/step-line.ts";
import { checkHostileFiles } from "./bench/stress/check-hostile-files.ts";
import { checkWorstFiles } from "./bench/stress/check-worst-files.ts";
import { failWrites } from "./bench/stress/fail-writes.ts";
import { killBuilds } from "./bench/stress/kill-builds.ts";
import { loadServer } from "./bench/stress/load-server.ts";
import { createStressSite, type StressSite } from "./bench/stress/stress-site.ts";
import { type StressResult, stressDocument } from "./bench/stress-document.ts";
import { parseStressFlags, type StressFlags } from "./command-line/options.ts";
import { runCommand } from "./command-line/run-command.ts";
import { createContentModel } from "./content/check/content-model.ts";
import { readSchemas } from "./content/schema/schema-set.ts";
import { onInterruption } from "./program/interruption.ts";
import { schemaFolder } from "./program/project.ts";

void runCommand(async () => {
  const flags = parseStressFlags(process.argv.slice(2));
  const { only, seed, markdown } = flags;
  const folder = mkdtempSync(join(tmpdir(), "stress-"));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const forget = onInterruption(remove);
  const progress = createStepLine(process.stderr);
  try {
    // First, because its figures are about a process that has done nothing else.
    const content = only === undefined || only === "content" ? await tryContent(flags, folder, progress) : undefined;
    const rest = only === "content" ? {} : await trySite(flags, folder, progress);
    progress.end();
    const result = { node: process.version, cores: cpus().length, seed, ...rest, ...(content ? { content } : {}) };
    const file = markdown === undefined ? undefined : resolve(markdown);
    const text = stressDocument(result, file !== undefined && existsSync(file) ? readFileSync(file, "utf8") : "");
    if (file !== undefined) writeFileSync(file, text);
    process.stdout.write(text);
    return hasProblems(result) ? 1 : 0;
  } finally {
    progress.end();
    forget();
    remove();
  }
});

type ContentResult = NonNullable<StressResult["content"]>;

async function tryContent({ files, seed }: StressFlags, folder: string, progress: StepLine): Promise<ContentResult> {
  const schemas = readSchemas(schemaFolder);
  const model = createContentModel(schemas);
  const onFile = (tried: number, problems: number) => {
    if (tried % 1000 === 0) progress.step(`Checking hostile files: ${tried} of ${files}, ${problems} problems`);
  };
  return {
    files: await checkHostileFiles({ model, schemas, files, seed, onFile }),
    worst: await checkWorstFiles(folder, progress),
  };
}

type SiteResult = Pick<StressResult, "builds" | "server">;

async function trySite(flags: StressFlags, folder: string, progress: StepLine): Promise<SiteResult> {
  progress.step("Building the site that is to survive");
  const site = await createStressSite(folder);
  const builds = flags.only === "server" ? undefined : await tryBuilds(site, flags, progress);
  if (flags.only === "builds") return { ...(builds ? { builds } : {}) };
  progress.step("Asking the server");
  const pages = [...(site.clean.get("first")?.keys() ?? [])].filter((path) => /^section-1\/.*\.html$/.test(path));
  const paths = pages.map((path) => `/${path.replace(/\.html$/, "")}`);
  const load = { requests: flags.requests, connections: 50 };
  const server = await loadServer(join(folder, "clean-first"), paths, load);
  return { ...(builds ? { builds } : {}), server };
}

async function tryBuilds(site: StressSite, { kills, faults, seed }: StressFlags, progress: StepLine) {
  return {
    kills: await killBuilds(site, { kills, seed }, progress),
    faults: await failWrites(site, faults, progress),
  };
}

function hasProblems({ builds, server, content }: StressResult): boolean {
  const problems = [builds?.kills, builds?.faults, content?.files, content?.worst].flatMap(
    (part) => part?.problems ?? [],
  );
  return problems.length > 0 || (server?.errors ?? 0) > 0;
}
