import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { mergeValues } from "../../scripts/editor/text/merge-values.ts";
import { runs } from "../support/system/is-full.ts";

const base = { title: "A", tags: ["x", "y", "z"], blocks: [{ t: 1 }, { t: 2, u: 1 }, { t: 3 }] };

describe("a merge", () => {
  test("takes what only one side has changed, in maps and in lists", () => {
    const mine = { ...base, title: "B", blocks: [{ t: 0 }, { t: 1 }, { t: 2, u: 9 }, { t: 3 }] };
    const theirs = { tags: ["x", "z"], title: "A", draft: true, blocks: [...base.blocks, { t: 4 }] };
    expect(mergeValues(base, mine, theirs)).toEqual({
      value: {
        title: "B",
        tags: ["x", "z"],
        draft: true,
        blocks: [{ t: 0 }, { t: 1 }, { t: 2, u: 9 }, { t: 3 }, { t: 4 }],
      },
      conflicts: [],
    });
  });

  test("asks where both have changed the same, and follows who is preferred", () => {
    const mine = { ...base, title: "B", blocks: [{ t: 1 }, { t: 2, u: 5 }, { t: 3 }] };
    const { title: _, ...rest } = base;
    const theirs = { ...rest, blocks: [{ t: 1 }, { t: 2, u: 6 }, { t: 3 }] };
    const conflicts = [
      { pointer: "/blocks/1/u", mine: 5, theirs: 6 },
      { pointer: "/title", mine: "B" },
    ];
    expect(mergeValues(base, mine, theirs)).toEqual({ value: theirs, conflicts });
    expect(mergeValues(base, mine, theirs, "mine")).toEqual({ value: mine, conflicts: [] });
    expect(mergeValues(base, mine, theirs, "theirs")).toEqual({ value: theirs, conflicts: [] });
  });

  test("of a list that both have made anew asks for the whole list", () => {
    expect(mergeValues(["a"], ["b", "c"], ["d"])).toEqual({
      value: ["d"],
      conflicts: [{ pointer: "", mine: ["b", "c"], theirs: ["d"] }],
    });
  });

  test("with a side that has changed nothing is the other, and of equal changes is that change", () => {
    const value = fc.jsonValue({ maxDepth: 3 });
    fc.assert(
      fc.property(value, value, (one, other) => {
        for (const versions of [
          [one, one, other],
          [one, other, one],
          [one, other, other],
        ] as const)
          expect(mergeValues(...versions)).toEqual({ value: other, conflicts: [] });
      }),
      { numRuns: runs(2000) },
    );
  });
});
