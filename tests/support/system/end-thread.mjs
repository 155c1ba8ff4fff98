// Loaded into a command and into each of its threads before anything else. A thread ends at the message that END_THREAD names, and
// in the way that it names: "exit", "throw" or "memory", each "at" a task.

import { syncBuiltinESMExports } from "node:module";
import workerThreads, { isMainThread, parentPort } from "node:worker_threads";

const [how = "", , task] = (process.env.END_THREAD ?? "").split(" ");

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
  const { on } = parentPort;
  parentPort.on = (name, listener) =>
    on.call(parentPort, name, (message) => {
      // One that throws does so soon after, and has not answered by then.
      if (message.task === task) ends[how]?.();
      else listener(message);
    });
}
