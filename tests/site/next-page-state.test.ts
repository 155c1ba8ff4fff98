import { expect, test } from "vitest";
import { isNewEntryNext, nextPageState, type PageEvent, type PageState } from "../../src/navigation/next-page-state.ts";

/** The states that `<main>` goes through. */
function walk(path: readonly PageEvent[]): readonly PageState[] {
  let state: PageState = "standing";
  return path.map((event) => {
    state = nextPageState(state, event);
    return state;
  });
}

// What a browser shows of it is tested with one: these moments are too short to meet there.
test("a second click before the page of the first is complete has a history entry of its own", () => {
  const path: PageEvent[] = ["leave", "arrive", "leave", "complete", "arrive", "complete"];
  const through = walk(path);
  expect(through).toEqual(["leaving", "arriving", "overtaken", "leaving", "arriving", "standing"]);
  expect(through.map(isNewEntryNext)).toEqual([true, false, true, true, false, false]);
});

test("Back before a page is complete brings another in its place, and completes it once", () => {
  expect(walk(["leave", "arrive", "arrive", "complete"])).toEqual(["leaving", "arriving", "arriving", "standing"]);
  expect(() => walk(["arrive", "complete", "complete"])).toThrow("complete in standing");
});
