import { buildAndReport } from "./command-line/build-and-report.ts";
import { parseBuildFlags } from "./command-line/options.ts";
import { runCommand } from "./command-line/run-command.ts";

void runCommand(() => buildAndReport(parseBuildFlags(process.argv.slice(2))));
