// Loaded into a measured process: when it ends, it writes what it used to the file that BENCH_USAGE names.
import { writeFileSync } from "node:fs";

const target = process.env.BENCH_USAGE;
if (target) process.on("exit", () => writeFileSync(target, JSON.stringify(process.resourceUsage())));
