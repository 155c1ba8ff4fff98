import type { Behaviour } from "./behaviour.ts";
import { isPaused, onMotionChange, setPaused } from "./motion.ts";

/** A button that pauses all movement on the page. It is hidden where nothing moves anyway. */
export const motionToggle: Behaviour = (button, { media }) => {
  const controller = new AbortController();
  const { signal } = controller;
  const show = () => {
    const paused = isPaused();
    button.hidden = media("(prefers-reduced-motion: reduce)").matches;
    button.textContent = (paused ? button.dataset["play"] : button.dataset["pause"]) ?? "";
  };
  button.addEventListener("click", () => setPaused(!isPaused()), { signal });
  onMotionChange(media, signal, show);
  show();
  return () => {
    controller.abort();
    button.hidden = true;
  };
};
