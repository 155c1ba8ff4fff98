import type { Attachment, Media } from "./behaviour.ts";

const changed = "motionchange";
export const root = document.documentElement;

/** Whether the visitor's system asks for nothing to move. */
export function isReduced(media: Media): boolean {
  return reducedMotion(media).matches;
}

/** Whether the visitor has paused all movement with the button. */
export function isPaused(): boolean {
  return root.hasAttribute("data-paused");
}

/** Pauses all movement on the page, or lets it go on. */
export function togglePaused(): void {
  root.toggleAttribute("data-paused");
  root.dispatchEvent(new Event(changed));
}

/** Calls `update` now and whenever the answer of `isReduced` or `isPaused` may have changed. */
export function followMotion({ media, lifetime }: Attachment, update: () => void): void {
  reducedMotion(media).addEventListener("change", update, lifetime);
  root.addEventListener(changed, update, lifetime);
  update();
}

function reducedMotion(media: Media): MediaQueryList {
  return media("(prefers-reduced-motion: reduce)");
}
