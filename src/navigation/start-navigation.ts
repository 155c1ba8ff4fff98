import { createPageLoader } from "./page-loader.ts";
import type { AppModule, NavigationContext, RunningApp } from "./running-app.ts";

export interface Navigation {
  /** Fetches the page to which a link around an element leads. */
  prefetch(target: EventTarget | null): void;
  loadApp(): Promise<RunningApp>;
}

/**
 * Client navigation on demand: pressing the button over a link runs the app, and the click shows the page through it if everything
 * has been prefetched. In every other case the browser navigates natively, so that no failure leads to a dead
 * click.
 */
export function startNavigation(context: NavigationContext): Navigation {
  const { main, attach, attachPage, hydrate } = context;
  // Every page has a script with `data-app`.
  const app = document.querySelector<HTMLElement>("script[data-app]")?.dataset["app"] as string;
  const loader = createPageLoader(app, main.dataset["policy"]);

  const loadApp = () => {
    // Animations of the old page would take frames from the new one.
    context.detach();
    const { detach } = context;
    context.running ??= import(/* @vite-ignore */ app)
      .then(({ startApp }: AppModule) => startApp({ main, loadModule: loader.load, attach, detach, hydrate }))
      .catch((error) => {
        context.running = undefined;
        // The browser now navigates natively, and may restore this document from its back/forward cache.
        context.detach = attachPage();
        throw error;
      });
    return context.running;
  };

  const prefetch = (target: EventTarget | null) => {
    const url = pageLinkedFrom(target);
    if (url) loader.prefetch(url.pathname);
  };
  // A finger, too, has this event, but only where it does not scroll.
  document.addEventListener("mousedown", ({ target }) => loader.run(pageLinkedFrom(target)?.pathname));

  document.addEventListener("click", (event) => {
    const url = pageLinkedFrom(event.target);
    if (!url || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (event.defaultPrevented) return;
    const isReady = loader.isReady(url.pathname);
    // Pending requests would compete with the next page for the network, or complete the navigation of an earlier
    // click.
    stop();
    // Stopped prefetches must be able to start again, if the visitor stays or returns through the back/forward cache.
    loader.forgetPending();
    if (isReady) {
      event.preventDefault();
      loadApp()
        .then((app) => app.navigate(url))
        .catch(() => location.assign(url));
    }
  });

  return { prefetch, loadApp };
}

/** The address of the link around `target`, if it leads to another page of the site and asks for no full page load. */
function pageLinkedFrom(target: EventTarget | null): URL | undefined {
  // Links within the site begin with a slash, those to other sites of the same host with `https:`.
  const links = 'a[href^="/"]:not([target],[download],[data-reload])';
  const link = (target as Element).closest<HTMLAnchorElement>(links);
  // Pages have no file extension; assets have.
  if (!link || link.pathname === location.pathname || /\.\w+$/.test(link.pathname)) return undefined;
  return new URL(link.href);
}
