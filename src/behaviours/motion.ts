import type { Media } from "./behaviour.ts";

const changed = "motionchange";

/** Whether nothing may move: the visitor's system asks for it, or the visitor has paused all movement. */
export function isStill(media: Media): boolean {
  return reducedMotion(media).matches || isPaused();
}

/** Whether the visitor has paused all movement with the button. */
export function isPaused(): boolean {
  return document.documentElement.dataset["motion"] === "paused";
}

/** Pauses all movement on the page, or lets it go on. */
export function setPaused(paused: boolean): void {
  if (paused) document.documentElement.dataset["motion"] = "paused";
  else delete document.documentElement.dataset["motion"];
  document.dispatchEvent(new Event(changed));
}

/** Calls `listener` whenever the answer of `isStill` may have changed, until the signal aborts. */
export function onMotionChange(media: Media, signal: AbortSignal, listener: () => void): void {
  reducedMotion(media).addEventListener("change", listener, { signal });
  document.addEventListener(changed, listener, { signal });
}

function reducedMotion(media: Media): MediaQueryList {
  return media("(prefers-reduced-motion: reduce)");
}
