import { expect, test } from "vitest";
import { openDevSite } from "../support/build/open-dev-site.ts";

/** Paths that make whoever splits, joins or searches them do as much as they can. */
const paths: readonly ((length: number) => string)[] = [
  (length) => `/a${"/".repeat(length)}a`,
  (length) => "/a".repeat(length / 2),
  (length) => `/a${"/page/2".repeat(length / 7)}`,
  (length) => `/a${"/feed.xml".repeat(length / 9)}/`,
  (length) => `/${"a-".repeat(length / 2)}.page.js`,
  (length) => `/${"%2f".repeat(length / 3)}a`,
  (length) => `/${".html".repeat(length / 5)}`,
  (length) => `/__blocks${"/".repeat(length)}`,
];

/** The shortest of three times, in milliseconds: what disturbs a machine only ever makes one longer. */
async function timeOf(work: () => unknown): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let time = 0; time < 3; time++) {
    const start = performance.now();
    await work();
    least = Math.min(least, performance.now() - start);
  }
  return least;
}

/**
 * The paths for which ten times the length takes much more than ten times as long: with a square in it, work takes a hundred
 * times as long. No request is longer. Below 100 ms nothing is measured but the machine.
 */
async function excessOf(work: (path: string) => unknown): Promise<string[]> {
  const slow: string[] = [];
  for (const path of paths) {
    const [short, long] = [path(1260), path(12_600)];
    const before = await timeOf(() => work(short));
    const after = await timeOf(() => work(long));
    if (after > Math.max(100, before * 25))
      slow.push(`${path(20)}: ${before.toFixed(1)} ms, then ${after.toFixed(1)} ms`);
  }
  return slow;
}

test("the dev server answers a path of any form in proportion to its length", async () => {
  const { site } = openDevSite();
  expect(await site.answer(`/a${"/".repeat(9000)}a`)).toMatchObject({ isFound: false });
  expect(await excessOf((path) => site.answer(path))).toEqual([]);
});
