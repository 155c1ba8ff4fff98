import { attachWithin, detachWithin } from "./followed-behaviours.ts";
import { keepState } from "./kept-state.ts";
import { followParts, type PartListener } from "./page-parts.ts";

/** Takes the page as it came, and returns a function that shows it as it is in another document, without loading it anew. */
export function followPage(): (next: Document) => Promise<void> {
  const added: Element[] = [];
  const listener: PartListener = { onAdded: (element) => added.push(element), onRemoved: detachWithin, onReplaced };
  const updateHead = followParts(document.head, listener);
  const updateBody = followParts(document.body, listener);
  const main = document.querySelector("main");
  const updateMain = main && followParts(main, listener);
  const hasApp = isOfSite(document);
  return async (next) => {
    const nextMain = next.querySelector("main");
    // A report that stands without the site has none of its scripts either.
    if (!nextMain || hasApp !== isOfSite(next)) return location.reload();
    await loadScripts(next);
    const { lang, dir } = next.documentElement;
    Object.assign(document.documentElement, { lang, dir });
    updateHead(next.head);
    updateBody(next.body);
    updateMain?.(nextMain);
    for (const element of added.splice(0)) attachWithin(element);
  };
}

/** Ends the behaviours of an element that goes, and gives its state to the one that takes its place. */
function onReplaced(old: Element): (fresh: Element) => void {
  const restore = keepState(old);
  detachWithin(old);
  return (fresh) => {
    attachWithin(fresh);
    restore(fresh);
  };
}

function isOfSite(page: Document): boolean {
  return page.querySelector("script[data-app]") !== null;
}

/** The addresses of the scripts that have come with the document, and since. */
const loadedScripts = new Set(Array.from(document.scripts, ({ src }) => src));

/** Loads the scripts that a page names and this document has not loaded. A script that is only inserted does not run. */
async function loadScripts(next: Document): Promise<void> {
  // Whole addresses, to which Vite adds nothing: each is the same module as that of a script element.
  const sources = [...next.querySelectorAll("script[src]")].map(
    (script) => new URL(script.getAttribute("src") ?? "", location.href).href,
  );
  const missing = sources.filter((source) => !loadedScripts.has(source));
  await Promise.all(missing.map((source) => import(/* @vite-ignore */ source)));
  for (const source of missing) loadedScripts.add(source);
}
