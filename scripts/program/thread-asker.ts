import type { Worker } from "node:worker_threads";

type Ask<Answer> = (resolve: (answer: Answer) => void, reject: (reason: unknown) => void) => void;

/**
 * Creates a function that asks a worker for something. What has not been answered fails where the worker fails or ends, and so does all
 * that is asked after that: otherwise an error that nobody hears of would end the process at once.
 */
export function createThreadAsker(worker: Worker, ended: string): <Answer>(ask: Ask<Answer>) => Promise<Answer> {
  let end: unknown;
  const open = new Set<(reason: unknown) => void>();
  const finish = (reason: unknown) => {
    end ??= reason;
    for (const fail of open) fail(end);
  };
  worker.once("error", finish);
  worker.once("exit", () => finish(new Error(ended)));
  return <Answer>(ask: Ask<Answer>) =>
    new Promise<Answer>((resolve, reject) => {
      if (end !== undefined) return reject(end);
      open.add(reject);
      const settle =
        <Value>(pass: (value: Value) => void) =>
        (value: Value) => {
          open.delete(reject);
          pass(value);
        };
      ask(settle(resolve), settle(reject));
    });
}
