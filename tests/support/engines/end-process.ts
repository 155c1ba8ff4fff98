import type { ChildProcess } from "node:child_process";

/** Ends a process, and resolves when it has. */
export async function endProcess(process: ChildProcess): Promise<void> {
  if (process.exitCode !== null || process.signalCode !== null) return;
  await new Promise((resolve) => {
    process.once("exit", resolve);
    process.kill("SIGKILL");
  });
}
