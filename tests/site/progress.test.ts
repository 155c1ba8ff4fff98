import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createProgress } from "../../scripts/command-line/progress.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Runs a phase of 1,000 pages, of which 100 are done every `step` milliseconds, and returns all that was written. */
function show({ isTerminal, step }: { isTerminal: boolean; step: number }): string[] {
  const written: string[] = [];
  const progress = createProgress({ write: (text) => written.push(text), isTerminal });
  const onDone = progress.onPhase("Rendering", 1000);
  for (let count = 0; count < 10; count++) {
    vi.advanceTimersByTime(step);
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
  const progress = createProgress({ write: (text) => written.push(text), isTerminal: false });
  progress.onWait("Reading")();
  progress.onWait("Compiling");
  vi.advanceTimersByTime(999);
  expect(written).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(written).toEqual(["Compiling …\n"]);
});
