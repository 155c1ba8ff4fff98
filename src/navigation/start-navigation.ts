import { createPageLoader } from "./page-loader.ts";
import type { AppModule, NavigationContext, RunningApp } from "./running-app.ts";

export interface Navigation {
  /** Fetches and prepares the page that the link around an element leads to. */
  prefetch(target: EventTarget | null): void;
}

/**
 * Client navigation on demand: the click shows a page through the app if everything has been prefetched. In every other case the
 * browser navigates natively, so that no failure leads to a dead click.
 */
export function startNavigation(context: NavigationContext): Navigation {
  const { main, attach } = context;
  // Every page has a script with `data-app`.
  const address = document.querySelector<HTMLElement>("script[data-app]")?.dataset["app"] as string;
  const loader = createPageLoader(address, main.dataset["policy"]);
  let app: Promise<RunningApp> | undefined;

  const loadApp = () => {
    app ??= import(/* @vite-ignore */ address).then(({ startApp }: AppModule) =>
      startApp({ main, loadPage: loader.load, attach }),
    );
    // Can be retried in browsers that do not cache the failure.
    app.catch(() => {
      app = undefined;
    });
    return app;
  };
  const prepare = async (path: string) => {
    await loader.prefetch(path);
    // Safari has no `requestIdleCallback`.
    await new Promise((resolve) => window.requestIdleCallback?.(resolve, { timeout: 500 }) ?? setTimeout(resolve));
    await (await loadApp()).prepare(path);
  };
  const show = async (url: URL) => {
    const { isRouting } = context;
    context.isRouting = true;
    // Animations of the old page would take frames from the new one.
    context.detach();
    try {
      await (await loadApp()).navigate(url);
    } catch {
      if (!isRouting) {
        context.isRouting = false;
        // The browser may restore this document from its back/forward cache.
        context.detach = attach(main.querySelectorAll<HTMLElement>("[data-behaviour]"));
      }
      location.assign(url);
    }
  };

  document.addEventListener("click", (event) => {
    const url = pageLinkedFrom(event.target);
    if (!url || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (event.defaultPrevented) return;
    const isReady = loader.isReady(url.pathname);
    // Pending requests would compete with the next page for the network, or complete the navigation of an earlier
    // click.
    stop();
    // They must be able to start again if the visitor stays, or returns through the back/forward cache.
    loader.stop();
    if (!isReady) return;
    event.preventDefault();
    void show(url);
  });

  return {
    prefetch(target) {
      const path = pageLinkedFrom(target)?.pathname;
      // Failures are left to the browser.
      if (path !== undefined) prepare(path).catch(() => {});
    },
  };
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
