import type { RunningApp } from "./running-app.ts";

interface NavigationOptions {
  /** The addresses of the modules that a client navigation to a route needs. */
  readonly modulesOf: (route: string) => readonly string[];
  readonly loadApp: () => Promise<RunningApp>;
  /** Whether the app has started, and so answers Back and Forward itself. */
  readonly isRunning: () => boolean;
}

/**
 * Client navigation on demand: intent prefetches, a click on what is ready renders, everything else is the browser's.
 * So there is no dead click, whatever fails.
 */
export function startNavigation({ modulesOf, loadApp, isRunning }: NavigationOptions): void {
  const prerendered = location.pathname;
  /** Each module that has been asked for, and whether it has come. */
  const fetched = new Map<string, boolean>();

  const onIntent = ({ target }: Event) => {
    const url = pageLinkedFrom(target);
    if (!url || savesData()) return;
    for (const href of modulesOf(url.pathname)) {
      if (fetched.has(href)) continue;
      fetched.set(href, false);
      // Fetches and compiles a module without running it.
      const link = document.createElement("link");
      const onload = () => fetched.set(href, true);
      document.head.append(Object.assign(link, { rel: "modulepreload", fetchPriority: "low", onload, href }));
    }
  };
  document.addEventListener("pointerover", onIntent);
  document.addEventListener("focusin", onIntent);

  document.addEventListener("click", (event) => {
    const url = pageLinkedFrom(event.target);
    if (!url || !isPlain(event)) return;
    if (modulesOf(url.pathname).every((href) => fetched.get(href))) {
      event.preventDefault();
      loadApp()
        .then((app) => app.navigate(url))
        .catch(() => location.assign(url));
    } else {
      // What is still being fetched would take the network from the page that comes.
      stop();
      // The browser may bring this page back from its cache.
      fetched.clear();
    }
  });

  // Back and Forward reach what the app has shown before the visitor reloaded the page.
  addEventListener("popstate", () => {
    if (!isRunning() && location.pathname !== prerendered) location.reload();
  });
}

/** The address of another page of this site that a link leads to, unless the link asks for the browser's own way. */
function pageLinkedFrom(target: EventTarget | null): URL | undefined {
  const link = (target as Element).closest<HTMLAnchorElement>("a[href]:not([target], [download], [data-reload])");
  if (link?.origin !== location.origin || link.pathname === location.pathname) return undefined;
  // Pages have no file extension; assets have.
  return link.pathname.includes(".") ? undefined : new URL(link.href);
}

function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent): boolean {
  return !(button || metaKey || ctrlKey || shiftKey || altKey || defaultPrevented);
}

function savesData(): boolean | undefined {
  // Not every browser has it, and TypeScript knows it of none.
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
}
