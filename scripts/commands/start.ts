import { createServer } from "node:http";
import { buildAndReport } from "../command-line/build-and-report.ts";
import { listenPlaceOf } from "../command-line/environment.ts";
import type { Flags } from "../command-line/options.ts";
import { serveAndReport } from "../command-line/serve-and-report.ts";
import { closeServer, listenOn } from "../server/listen-on.ts";

export async function run(flags: Flags<"start">): Promise<number> {
  // Parsed before the build, so that a mistake in it is reported at once.
  const place = listenPlaceOf(flags, process.env);
  // As is a port that is in use.
  const probe = createServer();
  await listenOn(probe, place);
  await closeServer(probe);
  const status = await buildAndReport(flags);
  if (status === 0) await serveAndReport(flags.out, place);
  return status;
}
