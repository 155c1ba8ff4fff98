import { parentPort, workerData } from "node:worker_threads";
import type { PageStepsSetup } from "../pages/page-messages.ts";
import type { PageReply, PageRequest } from "../pages/page-pool.ts";
import { createPageSteps } from "../pages/page-steps.ts";
import { runBatches } from "../pages/run-batches.ts";

// A thread of a build. The pool of `page-pool.ts` starts it.
const steps = createPageSteps(workerData as PageStepsSetup);

const reply = (message: PageReply) => parentPort?.postMessage(message);

async function run(request: PageRequest): Promise<void> {
  if (request.task === "prepare") await steps.prepare(request.setup);
  if (request.task === "examine") {
    await runBatches(request.items, request.board, (batch, number) => reply({ number, result: steps.examine(batch) }));
  }
  if (request.task === "render") {
    await runBatches(request.items, request.board, (batch, number) => reply({ number, result: steps.render(batch) }));
  }
}

parentPort?.on("message", (request: PageRequest) => {
  run(request).then(
    () => reply({ isDone: true }),
    (error: unknown) => reply({ isDone: true, error }),
  );
});
