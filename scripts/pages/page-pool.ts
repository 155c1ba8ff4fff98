import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { Worker } from "node:worker_threads";
import type { ContentModel } from "../content/check/content-model.ts";
import { createThreadAsker } from "../program/thread-asker.ts";
import type { DigestedPage, PageStepsSetup, PageToRender, RenderSetup, WrittenPage } from "./page-messages.ts";
import { createPageSteps, type PageSteps } from "./page-steps.ts";
import type { PageName } from "./read-page.ts";

/** A request of the pool to a thread. A thread gets no pages but those that it works on: all of them would be as large as a table. */
export type PageRequest =
  | { readonly task: "prepare"; readonly setup: RenderSetup }
  | { readonly task: "examine"; readonly items: readonly PageName[] }
  | { readonly task: "render"; readonly items: readonly PageToRender[] };

/** The answer of a thread to a request, in their order. */
export type PageReply = { readonly result: unknown } | { readonly error: unknown };

/** Fewer pages than this are done before another thread has started. */
const worthThreads = 256;

/** The heaps of so many pages may grow by so much, in per cent, before garbage is collected. Where a machine has much memory, V8 lets them grow fourfold: a build of 9,000 pages then takes 370 MB instead of 280, and 3 % less time. */
const heapGrowth = 60;

/** Creates what works on many pages, in several threads where that is worth it: in this thread, which has the model, and at most that many others, which start when there is work for them. */
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
    /** As `PageSteps.examine`, in the order of the pages; `onDone` hears how many more are done. */
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

/** Enough to keep a thread busy for some milliseconds, few enough for all threads to end together and for pictures to be made meanwhile. */
const batchSizeFor = (items: number) => Math.min(64, Math.ceil(items / 16));

/** How batches are worked on: by a request to another thread, whose answer is the result, or here. */
interface BatchWork<Item, Result> {
  readonly others: readonly Thread[];
  ask(items: readonly Item[]): PageRequest;
  here(items: readonly Item[]): Result;
  /** Where one is not, no further batch is begun. */
  isGood(result: Result): boolean;
}

/** Works on items in batches, of which each thread takes the next when it is done with one, and returns the results in order. */
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
    // Each has its next batch before it is done with one: this thread is busy with its own.
    ...[...inOthers, ...inOthers].map(work),
    work(async (batch) => {
      const result = here(batch);
      // Between two batches other things may happen in this thread.
      await new Promise((resolve) => setImmediate(resolve));
      return result;
    }),
  ];
  for (const end of ends) end.catch(stop);
  // All of them, because those that go on would write to a folder that is about to go.
  const settled = await Promise.allSettled(ends);
  const failed = settled.find((end) => end.status === "rejected");
  if (failed) throw failed.reason;
  return results;
}

type Thread = ReturnType<typeof startThread>;

function startThread(setup: PageStepsSetup) {
  const worker = new Worker(join(setup.project.commands, "workers/page-worker.js"), {
    workerData: setup,
    // Pages are short-lived: with this room for young objects few of them are ever copied. Twice as much takes 20 MB and saves 2 %.
    resourceLimits: { maxYoungGenerationSizeMb: 16 },
  });
  const ask = createThreadAsker<PageRequest, PageReply>(worker, "A thread of the build");
  return {
    /** Sends a request. Several can be under way. */
    async ask<Answer>(request: PageRequest): Promise<Answer> {
      const reply = await ask(request);
      if ("error" in reply) throw reply.error;
      // The result of a task is of its type.
      return reply.result as Answer;
    },
    close: () => worker.terminate(),
  };
}
