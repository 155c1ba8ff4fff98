import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { ContentModel } from "../content/check/content-model.ts";
import { createThreadAsker } from "../program/thread-asker.ts";
import type { DigestedPage, PageStepsSetup, PageToRender, RenderSetup, WrittenPage } from "./page-messages.ts";
import { createPageSteps, type PageSteps } from "./page-steps.ts";
import type { PageName } from "./read-page.ts";
import { type BatchBoard, createBatchBoard, runBatches, stopBatches } from "./run-batches.ts";

/** A request of the pool to a thread. */
export type PageRequest =
  | { readonly task: "prepare"; readonly setup: RenderSetup }
  | { readonly task: "examine"; readonly items: readonly PageName[]; readonly board: BatchBoard }
  | { readonly task: "render"; readonly items: readonly PageToRender[]; readonly board: BatchBoard };

/** An answer of a thread: the result of each batch, and at the end that it is done or has failed. */
export type PageReply =
  | { readonly number: number; readonly result: unknown }
  | { readonly isDone: true; readonly error?: unknown };

/** Works on many pages, in several threads where that is worth it. Results come in the order of the pages. */
export interface PagePool {
  /** As `PageSteps.examine`; `onDone` hears how many more pages are done. */
  examine(pages: readonly PageName[], onDone: (count: number) => void): Promise<readonly DigestedPage[] | undefined>;
  /** As `PageSteps.prepare` and `render`. */
  render(
    setup: RenderSetup,
    pages: readonly PageToRender[],
    onDone: (count: number) => void,
  ): Promise<readonly WrittenPage[] | { readonly changed: string }>;
  close(): Promise<void>;
}

/** Fewer pages than this are done before another thread has started. */
const worthThreads = 256;

/** Creates a pool of this thread, which has the model, and at most that many others, which start when there is work for them. */
export function createPagePool(setup: PageStepsSetup, model: ContentModel, mostOthers: number): PagePool {
  let here: PageSteps | undefined;
  let others: readonly Thread[] = [];
  const stepsFor = (count: number): PageSteps => {
    if (others.length === 0 && count >= worthThreads) {
      others = Array.from({ length: mostOthers }, () => startThread(setup));
    }
    here ??= createPageSteps(setup, model);
    return here;
  };
  return {
    async examine(items, onDone) {
      if (items.length === 0) return [];
      const steps = stepsFor(items.length);
      const board = createBatchBoard();
      const batches = collect<readonly DigestedPage[] | undefined>(board, (result) => {
        onDone(result?.length ?? 0);
        return result !== undefined;
      });
      await batches.all([
        runBatches(items, board, (batch, number) => batches.add(number, steps.examine(batch))),
        ...others.map((thread) => thread.run({ task: "examine", items, board }, batches.add)),
      ]);
      return batches.results.includes(undefined) ? undefined : batches.results.flatMap((result) => result ?? []);
    },
    async render(renderSetup, items, onDone) {
      if (items.length === 0) return [];
      const steps = stepsFor(items.length);
      const board = createBatchBoard();
      const batches = collect<ReturnType<PageSteps["render"]>>(board, (result) => {
        onDone("changed" in result ? 0 : result.length);
        return !("changed" in result);
      });
      const prepare: PageRequest = { task: "prepare", setup: renderSetup };
      await Promise.all([steps.prepare(renderSetup), ...others.map((thread) => thread.run(prepare, () => {}))]);
      await batches.all([
        // The others first: this thread sends nothing before its first batch is done.
        ...others.map((thread) => thread.run({ task: "render", items, board }, batches.add)),
        runBatches(items, board, (batch, number) => batches.add(number, steps.render(batch))),
      ]);
      const written: WrittenPage[] = [];
      for (const result of batches.results) {
        if ("changed" in result) return result;
        written.push(...result);
      }
      return written;
    },
    close: async () => {
      await Promise.all(others.map((thread) => thread.close()));
    },
  };
}

interface BatchResults<Result> {
  /** By the numbers of the batches. */
  readonly results: readonly Result[];
  /** Adds the result of a batch, whose type is that of the task. */
  add(number: number, result: unknown): void;
  /** Waits for all threads, or fails with the first that does; then the others stop as well. */
  all(threads: readonly Promise<void>[]): Promise<void>;
}

/** Collects results until one of them is not as it should be. */
function collect<Result>(board: BatchBoard, isGood: (result: Result) => boolean): BatchResults<Result> {
  const results: Result[] = [];
  const stop = () => stopBatches(board);
  return {
    results,
    add(number, sent) {
      const result = sent as Result;
      results[number] = result;
      if (!isGood(result)) stop();
    },
    async all(threads) {
      for (const thread of threads) thread.catch(stop);
      // All of them, because those that go on would write to a folder that is about to go.
      const ends = await Promise.allSettled(threads);
      const failed = ends.find((end) => end.status === "rejected");
      if (failed) throw failed.reason;
    },
  };
}

interface Thread {
  run(request: PageRequest, onBatch: (number: number, result: unknown) => void): Promise<void>;
  close(): Promise<unknown>;
}

function startThread(setup: PageStepsSetup): Thread {
  const worker = new Worker(join(setup.project.commands, "workers/page-worker.js"), {
    workerData: setup,
    // Pages are short-lived: with more room for young objects few of them are ever copied.
    resourceLimits: { maxYoungGenerationSizeMb: 32 },
  });
  const ask = createThreadAsker(worker, "A thread of the build ended before its work was done.");
  return {
    run: (request, onBatch) =>
      ask<void>((resolve, reject) => {
        const onMessage = (reply: PageReply) => {
          if ("number" in reply) return onBatch(reply.number, reply.result);
          worker.off("message", onMessage);
          if (reply.error === undefined) resolve();
          else reject(reply.error);
        };
        worker.on("message", onMessage);
        worker.postMessage(request);
      }),
    close: () => worker.terminate(),
  };
}
