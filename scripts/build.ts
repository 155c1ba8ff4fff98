import { buildAndReport } from "./build-and-report.ts";
import { parseBuildFlags } from "./options.ts";
import { runCommand } from "./run-command.ts";

await runCommand(() => buildAndReport(parseBuildFlags(process.argv.slice(2))));
