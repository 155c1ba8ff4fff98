import { parentPort, workerData } from "node:worker_threads";
import type { PageStepsSetup } from "../pages/page-messages.ts";
import type { PageReply, PageRequest } from "../pages/page-pool.ts";
import { createPageSteps } from "../pages/page-steps.ts";

// A thread of a build. The pool of `page-pool.ts` starts it.
const steps = createPageSteps(workerData as PageStepsSetup);

const reply = (message: PageReply) => parentPort?.postMessage(message);

async function run(request: PageRequest): Promise<unknown> {
  if (request.task === "prepare") return steps.prepare(request.setup);
  return request.task === "examine" ? steps.examine(request.items) : steps.render(request.items);
}

parentPort?.on("message", (request: PageRequest) => {
  run(request).then(
    (result) => reply({ result }),
    (error: unknown) => reply({ error }),
  );
});
