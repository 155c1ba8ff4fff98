/**
 * The states of `<main>` while pages come and go:
 *
 * - `standing`: the page is complete and presented.
 * - `leaving`: a click has made a new history entry, whose page is still to be rendered.
 * - `arriving`: at least the first block of a page is rendered.
 * - `overtaken`: the same, and another click has made a new history entry meanwhile.
 */
export type PageState = "standing" | "leaving" | "arriving" | "overtaken";

/**
 * - `leave`: a click leads to another page, which gets a new history entry.
 * - `arrive`: the first part of a page is rendered; without `leave` before it, after Back or Forward.
 * - `complete`: all blocks of the page are rendered, perhaps in the same moment.
 */
export type PageEvent = "leave" | "arrive" | "complete";

/** The state to which each event leads from each state. Where none is named, the event is impossible. */
const transitions: Readonly<Record<PageEvent, Readonly<Partial<Record<PageState, PageState>>>>> = {
  leave: { standing: "leaving", leaving: "leaving", arriving: "overtaken", overtaken: "overtaken" },
  arrive: {
    standing: "arriving",
    leaving: "arriving",
    arriving: "arriving",
    overtaken: "arriving",
  },
  complete: { arriving: "standing", overtaken: "leaving" },
};

/** The state after an event. Throws for an event that is impossible in a state, which is a bug of ours. */
export function nextPageState(state: PageState, event: PageEvent): PageState {
  const next = transitions[event][state];
  if (!next) throw Error(`${event} in ${state}`);
  return next;
}

/** True if the next page to arrive is that of a new history entry, and not of Back or Forward. */
export function isNewEntryNext(state: PageState): boolean {
  return state === "leaving" || state === "overtaken";
}
