import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { Report } from "../content/report/report.ts";
import { oneAtATime } from "../program/one-at-a-time.ts";
import { createThreadAsker } from "../program/thread-asker.ts";
import type { CheckResult, CheckSetup } from "../watch/content-checker.ts";

/** A message from the worker: one for each request, which says whether the schemas have changed since the last one. */
export type CheckReply = { readonly result: CheckResult } | { readonly slips: Report } | { readonly error: unknown };

interface CheckListener {
  onResult(result: CheckResult): void;
  /** Called if schemas are invalid, so that nothing could be checked. */
  onSlips(report: Report): void;
  /** Called if the check itself fails, which is a bug in the renderer. */
  onError(error: unknown): void;
}

/** Prepares checks of the whole content in another thread, one at a time. The thread starts with the first check, and again after a failure. */
export function createBackgroundCheck(setup: CheckSetup, to: CheckListener) {
  let thread: ReturnType<typeof startThread> | undefined;
  let isClosed = false;
  let endFirst = () => {};
  const first = new Promise<void>((resolve) => {
    endFirst = resolve;
  });
  const request = oneAtATime(async (hasNewSchemas) => {
    if (isClosed) return;
    thread ??= startThread(setup);
    const reply = await thread.ask(hasNewSchemas).catch((error: unknown): CheckReply => {
      thread = undefined;
      return { error };
    });
    if (isClosed) return;
    if ("result" in reply) to.onResult(reply.result);
    else if ("slips" in reply) to.onSlips(reply.slips);
    else to.onError(reply.error);
    endFirst();
  });
  return {
    /** Asks for a check of the current content. If a check is running, the next one starts after it. */
    request,
    /** Resolves when the first check is over. */
    first,
    close() {
      isClosed = true;
      void thread?.worker.terminate();
    },
  };
}

function startThread(setup: CheckSetup) {
  const file = join(setup.project.commands, "workers/check-worker.js");
  const worker = new Worker(file, { execArgv: [], workerData: setup });
  worker.unref();
  return { worker, ask: createThreadAsker<boolean, CheckReply>(worker, "Its thread") };
}
