import { Worker } from "node:worker_threads";
import { expect, onTestFinished, test, vi } from "vitest";
import { runCommand } from "../../scripts/command-line/run-command.ts";
import { createThreadAsker } from "../../scripts/program/thread-asker.ts";

const ends = {
  exit: ["process.exit(0)", /^This is a bug of the renderer[^\n]+\nError: It ended\.$/m],
  throw: [
    "setImmediate(() => { throw new Error('thrown in a thread'); })",
    /^This is a bug of the renderer[^\n]+\nError: thrown in a thread$/m,
  ],
  memory: [
    "for (const all = []; ; ) all.push(new Array(10_000).fill(all.length))",
    /^The memory that Node gives a thread[^\n]+\n {2}export NODE_OPTIONS=--max-old-space-size=\d{3,}\nand run/,
  ],
} as const;

test.each(Object.entries(ends))("a command of which a thread ends, by %s, ends with 70 and says so", async (_, end) => {
  const [code, message] = end;
  // Else it would take all the memory of the machine first.
  const worker = new Worker(code, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 64 } });
  const ask = createThreadAsker(worker, "It ended.");
  const write = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  onTestFinished(() => {
    write.mockRestore();
    process.exitCode = undefined;
  });
  await runCommand(() => ask<number>(() => {}));
  expect([process.exitCode, String(write.mock.calls[0]?.[0])]).toEqual([70, expect.stringMatching(message)]);
  // Asked again, it does not wait for a thread that is gone.
  await expect(ask(() => {})).rejects.toThrow();
});
