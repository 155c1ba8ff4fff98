import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { Worker } from "node:worker_threads";
import type { ContentModel } from "../content/check/content-model.ts";
import { createThreadAsker } from "../program/thread-asker.ts";
import type { DigestedPage, PageStepsSetup, PageToRender, RenderSetup, WrittenPage } from "./page-messages.ts";
import { createPageSteps, type PageSteps } from "./page-steps.ts";
import type { PageName } from "./read-page.ts";

/** A request from the pool to a thread. A thread only gets the pages that it works on: all of them would be as large as a table. */
export type PageRequest =
  | { readonly task: "prepare"; readonly setup: RenderSetup }
  | { readonly task: "examine"; readonly items: readonly PageName[] }
  | { readonly task: "render"; readonly items: readonly PageToRender[] };

/** A thread's reply to a request. Replies come in the order of the requests. */
export type PageReply = { readonly result: unknown } | { readonly error: unknown };

/** Fewer pages than this are finished before another thread has started. */
const worthThreads = 256;

/** How much heaps may grow, in per cent, before a collection. V8 may allow fourfold: 9,000 pages then take 370 MB, not 280, and 3 % less time. */
const heapGrowth = 60;

/** Creates a pool for many pages: this thread, which has the model, and, if worth it, at most `mostOthers` more, started when needed. */
export function createPagePool(setup: PageStepsSetup, model: ContentModel, mostOthers: number) {
  let here: PageSteps | undefined;
  let others: readonly Thread[] = [];
  const stepsFor = (count: number): PageSteps => {
    if (others.length === 0 && count >= worthThreads) {
      setFlagsFromString(`--heap-growing-percent=${heapGrowth}`);
      others = Array.from({ length: mostOthers }, () => startThread(setup));
    }
    here ??= createPageSteps(setup, model);
    return here;
  };
  return {
    /** Like `PageSteps.examine`, in the order of the pages; `onDone` is told how many more are done. */
    async examine(
      items: readonly PageName[],
      onDone: (count: number) => void,
    ): Promise<readonly DigestedPage[] | undefined> {
      if (items.length === 0) return [];
      const steps = stepsFor(items.length);
      const results = await runBatches<PageName, readonly DigestedPage[] | undefined>(items, {
        others,
        ask: (batch) => ({ task: "examine", items: batch }),
        here: steps.examine,
        isGood(result) {
          onDone(result?.length ?? 0);
          return result !== undefined;
        },
      });
      return results.includes(undefined) ? undefined : results.flatMap((result) => result ?? []);
    },
    async render(
      renderSetup: RenderSetup,
      items: readonly PageToRender[],
      onDone: (count: number) => void,
    ): Promise<readonly WrittenPage[] | { readonly changed: string }> {
      if (items.length === 0) return [];
      const steps = stepsFor(items.length);
      const prepare: PageRequest = { task: "prepare", setup: renderSetup };
      await Promise.all([steps.prepare(renderSetup), ...others.map((thread) => thread.ask(prepare))]);
      const results = await runBatches<PageToRender, ReturnType<PageSteps["render"]>>(items, {
        others,
        ask: (batch) => ({ task: "render", items: batch }),
        here: steps.render,
        isGood(result) {
          onDone("changed" in result ? 0 : result.length);
          return !("changed" in result);
        },
      });
      const written: WrittenPage[] = [];
      for (const result of results) {
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

export type PagePool = ReturnType<typeof createPagePool>;

/** Enough to keep a thread busy for some milliseconds, few enough for all threads to finish together and for pictures to be made in between. */
const batchSizeFor = (items: number) => Math.min(64, Math.ceil(items / 16));

/** How batches are processed: by a request to another thread, whose reply is the result, or here. */
interface BatchWork<Item, Result> {
  readonly others: readonly Thread[];
  ask(items: readonly Item[]): PageRequest;
  here(items: readonly Item[]): Result;
  /** If one is not, no further batch is started. */
  isGood(result: Result): boolean;
}

/** Processes items in batches, of which each thread takes the next when it finishes one, and returns the results in order. */
async function runBatches<Item, Result>(
  items: readonly Item[],
  { others, ask, here, isGood }: BatchWork<Item, Result>,
): Promise<readonly Result[]> {
  const size = batchSizeFor(items.length);
  const results: Result[] = [];
  let next = 0;
  const stop = () => {
    next = Number.POSITIVE_INFINITY;
  };
  const work = async (workOn: (batch: readonly Item[]) => Promise<Result>): Promise<void> => {
    const at = next++;
    const batch = items.slice(at * size, (at + 1) * size);
    if (batch.length === 0) return;
    const result = await workOn(batch);
    results[at] = result;
    if (!isGood(result)) stop();
    await work(workOn);
  };
  const inOthers = others.map((thread) => (batch: readonly Item[]) => thread.ask<Result>(ask(batch)));
  const ends = [
    // Two batches each, so that the next is there when one is finished: this thread is busy with its own.
    ...[...inOthers, ...inOthers].map(work),
    work(async (batch) => {
      const result = here(batch);
      // Lets other things happen in this thread between two batches.
      await new Promise((resolve) => setImmediate(resolve));
      return result;
    }),
  ];
  for (const end of ends) end.catch(stop);
  // All of them, because any still running would write to a folder that is about to go.
  const settled = await Promise.allSettled(ends);
  const failed = settled.find((end) => end.status === "rejected");
  if (failed) throw failed.reason;
  return results;
}

type Thread = ReturnType<typeof startThread>;

function startThread(setup: PageStepsSetup) {
  const worker = new Worker(join(setup.project.commands, "workers/page-worker.js"), {
    workerData: setup,
    // Pages are short-lived: with this much room for young objects, few are ever copied. Twice as much takes 20 MB and saves 2 %.
    resourceLimits: { maxYoungGenerationSizeMb: 16 },
  });
  const ask = createThreadAsker<PageRequest, PageReply>(worker, "A thread of the build");
  return {
    /** Sends a request. Several may be pending. */
    async ask<Answer>(request: PageRequest): Promise<Answer> {
      const reply = await ask(request);
      if ("error" in reply) throw reply.error;
      // The result has the type of its task.
      return reply.result as Answer;
    },
    close: () => worker.terminate(),
  };
}
