/** The parts of `window` that depend on time and chance, so that tests can replace them. */
export type Clock = Pick<Window & typeof globalThis, "clearTimeout" | "Date" | "Math" | "performance"> &
  Pick<Window, "setTimeout">;

export type Media = (query: string) => MediaQueryList;

/** What a behaviour gets. Tests pass a clock and media queries of their own. */
export interface Attachment {
  readonly clock: Clock;
  readonly media: Media;
  /** For every `addEventListener` of a behaviour: detaching the behaviour removes the listener. */
  readonly lifetime: { readonly signal: AbortSignal };
}

/**
 * A framework-free controller of something that moves or opens. It takes over an element of the prerendered page, which
 * also works without it. Detaching it removes its listeners, which use `lifetime`, and calls the function that it
 * returned; it does not restore the element, which leaves the page at the same time.
 */
export type Behaviour = (element: HTMLElement, attachment: Attachment) => (() => void) | undefined;

declare global {
  interface Window {
    /** Every loaded behaviour, by its name in `data-behaviour`. */
    behaviours?: Record<string, Behaviour>;
  }
}

/**
 * Registers a behaviour. Each behaviour registers itself: those of the frame are in the script of every page, and
 * the others are separate scripts, loaded only by pages whose markup needs them.
 */
export function register(name: string, behaviour: Behaviour): void {
  window.behaviours ??= {};
  window.behaviours[name] = behaviour;
}

/**
 * Finds the first element below `element` with this `data-part`. The cast hides a missing part on purpose: the first
 * use of it throws, so that the behaviour is not attached.
 */
export const partOf = (element: ParentNode, name: string): HTMLElement =>
  element.querySelector(`[data-part=${name}]`) as HTMLElement;

export const isRightToLeft = (element: Element): boolean => getComputedStyle(element).direction === "rtl";
