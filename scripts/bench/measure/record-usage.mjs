// Loaded into every Node process of a measured command on systems without /proc. When a process ends, it writes its
// usage into the folder that BENCH_USAGE names, including its worker threads; its child processes write their own.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { isMainThread } from "node:worker_threads";

const folder = process.env.BENCH_USAGE;
if (folder && isMainThread) {
  process.on("exit", () => writeFileSync(join(folder, `${process.pid}.json`), JSON.stringify(process.resourceUsage())));
}
