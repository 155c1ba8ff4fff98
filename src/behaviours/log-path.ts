import type { Behaviour } from "./behaviour.ts";

/** Writes the requested path to the console, on the page that hosts serve for unknown paths. */
export const logPath: Behaviour = (main) => {
  // biome-ignore lint/suspicious/noConsole: whoever looks for a broken link finds it here
  console.error(`404 ${location.pathname}`);
  // A client navigation puts another page into the same element.
  return () => main.removeAttribute("data-behaviour");
};
