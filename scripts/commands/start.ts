import { buildAndReport } from "../command-line/build-and-report.ts";
import { listenPlaceOf } from "../command-line/environment.ts";
import type { Flags } from "../command-line/options.ts";
import { choosePlace, serveAndReport } from "../command-line/serve-and-report.ts";

export async function run(flags: Flags<"start">): Promise<number> {
  // Chosen before the build, so that a mistake in it, or a port that is in use, is reported at once.
  const place = await choosePlace(listenPlaceOf(flags, process.env));
  const status = await buildAndReport(flags);
  if (status === 0) await serveAndReport(flags.out, place);
  return status;
}
