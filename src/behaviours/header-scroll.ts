import { type Behaviour, register } from "./behaviour.ts";

const scrollLimit = 50;

/** Marks the header with `data-scrolled` while the page is scrolled by more than 50 px. */
export const headerScroll: Behaviour = (header, { clock, lifetime }) => {
  const update = () => header.toggleAttribute("data-scrolled", scrollY > scrollLimit);
  addEventListener("scroll", update, lifetime);
  // Reading `scrollY` right now would force the browser to lay out the page within this script.
  clock.setTimeout(update);
};
register("header-scroll", headerScroll);
