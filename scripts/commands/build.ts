import { buildAndReport } from "../command-line/build-and-report.ts";
import type { BuildFlags } from "../command-line/options.ts";

export function buildCommand(flags: BuildFlags): Promise<number> {
  return buildAndReport(flags);
}
