import { attachBehaviours } from "../behaviours/attachment/attach-behaviours.ts";
import { browserEnvironment } from "../behaviours/attachment/browser-environment.ts";
import type { AppModule, PageModule } from "../navigation/running-app.ts";
import { pageModuleAddress } from "../page-module-address.ts";
import { attachWithin, detachWithin } from "./followed-behaviours.ts";
import { keepState } from "./kept-state.ts";
import { PageTree, type TreeListener } from "./page-tree.ts";
import { reactState } from "./react-state.ts";

/** The page as the server has it now. */
interface NextDocument {
  readonly document: Document;
  /** See `DevData`. */
  readonly version: string | undefined;
  /** Whether this document still shows that page: the visitor may have left it while scripts are loaded. */
  isWanted(): boolean;
}

/** The page as it is shown in this document. */
interface ShownPage {
  /** Shows the page as it is in another document of the server's, without loading it anew. */
  show(next: NextDocument): Promise<void>;
  /** Must be called when React has shown another page: the next document is that page as it stands. */
  leave(): void;
}

/** Vite puts the styles of modules into the head, and the loader what it prefetches. */
const foreign = "style[data-vite-dev-id], link[rel=modulepreload]";

/** Takes the page as it came, before any other script has changed it. */
export function createShownPage(): ShownPage {
  const added: Element[] = [];
  const listener: TreeListener = { onAdded: (element) => added.push(element), onRemoved: detachWithin, onReplaced };
  const head = new PageTree(document.head, listener, (node) => node instanceof Element && node.matches(foreign));
  const body = new PageTree(document.body, listener);
  const hasApp = findApp(document) !== undefined;
  let lastMain = document.querySelector("main")?.outerHTML;
  let hasLeft = false;

  return {
    async show({ document: next, version, isWanted }) {
      const main = next.querySelector("main");
      // A report that stands without the site has none of its scripts either.
      if (!main || hasApp !== (findApp(next) !== undefined)) return location.reload();
      await loadScripts(next);
      if (!isWanted()) return;
      // React may have shown an older state than this: its page has another version, or its code has changed since.
      const isOther = () => reactState.isStale || reactState.versions.get(location.pathname) !== version;
      const isNew = hasLeft ? isOther() : main.outerHTML !== lastMain;
      lastMain = main.outerHTML;
      hasLeft = false;
      document.documentElement.lang = next.documentElement.lang;
      const needsReact = "hydrate" in main.dataset;
      const isReacts = reactState.ownsMain || needsReact;
      if (isReacts) body.forget("main", main);
      head.update(next.head);
      body.update(next.body);
      for (const element of added.splice(0)) attachWithin(element);
      if (!isReacts || !isNew) return;
      body.renew("main");
      reactState.ownsMain = needsReact;
      if (needsReact) await hydrate();
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
    // React attaches those of what it hydrates.
    if (!fresh.matches("[data-hydrate]")) attachWithin(fresh);
    restore(fresh);
  };
}

function findApp(page: Document): string | undefined {
  return page.querySelector<HTMLElement>("script[data-app]")?.dataset["app"];
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

/** Starts React anew for `<main>`, which the server has rendered for it. */
async function hydrate(): Promise<void> {
  const { startApp }: AppModule = await import(/* @vite-ignore */ findApp(document) ?? "");
  // Every page has a `<main>`.
  const main = document.querySelector("main") as HTMLElement;
  const loadModule = (route: string): Promise<PageModule> =>
    import(/* @vite-ignore */ `${pageModuleAddress(route)}?t=${Date.now()}`);
  const attach = (elements: Iterable<HTMLElement>) => attachBehaviours(elements, browserEnvironment);
  await startApp({ main, loadModule, attach, detach: () => {}, hydrate: true });
}
