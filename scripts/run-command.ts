import { UsageError } from "./options.ts";

/** Runs a command and sets the exit code: what `command` returns, or 2 for bad usage. Anything else that is thrown is a bug. */
export async function runCommand(command: () => number | Promise<number>): Promise<void> {
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    // Whoever reads a pipe may stop early: `npm run check | head`.
    if (error.code !== "EPIPE") throw error;
  });
  try {
    process.exitCode = await command();
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 2;
  }
}
