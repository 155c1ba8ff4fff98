import { parseHost, parsePort, parseServeFlags } from "./options.ts";
import { runCommand } from "./run-command.ts";
import { serveAndReport } from "./serve-and-report.ts";

await runCommand(async () => {
  const flags = parseServeFlags(process.argv.slice(2));
  await serveAndReport(flags.site, { host: parseHost(process.env), port: parsePort(process.env) });
  return 0;
});
