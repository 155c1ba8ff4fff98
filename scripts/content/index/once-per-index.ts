import type { ContentIndex } from "./content-index.ts";

/**
 * Returns a function that finds something out of an index once. Of an index of one page it is kept until another index comes: builds
 * make one for each page and ask it by many rules in turn, and weak maps of thousands take longer than what they save.
 */
export function oncePerIndex<Found>(find: (content: ContentIndex) => Found): (content: ContentIndex) => Found {
  const known = new WeakMap<ContentIndex, Found>();
  let last: { readonly content: ContentIndex; readonly found: Found } | undefined;
  return (content) => {
    if (last?.content === content) return last.found;
    const found = known.get(content) ?? find(content);
    if (content.pages.length > 1) known.set(content, found);
    last = { content, found };
    return found;
  };
}
