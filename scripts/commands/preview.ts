import { listenPlaceOf } from "../command-line/environment.ts";
import type { Flags } from "../command-line/options.ts";
import { choosePlace, serveAndReport } from "../command-line/serve-and-report.ts";

export async function run(flags: Flags<"preview">): Promise<number> {
  await serveAndReport(flags.out, await choosePlace(listenPlaceOf(flags, process.env)));
  return 0;
}
