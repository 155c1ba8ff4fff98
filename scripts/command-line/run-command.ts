import { getHeapStatistics } from "node:v8";
import { bugs } from "../../package.json";
import { ExtensionError } from "../content/diagnostic/project-code.ts";
import { ReadingError } from "../content/diagnostic/while-reading.ts";
import type { Project } from "../program/project.ts";
import { UsageError } from "../program/usage-error.ts";
import { describeFailure } from "./describe-failure.ts";
import { HelpRequest } from "./parse-flags.ts";

/**
 * Runs a command and sets the exit code: the result of `command`, 0 for `--help`, 2 for bad usage, where code of the project fails and where the system refuses a file or the output, and 70 (EX_SOFTWARE of sysexits.h) for any
 * other error, which is a bug of ours or a lack of memory.
 */
export async function runCommand(project: Project, command: () => number | Promise<number>): Promise<void> {
  const output = watchOutput();
  const end = (code: number) => {
    process.exitCode = output.isLost() ? 2 : code;
  };
  const fail = (error: unknown) => {
    const cause = error instanceof ReadingError ? error.cause : error;
    const isUsage = cause instanceof UsageError || cause instanceof ExtensionError;
    const known = isUsage ? `${cause.message}\n` : (describeRefusal(error) ?? describeFailure(error, project));
    process.stderr.write(known ?? describeBug(error));
    end(known === undefined ? 70 : 2);
  };
  const finish = project.folders.length > 0 ? watchProjectCode(project, fail) : () => {};
  // Until the command has a result: if its promise can never resolve, Node exits as if all was well.
  process.exitCode = 70;
  try {
    end(await command());
  } catch (error) {
    if (error instanceof HelpRequest) {
      process.stdout.write(`${error.message}\n`);
      end(0);
      return;
    }
    fail(error);
  } finally {
    finish();
  }
}

/** Catches failures of a project's code that no `catch` sees: an unhandled rejection, or an end of the process. */
function watchProjectCode(project: Project, fail: (error: unknown) => void): () => void {
  // A server carries on, as after an error in a component; before it has started, and in other commands, nothing can be relied on.
  let isOver = false;
  process.on("unhandledRejection", (error) => {
    fail(error);
    if (!isOver) process.exit();
  });
  process.once("exit", () => {
    // Its stack is the stack of the call.
    const told = describeFailure(new Error("process.exit() ended the command before it was finished."), project);
    if (told === undefined) return;
    process.stderr.write(told);
    process.exitCode = 2;
  });
  return () => {
    isOver = true;
  };
}

/** Watches for output that cannot be written: otherwise part of it would be mistaken for all of it. */
function watchOutput(): { isLost(): boolean } {
  let isLost = false;
  for (const [name, stream] of Object.entries({ output: process.stdout, error: process.stderr })) {
    stream.on("error", (error: NodeJS.ErrnoException) => {
      // The reader of a pipe may stop early, as in `npm run check | head`.
      if (error.code === "EPIPE") return;
      if (!isLost && name === "output") process.stderr.write(`Standard output cannot be written: ${error.message}.\n`);
      isLost = true;
      process.exitCode = 2;
    });
  }
  return { isLost: () => isLost };
}

const systemCodes =
  /^(?:EACCES|EBUSY|EDQUOT|EFBIG|EIO|ELOOP|EMFILE|ENAMETOOLONG|ENFILE|ENOSPC|ENOTDIR|EPERM|EROFS|EXDEV): /;

/** Says which file the system refused, for example because the disk is full; undefined for any other error. */
function describeRefusal(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  // An error from another thread has only its message, which begins with the code.
  if (!systemCodes.test(error.message)) return describeRefusal(error.cause);
  return `The system refused access to a file: ${error.message}. Free some space, check the permissions there, or choose another folder.\n`;
}

/** Says how to give a command more memory. The flag applies to each thread, like the limit that it replaces. */
function adviseMemory(): string {
  const limit = Math.round(getHeapStatistics().heap_size_limit / 2 ** 20);
  return `The ${limit} MiB of memory that Node gives each thread were not enough. This is not a mistake in the content. Allow more, in a shell with\n  export NODE_OPTIONS=--max-old-space-size=${2 * limit}\nand run the command again. If a small site needs this, it is a bug in the renderer: please report it at ${bugs.url}.\n`;
}

/** Says that the mistake is not the author's, what was being read, where to report it, and where it happened. */
function describeBug(error: unknown): string {
  const reading = error instanceof ReadingError ? ` while reading ${error.subject}` : "";
  const cause = error instanceof ReadingError ? error.cause : error;
  if ((cause as NodeJS.ErrnoException | undefined)?.code === "ERR_WORKER_OUT_OF_MEMORY") return adviseMemory();
  const stack = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
  return `This is a bug in the renderer${reading}, not a mistake in the content. Please report it at ${bugs.url} with these lines:\n${stack}\n`;
}
