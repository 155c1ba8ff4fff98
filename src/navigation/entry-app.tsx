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
  let router: NavigateFunction | undefined;
  let failed = false;
  let latest: URL | undefined;

  const setRouter = (navigate: NavigateFunction) => {
    router = navigate;
  };
  const tree = (
    <BrowserRouter>
      <App pages={pages} presenter={presenter} onReady={setRouter} />
    </BrowserRouter>
  );
  const bringBack = rememberMain(context, presenter);
  const onUncaughtError = (error: unknown) => {
    failed = true;
    reportError(error);
    bringBack();
  };

  if (hydrate) {
    await pages.load(location.pathname);
    hydrateRoot(main, tree, { onUncaughtError });
  }
  return {
    async navigate(url) {
      latest = url;
      const isFirst = !router && !hydrate;
      try {
        await pages.load(url.pathname);
        // Its page comes later than the click that followed.
        if (latest !== url) return;
      } catch (error) {
        if (latest !== url) return;
        // The browser may bring this page back from its cache.
        if (isFirst) presenter.stay();
        throw error;
      }
      if (failed || (hydrate && !router)) throw new Error("React does not run.");
      // A second click on the same link.
      if (location.pathname === url.pathname) return;
      presenter.leave();
      if (router) return router(url.pathname + url.search + url.hash);
      // The router takes its first location from the address bar, and would else write a number of its own into the entry.
      history.pushState({ key: createKey(), idx: 0 }, "", url);
      // At once, so that a second click finds the router.
      flushSync(() => createRoot(main, { onUncaughtError }).render(tree));
      // Back is to show the page that the visitor comes from at once, as its document would. The new one is painted first.
      requestAnimationFrame(() => setTimeout(() => pages.load(prerendered).catch(() => {})));
    },
  };
}

/** Returns what fills `<main>` again after React has failed and emptied it. */
function rememberMain({ main, hydrate }: AppContext, presenter: PagePresenter): () => void {
  const path = location.pathname;
  const nodes = hydrate ? [...main.childNodes].map((node) => node.cloneNode(true)) : [];
  return () => {
    // To load this page again would only bring the error back.
    if (hydrate && location.pathname === path) {
      main.replaceChildren(...nodes);
      presenter.stay();
    } else location.reload();
  };
}
