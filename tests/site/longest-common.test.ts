import fc from "fast-check";
import { expect, test } from "vitest";
import { commonEnds, longestCommon } from "../../src/lists/longest-common.ts";

test.each([
  ["", "", [0, 0], ""],
  ["abc", "abc", [3, 0], "abc"],
  ["abc", "", [0, 0], ""],
  ["xaybz", "abc", [0, 0], "ab"],
  ["abcd", "abxd", [2, 1], "abd"],
  // What stands at the start of a shorter list is not counted at its end again.
  ["aa", "a", [1, 0], "a"],
])("%j and %j have in common %j at their ends, and %j in all", (first, second, [start, end], common) => {
  const [a, b] = [[...first], [...second]];
  expect(commonEnds(a, b)).toEqual({ start, end });
  expect(longestCommon(a, b).map(([i]) => a[i])).toEqual([...common]);
});

test("the longest common list stands in both, in order, and no longer one does", () => {
  const letters = fc.array(fc.constantFrom("a", "b", "c"), { maxLength: 7 });
  fc.assert(
    fc.property(letters, letters, (a, b) => {
      const pairs = longestCommon(a, b);
      for (const [at, [i, j]] of pairs.entries()) {
        const [before, other] = pairs[at - 1] ?? [-1, -1];
        expect([a[i], before < i, other < j]).toEqual([b[j], true, true]);
      }
      const parts = (list: readonly string[]) =>
        Array.from({ length: 2 ** list.length }, (_, choice) => list.filter((_, at) => choice & (1 << at)).join(""));
      const ofOther = new Set(parts(b));
      const inBoth = parts(a).filter((part) => ofOther.has(part));
      expect(pairs.length).toBe(Math.max(...inBoth.map((part) => part.length)));
    }),
  );
});
