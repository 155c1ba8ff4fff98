import { writeBundle } from "../bundle/bundle.ts";
import type { Flags } from "../command-line/options.ts";
import { onInterruption } from "../program/interruption.ts";

/** Compiles the renderer into a folder of the cache. Builds run this in a separate process. */
export async function run({ folder, project }: Flags<"bundle">): Promise<number> {
  // It writes everything in one go, so that an interruption comes before or after that.
  onInterruption(() => {});
  await writeBundle(project, folder);
  return 0;
}
