import type { Attachment, Media } from "./behaviour.ts";

const changeEvent = "motionchange";
export const root = document.documentElement;

export function isReduced(media: Media): boolean {
  return reducedMotion(media).matches;
}

export function isPaused(): boolean {
  return root.hasAttribute("data-paused");
}

export function togglePaused(): void {
  root.toggleAttribute("data-paused");
  root.dispatchEvent(new Event(changeEvent));
}

/** Calls `update` now and whenever the result of `isReduced` or `isPaused` may have changed. */
export function followMotion({ media, lifetime }: Attachment, update: () => void): void {
  reducedMotion(media).addEventListener("change", update, lifetime);
  root.addEventListener(changeEvent, update, lifetime);
  update();
}

function reducedMotion(media: Media): MediaQueryList {
  return media("(prefers-reduced-motion: reduce)");
}
