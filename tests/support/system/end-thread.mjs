// Loaded into a command and into each of its threads before anything else. A thread ends at the message that END_THREAD names, and
// in the way that it names: "exit", "throw", "memory", each "at" a task or a picture, or "after" it.

import { syncBuiltinESMExports } from "node:module";
import workerThreads, { isMainThread, parentPort } from "node:worker_threads";

const [how = "", when, task] = (process.env.END_THREAD ?? "").split(" ");

/** @type {Record<string, () => void>} */
const ends = {
  exit: () => process.exit(0),
  throw: () =>
    setImmediate(() => {
      throw new Error("thrown in a thread");
    }),
  memory: () => {
    for (const all = []; ; ) all.push(new Array(10_000).fill(all.length));
  },
};

if (isMainThread) {
  const { Worker } = workerThreads;
  workerThreads.Worker = class extends Worker {
    /** @param {ConstructorParameters<typeof Worker>} options */
    constructor(...[file, options]) {
      // Else it would take all the memory of the machine first.
      super(file, how === "memory" ? { ...options, resourceLimits: { maxOldGenerationSizeMb: 64 } } : options);
    }
  };
  syncBuiltinESMExports();
} else if (parentPort) {
  let current = "";
  const { on, postMessage } = parentPort;
  parentPort.on = (name, listener) =>
    on.call(parentPort, name, (message) => {
      if (name === "message") current = message.task;
      if (when === "at" && current === task) ends[how]?.();
      // One that throws does so soon after, and has not answered by then.
      if (when !== "at" || current !== task) listener(message);
    });
  parentPort.postMessage = (message) => {
    postMessage.call(parentPort, message);
    const isLast = message.isDone;
    if (when === "after" && isLast && current === task) ends[how]?.();
  };
}
