import type { Environment } from "./behaviour.ts";

/** The real clock and the real media queries. */
export const browserEnvironment: Environment = {
  clock: {
    setTimeout: (callback, milliseconds) => window.setTimeout(callback, milliseconds),
    clearTimeout: (timer) => window.clearTimeout(timer),
    now: () => performance.now(),
    random: () => Math.random(),
    today: () => new Date(),
  },
  media: (query) => window.matchMedia(query),
};
