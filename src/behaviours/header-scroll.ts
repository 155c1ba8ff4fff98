import type { Behaviour } from "./behaviour.ts";

const limit = 50;

/** Marks the header with `data-scrolled` while the page is scrolled by more than 50 px. */
export const headerScroll: Behaviour = (header) => {
  const update = () => header.toggleAttribute("data-scrolled", window.scrollY > limit);
  window.addEventListener("scroll", update, { passive: true });
  update();
  return () => {
    window.removeEventListener("scroll", update);
    header.removeAttribute("data-scrolled");
  };
};
