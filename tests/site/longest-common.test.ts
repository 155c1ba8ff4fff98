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
