import { type Behaviour, register } from "./behaviour.ts";
import { followMotion, isPaused, isReduced, togglePaused } from "./motion.ts";

/** A button that pauses all motion on the page. It is hidden with reduced motion, when nothing moves. */
export const motionToggle: Behaviour = (button, attachment) => {
  button.addEventListener("click", togglePaused, attachment.lifetime);
  followMotion(attachment, () => {
    button.hidden = isReduced(attachment.media);
    button.textContent = button.dataset[isPaused() ? "play" : "pause"] ?? "";
  });
};
register("motion-toggle", motionToggle);
