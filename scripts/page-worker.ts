import { parentPort, workerData } from "node:worker_threads";
import type { PageReply, PageRequest } from "./output/page-pool.ts";
import { createPageTasks, type PageTaskSetup, type PageTasks } from "./output/page-tasks.ts";

// A thread of a build. The pool that starts it gives it this.
const tasks: PageTasks = createPageTasks(workerData as PageTaskSetup);

parentPort?.on("message", async ({ id, task, input }: PageRequest) => {
  let reply: PageReply;
  try {
    // The pool pairs each task with its input.
    const run = tasks[task] as (input: unknown) => unknown;
    reply = { id, result: await run(input) };
  } catch (error) {
    reply = { id, error };
  }
  parentPort?.postMessage(reply);
});
