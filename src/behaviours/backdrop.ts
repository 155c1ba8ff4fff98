import type { Behaviour } from "./behaviour.ts";

/** Lets a decoration move (`data-running`) only while it is on the screen. */
export const backdrop: Behaviour = (element) => {
  const observer = new IntersectionObserver(([entry]) => {
    element.toggleAttribute("data-running", entry?.isIntersecting ?? false);
  });
  observer.observe(element);
  return () => {
    observer.disconnect();
    element.removeAttribute("data-running");
  };
};
