import { parentPort, workerData } from "node:worker_threads";
import type { PageReply, PageRequest } from "../build/page-pool.ts";
import { createPageTasks, type PageTaskSetup } from "../build/page-tasks.ts";
import { runBatches } from "../build/run-batches.ts";

// A thread of a build. The pool that starts it gives it this.
const tasks = createPageTasks(workerData as PageTaskSetup);

const reply = (message: PageReply) => parentPort?.postMessage(message);

async function run(request: PageRequest): Promise<void> {
  if (request.task === "prepare") await tasks.prepare(request.setup);
  if (request.task === "examine") {
    await runBatches(request.items, request.counter, (batch, number) =>
      reply({ number, result: tasks.examine(batch) }),
    );
  }
  if (request.task === "write") {
    await runBatches(request.items, request.counter, (batch, number) => reply({ number, result: tasks.write(batch) }));
  }
}

parentPort?.on("message", (request: PageRequest) => {
  run(request).then(
    () => reply({ isDone: true }),
    (error: unknown) => reply({ isDone: true, error }),
  );
});
