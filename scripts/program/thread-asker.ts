import type { Worker } from "node:worker_threads";

interface Asker<Reply> {
  resolve(reply: Reply): void;
  reject(reason: unknown): void;
}

/**
 * Creates a function that sends requests to a worker, which answers them in order. If the worker fails or ends, all unanswered
 * and later requests fail too: otherwise an unhandled error would end the process at once.
 */
export function createThreadAsker<Request, Reply>(
  worker: Worker,
  subject: string,
): (request: Request) => Promise<Reply> {
  let end: unknown;
  const open: Asker<Reply>[] = [];
  const finish = (reason: unknown) => {
    end ??= reason;
    for (const { reject } of open.splice(0)) reject(end);
  };
  worker.on("message", (reply: Reply) => open.shift()?.resolve(reply));
  worker.once("error", finish);
  worker.once("exit", (code) => finish(new Error(`${subject} ended with exit code ${code}.`)));
  return (request) =>
    new Promise((resolve, reject) => {
      if (end !== undefined) return reject(end);
      open.push({ resolve, reject });
      worker.postMessage(request);
    });
}
