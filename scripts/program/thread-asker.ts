import type { Worker } from "node:worker_threads";

type Ask<Answer> = (resolve: (answer: Answer) => void, reject: (reason: unknown) => void) => void;

/**
 * Creates a function that asks a worker for one thing at a time. It rejects where the worker fails or ends meanwhile, or has done so
 * before: between two questions nobody else listens, and an error that nobody hears of would end the process at once.
 */
export function createThreadAsker(worker: Worker, ended: string): <Answer>(ask: Ask<Answer>) => Promise<Answer> {
  let end: unknown;
  let fail: (reason: unknown) => void = () => {};
  const finish = (reason: unknown) => {
    end ??= reason;
    fail(end);
  };
  worker.once("error", finish);
  worker.once("exit", () => finish(new Error(ended)));
  return <Answer>(ask: Ask<Answer>) =>
    new Promise<Answer>((resolve, reject) => {
      fail = reject;
      if (end === undefined) ask(resolve, reject);
      else reject(end);
    });
}
