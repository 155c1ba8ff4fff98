import { bugs } from "../../package.json";
import { ReadingError } from "../content/diagnostic/while-reading.ts";
import { MissingSchemaError } from "../content/schema/schema-set.ts";
import { UsageError } from "../program/usage-error.ts";
import { HelpRequest } from "./parse-flags.ts";

/**
 * Runs a command and sets the exit code: the result of `command`, 0 for `--help`, 2 for bad usage, and 70 (EX_SOFTWARE
 * of sysexits.h) for any other error, which is a bug of ours.
 */
export async function runCommand(command: () => number | Promise<number>): Promise<void> {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on("error", (error: NodeJS.ErrnoException) => {
      // The reader of a pipe may stop early, as in `npm run check | head`.
      if (error.code !== "EPIPE") throw error;
    });
  }
  try {
    process.exitCode = await command();
  } catch (error) {
    if (error instanceof HelpRequest) {
      process.stdout.write(`${error.message}\n`);
      return;
    }
    const isUsage = error instanceof UsageError || error instanceof MissingSchemaError;
    process.stderr.write(isUsage ? `${error.message}\n` : describeBug(error));
    process.exitCode = isUsage ? 2 : 70;
  }
}

/** Says that the mistake is not the author's, what was being read, where to report it, and where it happened. */
function describeBug(error: unknown): string {
  const reading = error instanceof ReadingError ? ` while reading ${error.subject}` : "";
  const cause = error instanceof ReadingError ? error.cause : error;
  const stack = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
  return `This is a bug of the renderer${reading}, not a mistake in the content. Please report it at ${bugs.url} with these lines:\n${stack}\n`;
}
