import type { PageDataClient } from "./page-data-client.ts";
import type { RunningApp } from "./running-app.ts";

interface NavigationOptions {
  readonly pages: PageDataClient;
  readonly loadApp: () => Promise<RunningApp>;
  /** Whether the app has started, and so answers Back and Forward itself. */
  readonly isRunning: () => boolean;
}

/**
 * Client navigation on demand: intent prefetches, a click on what is ready renders, everything else is the browser's.
 * So there is no dead click, whatever fails.
 */
export function startNavigation({ pages, loadApp, isRunning }: NavigationOptions): void {
  const prerendered = location.pathname;
  const onIntent = ({ target }: Event) => {
    const url = internalTarget(target);
    if (url && url.pathname !== location.pathname && !savesData()) pages.prefetch(url.pathname);
  };
  for (const type of ["pointerover", "focusin", "touchstart"]) {
    document.addEventListener(type, onIntent, { passive: true });
  }
  document.addEventListener("click", (event) => {
    const url = internalTarget(event.target);
    if (!url || !isPlain(event) || url.pathname === location.pathname || !pages.isReady(url.pathname)) return;
    event.preventDefault();
    loadApp()
      .then((app) => app.navigate(url))
      .catch(() => location.assign(url));
  });
  // An entry that the app wrote before the visitor reloaded the page.
  window.addEventListener("popstate", () => {
    if (!isRunning() && location.pathname !== prerendered) location.reload();
  });
}

/** The address that an element's link leads to, if it is a page of this site and nothing asks for the browser's own way. */
function internalTarget(target: EventTarget | null): URL | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || link.target || link.download || "reload" in link.dataset) return undefined;
  const url = new URL(link.href);
  // Pages have no file extension; assets have.
  return url.origin === location.origin && !url.pathname.includes(".") ? url : undefined;
}

function isPlain(event: MouseEvent): boolean {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !modified && !event.defaultPrevented;
}

function savesData(): boolean {
  // Not every browser has it, and TypeScript knows it of none.
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
