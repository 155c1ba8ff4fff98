import { type Behaviour, register } from "./behaviour.ts";

/**
 * Lets a decoration move (`data-running="true"`) only while it is on the screen. Before it has been on the screen it has no such attribute,
 * so that the browser prepares no animation before the first paint. Detaching it stops the motion.
 */
export const backdrop: Behaviour = (element) => {
  // One call may report several changes; the last entry is the current state.
  const observer = new IntersectionObserver((entries) => {
    element.dataset["running"] = String(entries.at(-1)?.isIntersecting);
  });
  observer.observe(element);
  return () => {
    observer.disconnect();
    element.dataset["running"] = "";
  };
};
register("backdrop", backdrop);
