import type { Environment } from "../behaviour.ts";

/** The real clock and the real media queries. */
export const browserEnvironment: Environment = { clock: window, media: (query) => matchMedia(query) };
