import { attachWithin, detachWithin } from "./followed-behaviours.ts";
import { keepState } from "./kept-state.ts";
import { PageParts, type PartListener } from "./page-parts.ts";
import { reactState } from "./react-state.ts";

interface ShownPage {
  /**
   * Shows the page as it is in another document of the server's, without loading it anew. `isWanted` tells whether this document still
   * shows that page: the visitor may have left it while scripts are loaded.
   */
  show(next: Document, isWanted: () => boolean): Promise<void>;
  /** Must be called when React has shown another page: the next document is that page, as it stands where nothing has changed since. */
  leave(): void;
}

/** Takes the page as it came, before any other script has changed it. */
export function createShownPage(): ShownPage {
  const added: Element[] = [];
  const listener: PartListener = { onAdded: (element) => added.push(element), onRemoved: detachWithin, onReplaced };
  const [head, body] = [new PageParts(document.head, listener), new PageParts(document.body, listener)];
  const hasApp = findApp(document) !== undefined;
  const first = document.querySelector("main");
  let blocks = first && new PageParts(first, listener);
  let lastMain = first?.outerHTML;
  let hasLeft = false;

  function change(next: Document, nextMain: Element): void {
    const main = findMain();
    const isNew = nextMain.outerHTML !== lastMain;
    const isReacts = reactState.ownsMain;
    head.update(next.head);
    body.update(next.body);
    if (!isReacts) blocks?.update(nextMain);
    for (const element of added.splice(0)) attachWithin(element);
    if (!isReacts || !isNew) return;
    const fresh = document.importNode(nextMain, true);
    blocks = new PageParts(fresh, listener);
    body.replace(main, fresh);
    reactState.ownsMain = false;
  }

  return {
    async show(next, isWanted) {
      const main = next.querySelector("main");
      // A report that stands without the site has none of its scripts either.
      if (!main || hasApp !== (findApp(next) !== undefined)) return location.reload();
      await loadScripts(next);
      if (!isWanted()) return;
      const { lang, dir } = next.documentElement;
      Object.assign(document.documentElement, { lang, dir });
      if (hasLeft) {
        hasLeft = false;
        // React may have shown an older state than this: then all is replaced.
        if (!body.take(next.body, { asShown: !reactState.isStale })) return location.reload();
        if (reactState.isStale) change(next, main);
        else head.update(next.head);
      } else change(next, main);
      lastMain = main.outerHTML;
    },
    leave() {
      hasLeft = true;
    },
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

function findApp(page: Document): string | undefined {
  return page.querySelector<HTMLElement>("script[data-app]")?.dataset["app"];
}

function findMain(): HTMLElement {
  // Every page has a `<main>`.
  return document.querySelector("main") as HTMLElement;
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
