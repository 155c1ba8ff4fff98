import type { Behaviour } from "./behaviour.ts";

/**
 * Lets a decoration move (`data-running="true"`) only while it is on the screen. Until it has been there it has no attribute,
 * so that nothing is prepared for its motion before the page is painted. Once detached it stands still where it is.
 */
export const backdrop: Behaviour = (element) => {
  // Several entries may wait for one call; the last is how things stand.
  const observer = new IntersectionObserver((entries) => {
    element.dataset["running"] = String(entries.at(-1)?.isIntersecting);
  });
  observer.observe(element);
  return () => {
    observer.disconnect();
    element.dataset["running"] = "";
  };
};
