import { parseHost, parsePort } from "./command-line/environment.ts";
import { parseServeFlags } from "./command-line/options.ts";
import { runCommand } from "./command-line/run-command.ts";
import { serveAndReport } from "./command-line/serve-and-report.ts";

void runCommand(async () => {
  const flags = parseServeFlags(process.argv.slice(2));
  await serveAndReport(flags.site, { host: parseHost(process.env), port: parsePort(process.env) });
  return 0;
});
