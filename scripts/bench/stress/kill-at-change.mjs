// Loaded into a build before anything else. The process ends as SIGKILL ends it before the change of the disk whose number
// STRESS_KILL_AT is; where there is no such number, the count of all changes is written to STRESS_COUNT at the end.
import { writeFileSync } from "node:fs";
import { isMainThread } from "node:worker_threads";
import { interceptChanges } from "./intercept-changes.js";

if (isMainThread) {
  const last = Number(process.env.STRESS_KILL_AT ?? "0");
  let count = 0;
  interceptChanges(() => {
    count += 1;
    if (count === last) process.kill(process.pid, "SIGKILL");
  });
  const file = process.env.STRESS_COUNT;
  if (file) process.on("exit", () => writeFileSync(file, String(count)));
}
