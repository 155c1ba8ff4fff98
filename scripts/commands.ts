import type { z } from "zod";
import {
  benchFlags,
  buildFlags,
  bundleFlags,
  checkFlags,
  devFlags,
  moveFlags,
  newBlockFlags,
  newPageFlags,
  prepareFlags,
  screenshotFlags,
  serveFlags,
  typesFlags,
  whereFlags,
} from "./command-line/options.ts";
import { parseFlags } from "./command-line/parse-flags.ts";

/** A command of `scripts/run.js`. */
interface Command {
  /** What it does, for the list of commands; the build and the installation use those without a summary. */
  readonly summary: string | undefined;
  /** Runs it with the arguments behind its name, and returns the exit code. */
  run(args: readonly string[]): Promise<number>;
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
    async run(args) {
      const parsed = parseFlags(flags, args, positional);
      const start = await load();
      return start(parsed);
    },
  };
}

/** All commands by their names. */
export const commands: Readonly<Record<string, Command>> = {
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
  start: command(
    "builds and serves the site",
    buildFlags,
    async () => (await import("./commands/start.ts")).startCommand,
  ),
  serve: command(
    "serves what a build has written",
    serveFlags,
    async () => (await import("./commands/serve.ts")).serveCommand,
  ),
  new: command("starts a page", newPageFlags, async () => (await import("./commands/new.ts")).newCommand, ["path"]),
  "new-block": command(
    "starts a type of block",
    newBlockFlags,
    async () => (await import("./commands/new-block.ts")).newBlockCommand,
    ["name"],
  ),
  where: command(
    "lists the places of a text, a link, a block or a file",
    whereFlags,
    async () => (await import("./commands/where.ts")).whereCommand,
  ),
  move: command(
    "gives a page or an asset another address",
    moveFlags,
    async () => (await import("./commands/move.ts")).moveCommand,
    ["from", "to"],
  ),
  types: command(
    "generates what is made from the schemas",
    typesFlags,
    async () => (await import("./commands/types.ts")).typesCommand,
  ),
  screenshots: command(
    "takes pictures of every page",
    screenshotFlags,
    async () => (await import("./commands/screenshots.ts")).screenshotsCommand,
  ),
  bench: command(
    "measures builds and the weight of pages",
    benchFlags,
    async () => (await import("./commands/bench.ts")).benchCommand,
  ),
  bundle: command(undefined, bundleFlags, async () => (await import("./commands/bundle.ts")).bundleCommand, ["folder"]),
  prepare: command(undefined, prepareFlags, async () => (await import("./commands/prepare.ts")).prepareCommand),
};
