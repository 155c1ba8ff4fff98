/** Timers and chance, so that tests can control both. */
export interface Clock {
  setTimeout(callback: () => void, milliseconds: number): number;
  clearTimeout(timer: number): void;
  /** Milliseconds since some fixed moment. */
  now(): number;
  /** A number from 0 up to, but not including, 1. */
  random(): number;
  /** The current day and time. */
  today(): Date;
}

/** Asks for and follows a media query. */
export type Media = (query: string) => MediaQueryList;

/** What a behaviour may use of the world. */
export interface Environment {
  readonly clock: Clock;
  readonly media: Media;
}

/**
 * A framework-free controller of what moves or opens. It takes over an element of the prerendered page, which works
 * without it, and returns a function that gives the element back.
 */
export type Behaviour = (element: HTMLElement, environment: Environment) => () => void;
