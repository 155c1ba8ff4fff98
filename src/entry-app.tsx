import { flushSync } from "react-dom";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter, type NavigateFunction } from "react-router-dom";
import { App } from "./app.tsx";
import { createPageDataClient } from "./page-data-client.ts";
import { createKey, createPagePresenter, type PagePresenter } from "./present-page.ts";
import type { AppContext, RunningApp } from "./running-app.ts";

/** Starts React for `<main>`. With `hydrate` it takes over the prerendered page; else the first navigation renders. */
export async function startApp(context: AppContext): Promise<RunningApp> {
  const { main, hydrate } = context;
  const prerendered = location.pathname;
  const pages = createPageDataClient(context);
  const presenter = createPagePresenter(context);
  const arrivals = createArrivals();
  const announced: PagePresenter = {
    ...presenter,
    arrive(page) {
      presenter.arrive(page);
      arrivals.announce();
    },
  };
  let router: NavigateFunction | undefined;
  let failed = false;

  const setRouter = (navigate: NavigateFunction) => {
    router = navigate;
  };
  const tree = (
    <BrowserRouter>
      <App pages={pages} presenter={announced} onReady={setRouter} />
    </BrowserRouter>
  );
  const bringBack = rememberMain(context);
  const onUncaughtError = (error: unknown) => {
    failed = true;
    arrivals.announce();
    reportError(error);
    bringBack();
  };

  if (hydrate) {
    await pages.load(location.pathname);
    hydrateRoot(main, tree, { onUncaughtError });
  }
  return {
    async navigate(url) {
      await pages.load(url.pathname);
      if (failed || (hydrate && !router)) throw new Error("React does not run.");
      await withViewTransition(context, () => {
        // A second click on the same link.
        if (location.pathname === url.pathname) return Promise.resolve();
        presenter.leave();
        const arrival = arrivals.next();
        if (router) router(url.pathname + url.search + url.hash);
        else {
          // The router takes its first location from the address bar.
          history.pushState({ key: createKey() }, "", url);
          // At once, so that a second click finds the router.
          flushSync(() => createRoot(main, { onUncaughtError }).render(tree));
          // Back is to show the page that the visitor comes from at once, as its document would.
          pages.load(prerendered).catch(() => {});
        }
        return arrival;
      });
    },
  };
}

/** Tells those who wait for it that a page stands, or that the visitor has gone back before it did. */
function createArrivals() {
  const waiting: (() => void)[] = [];
  const announce = () => {
    for (const resolve of waiting.splice(0)) resolve();
  };
  addEventListener("popstate", announce);
  return { announce, next: () => new Promise<void>((resolve) => waiting.push(resolve)) };
}

/** Lets the browser blend the old page into the new one, where it can and nothing asks it to keep still. */
async function withViewTransition({ isStill }: AppContext, change: () => Promise<void>): Promise<void> {
  if (isStill() || !("startViewTransition" in document)) return change();
  const { ready, finished, updateCallbackDone } = document.startViewTransition(change);
  // A transition that another one cuts short is no error.
  for (const promise of [ready, finished]) promise.catch(() => {});
  await updateCallbackDone;
}

/** Returns what fills `<main>` again after React has failed and emptied it. */
function rememberMain({ main, attach, hydrate }: AppContext): () => void {
  const path = location.pathname;
  const nodes = hydrate ? [...main.childNodes].map((node) => node.cloneNode(true)) : [];
  return () => {
    // To load this page again would only bring the error back.
    if (hydrate && location.pathname === path) {
      main.replaceChildren(...nodes);
      attach();
    } else location.reload();
  };
}
