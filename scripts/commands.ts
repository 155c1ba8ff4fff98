import type { z } from "zod";
import {
  benchFlags,
  buildFlags,
  bundleFlags,
  checkFlags,
  cmsFlags,
  devFlags,
  diffFlags,
  ejectFlags,
  infoFlags,
  initFlags,
  moveFlags,
  newBlockFlags,
  newPageFlags,
  newRuleFlags,
  prepareFlags,
  previewFlags,
  schemaFlags,
  screenshotFlags,
  typesFlags,
  whereFlags,
} from "./command-line/options.ts";
import { parseFlags } from "./command-line/parse-flags.ts";
import { isInstalled } from "./program/cache-folders.js";
import { projectRoot } from "./program/project.ts";

/** A command of `scripts/run.js`. */
interface Command {
  /** What it does, for the list of commands. The build, the installation and the renderer's own repository use those without a summary. */
  readonly summary: string | undefined;
  /** Runs it with the arguments behind its name, and returns the exit code. */
  run(name: string, args: readonly string[]): Promise<number>;
}

type Load<Flags> = () => Promise<(flags: Flags) => number | Promise<number>>;

/** Its code is loaded when it runs. `positional` names the arguments without a flag. */
function command<Schema extends z.ZodObject>(
  summary: string | undefined,
  flags: Schema,
  load: Load<z.infer<Schema>>,
  positional: readonly string[] = [],
): Command {
  return {
    summary,
    async run(name, args) {
      const parsed = parseFlags(flags, args, { name, summary, positional });
      const start = await load();
      return start(parsed);
    },
  };
}

/** What only the renderer's own repository needs is not listed where it is installed. */
const ofRepository = (summary: string) => (isInstalled(projectRoot) ? undefined : summary);

/** All commands by their names. */
export const commands: Readonly<Record<string, Command>> = {
  init: command("starts a site", initFlags, async () => (await import("./commands/init.ts")).initCommand, ["folder"]),
  dev: command(
    "shows the pages while they are written",
    devFlags,
    async () => (await import("./commands/dev.ts")).devCommand,
  ),
  check: command(
    "names every mistake of the content",
    checkFlags,
    async () => (await import("./commands/check.ts")).checkCommand,
  ),
  build: command(
    "checks the content and writes the site",
    buildFlags,
    async () => (await import("./commands/build.ts")).buildCommand,
  ),
  preview: command(
    "serves what a build has written",
    previewFlags,
    async () => (await import("./commands/preview.ts")).previewCommand,
  ),
  start: command(
    "builds the site and serves it",
    buildFlags,
    async () => (await import("./commands/start.ts")).startCommand,
  ),
  "new page": command(
    "starts a page",
    newPageFlags,
    async () => (await import("./commands/new-page.ts")).newPageCommand,
    ["path"],
  ),
  "new block": command(
    "starts a type of block",
    newBlockFlags,
    async () => (await import("./commands/new-block.ts")).newBlockCommand,
    ["name"],
  ),
  "new rule": command(
    "starts a rule of the check",
    newRuleFlags,
    async () => (await import("./commands/new-rule.ts")).newRuleCommand,
    ["code"],
  ),
  where: command(
    "lists the places of a link, a block or a file",
    whereFlags,
    async () => (await import("./commands/where.ts")).whereCommand,
  ),
  move: command(
    "gives a page or an asset another address",
    moveFlags,
    async () => (await import("./commands/move.ts")).moveCommand,
    ["from", "to"],
  ),
  diff: command(
    "says what has changed for readers since a revision of Git",
    diffFlags,
    async () => (await import("./commands/diff.ts")).diffCommand,
  ),
  eject: command(
    "copies a part of the frame into the project, or says what has changed in it since",
    ejectFlags,
    async () => (await import("./commands/eject.ts")).ejectCommand,
    ["part"],
  ),
  types: command(
    "generates what is made from the schemas",
    typesFlags,
    async () => (await import("./commands/types.ts")).typesCommand,
  ),
  schema: command(
    "prints the JSON Schema of pages or of the site file, for other tools",
    schemaFlags,
    async () => (await import("./commands/schema.ts")).schemaCommand,
    ["of"],
  ),
  cms: command(
    "prints the configuration of a content system",
    cmsFlags,
    async () => (await import("./commands/cms.ts")).cmsCommand,
    ["system"],
  ),
  info: command(
    "says what runs here, for the report of a bug",
    infoFlags,
    async () => (await import("./commands/info.ts")).infoCommand,
  ),
  screenshots: command(
    ofRepository("takes pictures of every page"),
    screenshotFlags,
    async () => (await import("./commands/screenshots.ts")).screenshotsCommand,
  ),
  bench: command(
    ofRepository("measures builds and the weight of pages"),
    benchFlags,
    async () => (await import("./commands/bench.ts")).benchCommand,
  ),
  bundle: command(undefined, bundleFlags, async () => (await import("./commands/bundle.ts")).bundleCommand, ["folder"]),
  "compile-rules": command(
    undefined,
    bundleFlags,
    async () => (await import("./commands/compile-rules.ts")).compileRulesCommand,
    ["folder"],
  ),
  prepare: command(undefined, prepareFlags, async () => (await import("./commands/prepare.ts")).prepareCommand),
};
