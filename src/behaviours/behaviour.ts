/** The parts of `window` that tell time and chance, so that tests can control both. */
export type Clock = Pick<Window & typeof globalThis, "clearTimeout" | "Date" | "Math" | "performance"> &
  Pick<Window, "setTimeout">;

/** Asks for and follows a media query. */
export type Media = (query: string) => MediaQueryList;

/** What behaviours may use of the world. */
export interface Environment {
  readonly clock: Clock;
  readonly media: Media;
}

/** An environment that lasts until the behaviours are detached. */
export interface Attachment extends Environment {
  /** The options of every listener: it ends with the behaviour. */
  readonly lifetime: { readonly signal: AbortSignal };
}

/**
 * A framework-free controller of what moves or opens. It takes over an element of the prerendered page, which works
 * without it. Once detached it does nothing more; the element is not put back, because it leaves the page with it. Its listeners
 * end with `lifetime`; what else is to end, the function that it returns ends.
 */
export type Behaviour = (element: HTMLElement, attachment: Attachment) => (() => void) | undefined;
