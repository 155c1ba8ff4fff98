import { parseHost, parsePort } from "../command-line/environment.ts";
import type { PreviewFlags } from "../command-line/options.ts";
import { serveAndReport } from "../command-line/serve-and-report.ts";

export async function previewCommand(flags: PreviewFlags): Promise<number> {
  await serveAndReport(flags.out, { host: parseHost(process.env), port: parsePort(process.env) });
  return 0;
}
