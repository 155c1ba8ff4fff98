/** The parts of `window` that depend on time and chance, so that tests can replace them. */
export type Clock = Pick<Window & typeof globalThis, "clearTimeout" | "Date" | "Math" | "performance"> &
  Pick<Window, "setTimeout">;

export type Media = (query: string) => MediaQueryList;

/** The clock and the media queries of a behaviour. Tests pass their own. */
export interface Environment {
  readonly clock: Clock;
  readonly media: Media;
}

/** An environment that lasts until the behaviours are detached. */
export interface Attachment extends Environment {
  /** The options for every `addEventListener` of a behaviour: detaching the behaviour removes the listener. */
  readonly lifetime: { readonly signal: AbortSignal };
}

/**
 * A framework-free controller of something that moves or opens. It takes over an element of the prerendered page, which
 * also works without it. Detaching it removes its listeners, which use `lifetime`, and calls the function that it
 * returned; it does not restore the element, which leaves the page at the same time.
 */
export type Behaviour = (element: HTMLElement, attachment: Attachment) => (() => void) | undefined;
