import { describe, expect, test } from "vitest";
import { isNewEntryNext, nextPageState, type PageEvent, type PageState } from "../../src/navigation/next-page-state.ts";

const states: readonly PageState[] = ["standing", "leaving", "arriving", "overtaken"];
const events: readonly PageEvent[] = ["leave", "arrive", "complete"];

/** The states that `<main>` goes through. */
function walk(start: PageState, path: readonly PageEvent[]): readonly PageState[] {
  let state = start;
  return path.map((event) => {
    state = nextPageState(state, event);
    return state;
  });
}

describe("the page in <main>", () => {
  test.each<{ case: string; start: PageState; path: PageEvent[]; through: PageState[] }>([
    {
      case: "comes after a click, in two parts",
      start: "standing",
      path: ["leave", "arrive", "complete"],
      through: ["leaving", "arriving", "standing"],
    },
    {
      case: "comes after Back or Forward",
      start: "standing",
      path: ["arrive", "complete"],
      through: ["arriving", "standing"],
    },
    {
      case: "is completed while a second click already leads elsewhere",
      start: "standing",
      path: ["leave", "arrive", "leave", "complete", "arrive", "complete"],
      through: ["leaving", "arriving", "overtaken", "leaving", "arriving", "standing"],
    },
    {
      case: "is replaced by Back before it is complete",
      start: "standing",
      path: ["leave", "arrive", "arrive", "complete"],
      through: ["leaving", "arriving", "arriving", "standing"],
    },
  ])("$case", ({ start, path, through }) => {
    expect(walk(start, path)).toEqual(through);
  });

  test("is not completed twice, nor before it arrives", () => {
    const impossible = states.flatMap((state) =>
      events.filter((event) => !isPossible(state, event)).map((event) => `${event} in ${state}`),
    );
    expect(impossible).toEqual(["complete in standing", "complete in leaving"]);
  });

  test("belongs to a new history entry only after a click", () => {
    expect(states.filter(isNewEntryNext)).toEqual(["leaving", "overtaken"]);
  });
});

/** True if the event does not throw in the state. */
function isPossible(state: PageState, event: PageEvent): boolean {
  try {
    nextPageState(state, event);
    return true;
  } catch (error) {
    expect((error as Error).message).toBe(`${event} in ${state}`);
    return false;
  }
}
