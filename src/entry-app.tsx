import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter, type NavigateFunction } from "react-router-dom";
import { App } from "./app.tsx";
import { createPagePresenter } from "./present-page.ts";
import type { AppContext, RunningApp } from "./running-app.ts";

/** Starts React for `<main>`. With `hydrate` it takes over the prerendered page; else the first navigation renders. */
export async function startApp(context: AppContext): Promise<RunningApp> {
  const { main, pages, hydrate } = context;
  const prerendered = { path: location.pathname, nodes: [...main.childNodes].map((node) => node.cloneNode(true)) };
  const presenter = createPagePresenter(context);
  let router: NavigateFunction | undefined;
  let failed = false;
  const setRouter = (navigate: NavigateFunction) => {
    router = navigate;
  };
  const tree = (
    <BrowserRouter>
      <App pages={pages} presenter={presenter} onReady={setRouter} />
    </BrowserRouter>
  );
  // React has emptied `<main>` by then. A reload would fail in the same way where the page is the prerendered one.
  const onUncaughtError = () => {
    failed = true;
    if (location.pathname === prerendered.path) main.replaceChildren(...prerendered.nodes);
    else location.reload();
  };
  if (hydrate) {
    await pages.load(location.pathname);
    hydrateRoot(main, tree, { onUncaughtError });
  }
  return {
    async navigate(url) {
      if (failed) throw new Error("The app has stopped.");
      await pages.load(url.pathname);
      presenter.leave();
      if (router) return router(url.pathname + url.search + url.hash);
      // The router takes its first location from the address bar.
      history.pushState({ key: "first", idx: 1 }, "", url);
      createRoot(main, { onUncaughtError }).render(tree);
    },
  };
}
