import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { mergeValues } from "../../scripts/editor/session/merge-values.ts";
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

  test("asks where both have changed the same, and has theirs there", () => {
    const mine = { ...base, title: "B", blocks: [{ t: 1 }, { t: 2, u: 5 }, { t: 3 }] };
    const { title: _, ...rest } = base;
    const theirs = { ...rest, blocks: [{ t: 1 }, { t: 2, u: 6 }, { t: 3 }] };
    const conflicts = [
      { pointer: "/blocks/1/u", mine: 5, theirs: 6 },
      { pointer: "/title", mine: "B" },
    ];
    expect(mergeValues(base, mine, theirs)).toEqual({ value: theirs, conflicts });
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

  test.each([
    ["one has moved an entry and the other has removed it", ["b", "c"], ["b", "c", "a"]],
    ["both have moved an entry, to different places", ["b", "a", "c"], ["b", "c", "a"]],
    ["both have added the same entry, at different places", ["f", "b", "e"], ["a", "f", "c"]],
    ["one has changed an entry and the other has moved it", ["A", "b", "c"], ["b", "c", "a"]],
  ])("asks for a list where %s", (_, mine, theirs) => {
    expect(mergeValues(["a", "b", "c"], mine, theirs)).toEqual({
      value: theirs,
      conflicts: [{ pointer: "", mine, theirs }],
    });
  });

  test("asks once for a list, not also for its entries", () => {
    const [mine, theirs] = [
      [{ t: 9 }, { t: 2 }, { t: 3 }, { t: 4 }],
      [{ t: 8 }, { t: 2 }, { t: 5 }, { t: 7 }],
    ];
    expect(mergeValues([{ t: 1 }, { t: 2 }, { t: 3 }], mine, theirs)).toEqual({
      value: theirs,
      conflicts: [{ pointer: "", mine, theirs }],
    });
  });

  test("of different keys takes all of them and asks for none", () => {
    const names: readonly string[] = ["a", "b", "c", "d", "__proto__"];
    const map = fc.dictionary(fc.constantFrom(...names), fc.jsonValue({ maxDepth: 2 }));
    type Entries = Readonly<Record<string, unknown>>;
    fc.assert(
      fc.property(map, map, map, fc.subarray([...names]), (from, one, two, ours) => {
        const some = (of: Entries, isMine: boolean) =>
          Object.entries(of).filter(([key]) => ours.includes(key) === isMine);
        const mine = Object.fromEntries([...some(from, false), ...some(one, true)]);
        const theirs = Object.fromEntries([...some(from, true), ...some(two, false)]);
        const value = Object.fromEntries([...some(two, false), ...some(one, true)]);
        expect(mergeValues(from, mine, theirs)).toEqual({ value, conflicts: [] });
      }),
      { numRuns: runs(2000) },
    );
  });

  test("of lists of different entries has all that came, none that went, and no entry twice", () => {
    const all = ["a", "b", "c", "d", "e", "f"];
    const from = ["a", "b", "c", "d"];
    const list = fc.shuffledSubarray(all);
    fc.assert(
      fc.property(list, list, (mine, theirs) => {
        const { value, conflicts } = mergeValues(from, mine, theirs);
        if (conflicts.length > 0) return;
        const kept = all.filter((one) => {
          const [was, isMine, isTheirs] = [from.includes(one), mine.includes(one), theirs.includes(one)];
          return was ? isMine && isTheirs : isMine || isTheirs;
        });
        expect([...new Set(value as string[])].toSorted()).toEqual(kept);
        for (const one of from) expect((value as string[]).filter((other) => other === one).length).toBeLessThan(2);
      }),
      { numRuns: runs(5000) },
    );
  });
});
