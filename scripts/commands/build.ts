import { buildAndReport } from "../command-line/build-and-report.ts";
import type { Flags } from "../command-line/options.ts";

export function run(flags: Flags<"build">): Promise<number> {
  return buildAndReport(flags);
}
