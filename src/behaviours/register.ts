import type { Behaviour } from "./behaviour.ts";

declare global {
  interface Window {
    /** Every behaviour that has been loaded, by the name that stands in `data-behaviour`. */
    behaviours?: Record<string, Behaviour>;
  }
}

/**
 * Makes a behaviour known to the page. Each behaviour registers itself: those of the frame come with the script of every page,
 * the others are scripts of their own, which only the pages load whose markup asks for them.
 */
export function register(name: string, behaviour: Behaviour): void {
  window.behaviours ??= {};
  window.behaviours[name] = behaviour;
}
