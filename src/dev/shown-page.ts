import { attachWithin, detachWithin } from "./followed-behaviours.ts";
import { keepState } from "./kept-state.ts";
import { followParts, type PartListener } from "./page-parts.ts";

/** Takes the page as loaded, and returns a function that updates it from another document without reloading. */
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
    // A report without the site has none of its scripts either.
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

/** Ends the behaviours of an element that is removed, and passes its state to its replacement. */
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

/** The addresses of the scripts loaded with the document, and since. */
const loadedScripts = new Set(Array.from(document.scripts, ({ src }) => src));

/** Loads the scripts of a page that this document has not loaded. A script that is only inserted does not run. */
async function loadScripts(next: Document): Promise<void> {
  // Full addresses, to which Vite adds nothing: each is the same module as its script element.
  const sources = [...next.querySelectorAll("script[src]")].map(
    (script) => new URL(script.getAttribute("src") ?? "", location.href).href,
  );
  const missing = sources.filter((source) => !loadedScripts.has(source));
  await Promise.all(missing.map((source) => import(/* @vite-ignore */ source)));
  for (const source of missing) loadedScripts.add(source);
}
