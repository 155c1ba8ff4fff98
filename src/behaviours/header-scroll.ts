import type { Behaviour } from "./behaviour.ts";

const limit = 50;

/** Marks the header with `data-scrolled` while the page is scrolled by more than 50 px. */
export const headerScroll: Behaviour = (header, { lifetime }) => {
  const update = () => header.toggleAttribute("data-scrolled", scrollY > limit);
  addEventListener("scroll", update, lifetime);
  update();
};
