import { expect, test } from "vitest";
import { createProgress } from "../../scripts/command-line/progress.ts";

/** For a progress that waits for nothing. */
const after = () => () => {};

/** Runs a phase of 1,000 pages, of which 100 are done every `step` milliseconds, and returns all that was written. */
function show({ isTerminal, step }: { isTerminal: boolean; step: number }): string[] {
  const written: string[] = [];
  let time = 0;
  const progress = createProgress({ write: (text) => written.push(text), isTerminal, now: () => time, after });
  const onDone = progress.onPhase("Rendering", 1000);
  for (let count = 0; count < 10; count++) {
    time += step;
    onDone(100);
  }
  progress.end();
  return written;
}

test("a build that takes less than a second shows no progress", () => {
  expect(show({ isTerminal: true, step: 99 })).toEqual([]);
  expect(show({ isTerminal: false, step: 99 })).toEqual([]);
});

test("where no terminal is, a line every two seconds says how far a build has come", () => {
  expect(show({ isTerminal: false, step: 600 })).toEqual([
    "Rendering 200 of 1000 pages\n",
    "Rendering 600 of 1000 pages\n",
    "Rendering 1000 of 1000 pages\n",
  ]);
});

test("on a terminal the same line says it, and goes when the build is done", () => {
  const written = show({ isTerminal: true, step: 300 });
  expect(written.slice(0, 2)).toEqual(["\rRendering 400 of 1000 pages", "\rRendering 500 of 1000 pages"]);
  expect(written.at(-2)).toBe("\rRendering 1000 of 1000 pages");
  expect(written.at(-1)).toBe(`\r${" ".repeat(28)}\r`);
  expect(written.join("")).not.toContain("\n");
});

test("what is waited for is named once a second has passed since the start, and not where it is over by then", () => {
  const written: string[] = [];
  const timers: { milliseconds: number; callback: () => void; isCancelled: boolean }[] = [];
  const progress = createProgress({
    write: (text) => written.push(text),
    isTerminal: false,
    now: () => 0,
    after(milliseconds, callback) {
      const timer = { milliseconds, callback, isCancelled: false };
      timers.push(timer);
      return () => {
        timer.isCancelled = true;
      };
    },
  });
  progress.onWait("Reading")();
  progress.onWait("Compiling");
  expect(timers.map(({ milliseconds, isCancelled }) => ({ milliseconds, isCancelled }))).toEqual([
    { milliseconds: 1000, isCancelled: true },
    { milliseconds: 1000, isCancelled: false },
  ]);
  timers[1]?.callback();
  expect(written).toEqual(["Compiling …\n"]);
});
