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
  const pages = createPageDataClient(context);
  const presenter = createPagePresenter(context);
  /** Called as soon as the page that is navigated to stands. */
  let onArrival = () => {};
  const announced: PagePresenter = {
    ...presenter,
    arrive(page) {
      presenter.arrive(page);
      onArrival();
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
    onArrival();
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
      presenter.leave();
      const show = () => {
        if (router) return router(url.pathname + url.search + url.hash);
        // The router takes its first location from the address bar.
        history.pushState({ key: createKey() }, "", url);
        // At once, so that a second click finds the router.
        flushSync(() => createRoot(main, { onUncaughtError }).render(tree));
      };
      await withViewTransition(
        () =>
          new Promise<void>((resolve) => {
            onArrival = resolve;
            show();
          }),
      );
    },
  };
}

/** Lets the browser blend the old page into the new one, where it can and nothing asks it to keep still. */
function withViewTransition(change: () => Promise<void>): Promise<void> {
  const isStill =
    matchMedia("(prefers-reduced-motion: reduce)").matches || "paused" in document.documentElement.dataset;
  if (isStill || !("startViewTransition" in document)) return change();
  return document.startViewTransition(change).updateCallbackDone;
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
