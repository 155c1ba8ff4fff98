import { parseBundleFlags } from "../command-line/options.ts";
import { runCommand } from "../command-line/run-command.ts";
import { writeBundle } from "../output/bundle.ts";

// A build runs this, not a person: it compiles the renderer into a folder of the cache.
await runCommand(async () => {
  await writeBundle(parseBundleFlags(process.argv.slice(2)).folder);
  return 0;
});
