import { root } from "../behaviours/motion.ts";
import type { RunningApp } from "./running-app.ts";

/**
 * Client navigation on demand: intent prefetches, a click on what is ready renders, everything else is the browser's.
 * So there is no dead click, whatever fails.
 * @param modulesOf The addresses of the modules that a client navigation to a route needs.
 * @param isRunning Whether the app has started, and so answers Back and Forward itself.
 */
export function startNavigation(
  modulesOf: (route: string) => readonly string[],
  loadApp: () => Promise<RunningApp>,
  isRunning: () => boolean,
): void {
  const prerendered = location.pathname;
  /** The modules that have been asked for, as far as nobody has stopped it, and those that have come. */
  const requested = new Set<string>();
  const fetched = new Set<string>();

  const onIntent = ({ target }: Event) => {
    const url = pageLinkedFrom(target);
    if (!url || (navigator as NetworkNavigator).connection?.saveData) return;
    for (const href of modulesOf(url.pathname)) {
      if (requested.has(href)) continue;
      requested.add(href);
      // Fetches and compiles a module without running it.
      const link = document.createElement("link");
      const onload = () => fetched.add(href);
      document.head.append(Object.assign(link, { rel: "modulepreload", fetchPriority: "low", onload, href }));
    }
  };
  document.addEventListener("pointerover", onIntent);
  document.addEventListener("focusin", onIntent);

  document.addEventListener("click", (event) => {
    const url = pageLinkedFrom(event.target);
    if (!url || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (event.defaultPrevented) return;
    const isReady = modulesOf(url.pathname).every((href) => fetched.has(href));
    // What is still being fetched would take the network from the page that comes, or be the page of an earlier click.
    stop();
    // It is to be asked for anew: the visitor may stay on this page, or the browser bring it back from its cache.
    requested.clear();
    if (isReady) {
      event.preventDefault();
      loadApp()
        .then((app) => app.navigate(url))
        .catch(() => location.assign(url));
    }
  });

  // On Back and Forward the page is to stand where it stood at once: the next of them would save where an animation has come to.
  window.navigation?.addEventListener("navigate", ({ navigationType }) => {
    root.toggleAttribute("data-traverse", navigationType === "traverse");
  });

  // Back and Forward reach what the app has shown before the visitor reloaded the page.
  addEventListener("popstate", () => isRunning() || location.pathname === prerendered || location.reload());
}

/** The address of another page of this site that a link leads to, unless the link asks for the browser's own way. */
function pageLinkedFrom(target: EventTarget | null): URL | undefined {
  const link = (target as Element).closest<HTMLAnchorElement>("a[href]:not([target],[download],[data-reload])");
  if (link?.origin !== location.origin || link.pathname === location.pathname) return undefined;
  // Pages have no file extension; assets have.
  return link.pathname.includes(".") ? undefined : new URL(link.href);
}

/** Not every browser has it, and TypeScript knows it of none. */
interface NetworkNavigator extends Navigator {
  readonly connection?: { readonly saveData?: boolean };
}
