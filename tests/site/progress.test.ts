import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createProgress } from "../../scripts/command-line/progress.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Runs a phase of 1,000 pages, of which 100 are done every `step` milliseconds, and returns all that was written. */
function show(step: number): string[] {
  const written: string[] = [];
  const onDone = createProgress((text) => written.push(text)).onPhase("Rendering", 1000);
  for (let count = 0; count < 10; count++) {
    vi.advanceTimersByTime(step);
    onDone(100);
  }
  return written;
}

test("a build that takes less than a second shows no progress", () => {
  expect(show(99)).toEqual([]);
});

test("a line every two seconds says how far a build has come", () => {
  expect(show(600)).toEqual([
    "Rendering 200 of 1000 pages\n",
    "Rendering 600 of 1000 pages\n",
    "Rendering 1000 of 1000 pages\n",
  ]);
});

test("what is waited for is named once a second has passed since the start, and not where it is over by then", () => {
  const written: string[] = [];
  const progress = createProgress((text) => written.push(text));
  progress.onWait("Reading")();
  progress.onWait("Compiling");
  vi.advanceTimersByTime(999);
  expect(written).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(written).toEqual(["Compiling …\n"]);
});
