import { parseHost, parsePort } from "../command-line/environment.ts";
import type { ServeFlags } from "../command-line/options.ts";
import { serveAndReport } from "../command-line/serve-and-report.ts";

export async function serveCommand(flags: ServeFlags): Promise<number> {
  await serveAndReport(flags.site, { host: parseHost(process.env), port: parsePort(process.env) });
  return 0;
}
