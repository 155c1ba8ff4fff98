import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { projectRoot } from "../program/project.ts";
import type { CheckResult, CheckSetup } from "./content-checker.ts";

/** What the worker is asked. */
export interface CheckRequest {
  /** Whether the schemas have changed since the last time. */
  readonly newSchemas: boolean;
}

/** What the worker answers. */
export type CheckReply = { readonly result: CheckResult } | { readonly error: unknown };

/** Who hears of checks. */
export interface CheckListener {
  onResult(result: CheckResult): void;
  /** The check itself has failed, which is a mistake of ours. */
  onError(error: unknown): void;
}

/** Checks the whole content in another thread, one time after the other. */
export interface BackgroundCheck {
  /** Asks for a check of the content as it is now: after the one that is under way, if there is one. */
  request(request: CheckRequest): void;
  /** Resolves when the first check is over. */
  readonly first: Promise<void>;
  close(): void;
}

/** What the thread runs: a command that answers each `CheckRequest` with a `CheckReply`. */
const commandRunner = join(projectRoot, "scripts/run.js");

/** Prepares checks in the background. The thread starts with the first of them. */
export function createBackgroundCheck(setup: CheckSetup, to: CheckListener, runner = commandRunner): BackgroundCheck {
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
    worker ??= startWorker({ runner, setup }, done, () => {
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

interface WorkerInput {
  readonly runner: string;
  readonly setup: CheckSetup;
}

/** `onEnd` is called once, where the thread can do nothing more, before `onReply` says why. */
function startWorker({ runner, setup }: WorkerInput, onReply: (reply: CheckReply) => void, onEnd: () => void): Worker {
  // Vite's dev server names an environment of its own, and commands are compiled for none.
  const env = { ...process.env, NODE_ENV: "" };
  const worker = new Worker(runner, { argv: ["workers/check-worker"], execArgv: [], env, workerData: setup });
  let hasEnded = false;
  // An error ends the thread, and so is followed by an exit; an exit alone is that of a command that could not be compiled.
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
