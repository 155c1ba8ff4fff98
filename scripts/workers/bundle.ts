import { writeBundle } from "../bundle/bundle.ts";
import { parseBundleFlags } from "../command-line/options.ts";
import { runCommand } from "../command-line/run-command.ts";
import { onInterruption } from "../program/interruption.ts";

// Compiles the renderer into a folder of the cache. Builds run this, in a process of its own.
void runCommand(async () => {
  // It writes everything in one go, so that an interruption comes before or after that.
  onInterruption(() => {});
  await writeBundle(parseBundleFlags(process.argv.slice(2)).folder);
  return 0;
});
