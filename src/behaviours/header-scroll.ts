import type { Behaviour } from "./behaviour.ts";

const limit = 50;

/** Marks the header with `data-scrolled` while the page is scrolled by more than 50 px. */
export const headerScroll: Behaviour = (header, { clock, lifetime }) => {
  const update = () => header.toggleAttribute("data-scrolled", scrollY > limit);
  addEventListener("scroll", update, lifetime);
  // To ask at once would make the browser lay out the page in the same task as the script.
  clock.setTimeout(update);
};
