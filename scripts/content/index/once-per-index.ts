import type { ContentIndex } from "./content-index.ts";

/** Returns a function that finds something out of an index once, for all rules that ask it. */
export function oncePerIndex<Found>(find: (content: ContentIndex) => Found): (content: ContentIndex) => Found {
  let last: { readonly content: ContentIndex; readonly found: Found } | undefined;
  return (content) => {
    if (last?.content !== content) last = { content, found: find(content) };
    return last.found;
  };
}
