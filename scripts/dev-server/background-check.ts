import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { Report } from "../content/report/report.ts";
import type { CheckResult, CheckSetup } from "../watch/content-checker.ts";

/** A message to the worker. */
export interface CheckRequest {
  /** True if the schemas have changed since the last request. */
  readonly newSchemas: boolean;
}

/** A message from the worker: one for each request. */
export type CheckReply = { readonly result: CheckResult } | { readonly slips: Report } | { readonly error: unknown };

interface CheckListener {
  onResult(result: CheckResult): void;
  /** Called where schemas are wrong, so that nothing could be checked. */
  onSlips(report: Report): void;
  /** Called if the check itself has failed, which is a bug of ours. */
  onError(error: unknown): void;
}

/** Checks the whole content in another thread, one check at a time. */
interface BackgroundCheck {
  /** Asks for a check of the current content. If a check is running, the next one starts after it. */
  request(request: CheckRequest): void;
  /** Resolves when the first check is over. */
  readonly first: Promise<void>;
  close(): void;
}

/** Prepares checks in the background. The thread starts with the first of them. */
export function createBackgroundCheck(setup: CheckSetup, to: CheckListener): BackgroundCheck {
  let worker: Worker | undefined;
  let isBusy = false;
  let isClosed = false;
  let next: CheckRequest | undefined;
  let endFirst = () => {};
  const first = new Promise<void>((resolve) => {
    endFirst = resolve;
  });

  function done(reply: CheckReply): void {
    if (isClosed) return;
    isBusy = false;
    if ("result" in reply) to.onResult(reply.result);
    else if ("slips" in reply) to.onSlips(reply.slips);
    else to.onError(reply.error);
    endFirst();
    if (next) request(next);
  }

  function request(wanted: CheckRequest): void {
    if (isClosed) return;
    if (isBusy) {
      next = { newSchemas: wanted.newSchemas || next?.newSchemas === true };
      return;
    }
    isBusy = true;
    next = undefined;
    worker ??= startWorker(setup, done, () => {
      worker = undefined;
    });
    worker.postMessage(wanted);
  }

  function close(): void {
    isClosed = true;
    void worker?.terminate();
  }

  return { request, first, close };
}

/** Starts the thread. When it ends, `onEnd` is called once, and then `onReply` with the reason. */
function startWorker(setup: CheckSetup, onReply: (reply: CheckReply) => void, onEnd: () => void): Worker {
  const worker = new Worker(join(setup.project.commands, "workers/check-worker.js"), {
    execArgv: [],
    workerData: setup,
  });
  let hasEnded = false;
  // An error is always followed by an exit.
  const end = (error: unknown) => {
    if (hasEnded) return;
    hasEnded = true;
    onEnd();
    onReply({ error });
  };
  worker.unref();
  worker.on("message", onReply);
  worker.on("error", end);
  worker.on("exit", (status) => end(new Error(`Its thread ended with exit code ${status}.`)));
  return worker;
}
