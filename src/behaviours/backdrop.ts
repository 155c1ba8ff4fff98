import type { Behaviour } from "./behaviour.ts";

/** Lets a decoration move (`data-running`) only while it is on the screen. */
export const backdrop: Behaviour = (element, { lifetime }) => {
  const observer = new IntersectionObserver((entries) => {
    // Several may wait for one call; the last is how things stand.
    element.toggleAttribute("data-running", entries.at(-1)?.isIntersecting);
  });
  observer.observe(element);
  lifetime.signal.addEventListener("abort", () => observer.disconnect());
};
