/** How a headline is typed, in milliseconds. */
export const startDelay = 1200;
export const characterDelay = 75;
export const characterJitter = 20;
export const segmentPause = 100;
