// Loaded into every Node process of a measured command where there is no /proc: when one ends, it writes what it used
// into the folder that BENCH_USAGE names. Its worker threads are part of it; its child processes write their own.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { isMainThread } from "node:worker_threads";

const folder = process.env.BENCH_USAGE;
if (folder && isMainThread) {
  process.on("exit", () => writeFileSync(join(folder, `${process.pid}.json`), JSON.stringify(process.resourceUsage())));
}
