// Loaded into a command under stress: when it ends, it writes what it has taken into the file that STRESS_USAGE names.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { isMainThread } from "node:worker_threads";

const { STRESS_USAGE: file } = process.env;
if (file && isMainThread) {
  process.on("exit", () => {
    const { user, system } = process.cpuUsage();
    writeFileSync(file, JSON.stringify({ milliseconds: (user + system) / 1000, mebibytes: peak() }));
  });
}

/** The most memory that the process held. What the system counts as such includes, on Linux, what its parent held. */
function peak() {
  const status = existsSync("/proc/self/status") ? readFileSync("/proc/self/status", "utf8") : "";
  const kibibytes = /^VmHWM:\s+(\d+)/m.exec(status)?.[1];
  return (kibibytes === undefined ? process.resourceUsage().maxRSS : Number(kibibytes)) / 1024;
}
