import { expect, test } from "vitest";
import { createProgress } from "../../scripts/progress.ts";

/** Runs a phase of 1,000 pages, of which 100 are done every `step` milliseconds, and returns all that was written. */
function show({ isTerminal, step }: { isTerminal: boolean; step: number }): string[] {
  const written: string[] = [];
  let time = 0;
  const progress = createProgress({ write: (text) => written.push(text), isTerminal, now: () => time });
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

test("on a terminal a bar grows in one line, and goes when the build is done", () => {
  const written = show({ isTerminal: true, step: 300 });
  expect(written.slice(0, 2)).toEqual([
    "\r██████████░░░░░░░░░░░░░░ Rendering 400 of 1000 pages",
    "\r████████████░░░░░░░░░░░░ Rendering 500 of 1000 pages",
  ]);
  expect(written.at(-2)).toBe("\r████████████████████████ Rendering 1000 of 1000 pages");
  expect(written.at(-1)).toBe(`\r${" ".repeat(53)}\r`);
  expect(written.join("")).not.toContain("\n");
});
