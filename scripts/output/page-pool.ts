import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { codeFolder } from "../project.ts";
import {
  createPageTasks,
  type ExaminedPage,
  type PageTaskSetup,
  type PageTasks,
  type PageToWrite,
  type WriteSetup,
  type WrittenPage,
} from "./page-tasks.ts";

/** What the pool sends to a thread. */
export interface PageRequest {
  readonly id: number;
  readonly task: keyof PageTasks;
  readonly input: unknown;
}

/** What a thread sends back. */
export interface PageReply {
  readonly id: number;
  readonly result?: unknown;
  readonly error?: unknown;
}

/** Works on many pages, in several threads where that is worth it. Results come in the order of the pages. */
export interface PagePool {
  /** As `PageTasks.examine`; `onDone` hears how many more pages are done. */
  examine(paths: readonly string[], onDone: (count: number) => void): Promise<readonly ExaminedPage[] | undefined>;
  /** As `PageTasks.prepare` and `write`. */
  write(
    setup: WriteSetup,
    pages: readonly PageToWrite[],
    onDone: (count: number) => void,
  ): Promise<readonly WrittenPage[] | { readonly changed: string }>;
  close(): Promise<void>;
}

/** Enough for a thread to be busy for some milliseconds, few enough for all threads to end together. */
const batchSize = 64;

/** Fewer pages than this are done before another thread has started. */
const worthThreads = 256;

/** Creates a pool of at most that many threads beside this one, started when there is work for them. */
export function createPagePool(setup: PageTaskSetup, threads: number): PagePool {
  let local: readonly Runner[] | undefined;
  let others: readonly Runner[] | undefined;
  const runnersFor = (count: number): readonly Runner[] => {
    if (others === undefined && threads > 1 && count >= worthThreads) {
      others = Array.from({ length: threads }, () => startThread(setup));
    }
    if (others) return others;
    local ??= [createLocalRunner(setup)];
    return local;
  };
  return {
    async examine(paths, onDone) {
      if (paths.length === 0) return [];
      const runners = runnersFor(paths.length);
      const found = await runBatches(runners, paths, async (runner, batch) => {
        const examined = (await runner.run("examine", batch)) as readonly ExaminedPage[] | undefined;
        onDone(batch.length);
        return examined ?? stop;
      });
      return found.includes(stop) ? undefined : (found as ExaminedPage[][]).flat();
    },
    async write(writeSetup, pages, onDone) {
      if (pages.length === 0) return [];
      const runners = runnersFor(pages.length);
      await Promise.all(runners.map((runner) => runner.run("prepare", writeSetup)));
      let changed: string | undefined;
      const found = await runBatches(runners, pages, async (runner, batch) => {
        const written = (await runner.run("write", batch)) as ReturnType<PageTasks["write"]>;
        onDone(batch.length);
        if (!("changed" in written)) return written;
        changed = written.changed;
        return stop;
      });
      return changed === undefined ? (found as WrittenPage[][]).flat() : { changed };
    },
    close: async () => {
      await Promise.all((others ?? []).map((runner) => runner.close()));
    },
  };
}

/** One thread, this or another. */
interface Runner {
  run(task: keyof PageTasks, input: unknown): Promise<unknown>;
  close(): Promise<unknown>;
}

const stop = Symbol("stop");

/** Gives every runner a batch whenever it is free, until all batches are done or one says `stop`. */
async function runBatches<Item, Result>(
  runners: readonly Runner[],
  items: readonly Item[],
  run: (runner: Runner, batch: readonly Item[]) => Promise<Result | typeof stop>,
): Promise<(Result | typeof stop)[]> {
  const results: (Result | typeof stop)[] = [];
  let next = 0;
  const work = async (runner: Runner): Promise<void> => {
    while (next * batchSize < items.length && !results.includes(stop)) {
      const index = next++;
      results[index] = await run(runner, items.slice(index * batchSize, (index + 1) * batchSize));
    }
  };
  await Promise.all(runners.map(work));
  return results;
}

function createLocalRunner(setup: PageTaskSetup): Runner {
  const tasks = createPageTasks(setup);
  return {
    async run(task, input) {
      // Between two batches other things may happen.
      await new Promise((resolve) => setImmediate(resolve));
      // The pool pairs each task with its input.
      return await (tasks[task] as (input: unknown) => unknown)(input);
    },
    close: async () => {},
  };
}

function startThread(setup: PageTaskSetup): Runner {
  const worker = new Worker(join(codeFolder, "scripts/page-worker.js"), {
    workerData: setup,
    // Pages are short-lived: with more room for young objects few of them are ever copied.
    resourceLimits: { maxYoungGenerationSizeMb: 32 },
  });
  const waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: unknown) => void }>();
  let lastId = 0;
  worker.on("message", ({ id, result, error }: PageReply) => {
    const { resolve, reject } = waiting.get(id) ?? {};
    waiting.delete(id);
    if (error === undefined) resolve?.(result);
    else reject?.(error);
  });
  worker.on("error", (error) => {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  });
  return {
    run(task, input) {
      const id = ++lastId;
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        worker.postMessage({ id, task, input } satisfies PageRequest);
      });
    },
    close: () => worker.terminate(),
  };
}
