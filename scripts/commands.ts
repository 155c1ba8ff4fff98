import { join } from "node:path";
import { CodeMistakes, requireRightCode } from "./bundle/code-mistakes.ts";
import { chosenFolders, type Flags, flags } from "./command-line/options.ts";
import { parseFlags } from "./command-line/parse-flags.ts";
import { isProjectCodeRight, notedNames } from "./content/diagnostic/project-code.ts";
import { displayPath } from "./content/read/read-content.ts";
import type { FormatName, Report } from "./content/report/report.ts";
import { codeDiagnostic } from "./content/rules/blocks/invalid-code.ts";
import { SchemaSlip } from "./content/schema/schema-slips.ts";
import { blockTwins } from "./program/block-folders.ts";
import { nameTwins } from "./program/name-twins.ts";
import type { Project } from "./program/project.ts";
import { configName } from "./program/site-project.js";
import { UsageError } from "./program/usage-error.ts";

/** A command of `scripts/run.js`. */
interface Command {
  /** What it does, for the list of commands. Commands without a summary are internal, for builds and the installation. */
  readonly summary: string | undefined;
  /** Runs it with the arguments after its name, or reports the problem with the project's settings, and returns the exit code. */
  run(name: string, args: readonly string[], project: Project, problem?: string): Promise<number>;
}

/** Its code is loaded when it runs. `positional` lists the arguments without a flag. */
function command<Name extends keyof typeof flags>(
  own: Name,
  summary: string | undefined,
  load: () => Promise<{ run(flags: Flags<Name>): number | Promise<number> }>,
  positional: readonly string[] = [],
): Command {
  return {
    summary,
    async run(name, args, project, problem) {
      const parsed = parseFlags(flags[own], args, { name, summary, positional, chosen: chosenFolders(project) });
      const format = "format" in parsed ? parsed.format : "text";
      if (problem !== undefined) return refuse(problem, project, format);
      const { run } = await load();
      const twins = [...notedNames()].flatMap(([kind, found]) => nameTwins(kind, found));
      if (twins.length > 0) throw new UsageError([...blockTwins(project), ...twins].join("\n"));
      try {
        if (!isProjectCodeRight() && !goesOn.has(own)) await requireRightCode(project);
        return await run({ ...parsed, project });
      } catch (error) {
        if (error instanceof UsageError) throw new UsageError(withPlace(error.message, args, project));
        const report = await reportOf(error, project);
        if (!report) throw error;
        const { printMistakes } = await import("./command-line/print-report.ts");
        return printMistakes(report, format, own === "check");
      }
    },
  };
}

/** Says what is wrong with the project's settings, as a report if one was asked for. */
async function refuse(problem: string, { site = "" }: Project, format: FormatName): Promise<number> {
  if (format === "text") throw new UsageError(problem);
  const { printReport } = await import("./command-line/print-report.ts");
  const file = displayPath(join(site, configName), process.cwd());
  const place = { file, line: 1, column: 1, endLine: 1, endColumn: 1 };
  const mistake = codeDiagnostic({ ...place, words: problem.replace(`${file}: `, "") });
  printReport({ files: 1, diagnostics: [mistake], sources: [] }, format);
  return 2;
}

/** The commands that run despite mistakes in the code: they report them while the code is being fixed, or at the end. */
const goesOn: ReadonlySet<string> = new Set(["dev", "edit", "types"]);

/** The report of mistakes in the blocks and the code of a project; undefined for any other error. */
async function reportOf(error: unknown, project: Project): Promise<Report | undefined> {
  if (error instanceof CodeMistakes) return error.report;
  if (!(error instanceof SchemaSlip)) return undefined;
  const { slipReport } = await import("./cache/slip-report.ts");
  return slipReport(error, project, process.cwd());
}

/** A message about a flag, with the name of the setting instead if its value comes from the site's settings. */
function withPlace(message: string, args: readonly string[], { config, site = "" }: Project): string {
  return message.replace(/^--(pages|out): /, (prefix, name) => {
    const chosen = config.folders?.[name as "pages" | "out"];
    if (chosen === undefined || args.some((arg) => arg.split("=")[0] === `--${name}`)) return prefix;
    return `${displayPath(join(site, configName), process.cwd())}: folders.${name}: `;
  });
}

/** Commands for the renderer's own repository, which are not listed if it is installed. */
export const ofRepository: readonly string[] = ["bench"];

/** All commands by name. */
export const commands: Readonly<Record<string, Command>> = {
  init: command("init", "starts a site", () => import("./commands/init.ts"), ["folder"]),
  dev: command("dev", "shows the pages while they are written", () => import("./commands/dev.ts")),
  edit: command("edit", "opens the site in a browser, next to an editor", () => import("./commands/edit.ts")),
  check: command("check", "lists every mistake in the content", () => import("./commands/check.ts")),
  build: command("build", "checks the content and writes the site", () => import("./commands/build.ts")),
  preview: command("preview", "serves the built site", () => import("./commands/preview.ts")),
  start: command("start", "builds the site and serves it", () => import("./commands/start.ts")),
  "new page": command("new page", "starts a page", () => import("./commands/new-page.ts"), ["path"]),
  "new block": command("new block", "starts a new type of block", () => import("./commands/new-block.ts"), ["name"]),
  "new rule": command("new rule", "starts a rule of the check", () => import("./commands/new-rule.ts"), ["code"]),
  where: command("where", "finds where a link, a block or a file is used", () => import("./commands/where.ts")),
  translate: command(
    "translate",
    "prints the texts of the site for translators, or writes translations into its files",
    () => import("./commands/translate.ts"),
    ["language"],
  ),
  move: command("move", "gives a page or an asset another address", () => import("./commands/move.ts"), ["from", "to"]),
  diff: command("diff", "says what has changed for readers since a Git revision", () => import("./commands/diff.ts")),
  eject: command(
    "eject",
    "copies the header or the footer into the project, or says what has changed in it since",
    () => import("./commands/eject.ts"),
    ["part"],
  ),
  types: command("types", "generates the files that are made from the schemas", () => import("./commands/types.ts")),
  schema: command(
    "schema",
    "prints the JSON Schema of pages or of the site file, for other tools",
    () => import("./commands/schema.ts"),
    ["of"],
  ),
  cms: command("cms", "prints the configuration of a content management system", () => import("./commands/cms.ts"), [
    "system",
  ]),
  info: command("info", "prints the versions and settings here, for a bug report", () => import("./commands/info.ts")),
  bench: command("bench", "measures builds and the weight of pages", () => import("./commands/bench.ts")),
  bundle: command("bundle", undefined, () => import("./commands/bundle.ts"), ["folder"]),
  "compile-rules": command("bundle", undefined, () => import("./commands/compile-rules.ts"), ["folder"]),
  "read-config": command("read-config", undefined, () => import("./commands/read-config.ts"), ["file"]),
  prepare: command("prepare", undefined, () => import("./commands/prepare.ts")),
};
