import { root } from "../behaviours/motion.ts";
import type { PageLoader } from "./page-loader.ts";
import type { RunningApp } from "./running-app.ts";

/**
 * Client navigation on demand: pointing at a link prefetches the page, and a click shows it through the app if
 * everything has been fetched. In every other case the browser navigates natively, so that no failure leads to a dead
 * click.
 * @param isRunning Returns true once the app has started, which then handles Back and Forward itself.
 */
export function startNavigation(
  loader: PageLoader,
  loadApp: () => Promise<RunningApp>,
  isRunning: () => boolean,
): void {
  const prerendered = location.pathname;

  const onIntent = ({ target }: Event) => {
    const url = pageLinkedFrom(target);
    if (url && !(navigator as NetworkNavigator).connection?.saveData) loader.prefetch(url.pathname);
  };
  document.addEventListener("pointerover", onIntent);
  document.addEventListener("focusin", onIntent);

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

  // Back and Forward must not scroll smoothly: a quick second step would save a position in the middle of the
  // animation.
  window.navigation?.addEventListener("navigate", ({ navigationType }) => {
    root.toggleAttribute("data-traverse", navigationType === "traverse");
  });

  // After a reload, Back and Forward may lead to entries that the app of the previous document has pushed.
  addEventListener("popstate", () => isRunning() || location.pathname === prerendered || location.reload());
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

/** The Network Information API, which only some browsers have and which TypeScript does not declare. */
interface NetworkNavigator extends Navigator {
  readonly connection?: { readonly saveData?: boolean };
}
