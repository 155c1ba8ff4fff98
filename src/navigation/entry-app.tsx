import { flushSync } from "react-dom";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { BrowserRouter, type NavigateFunction } from "react-router-dom";
import { labelsOf } from "../labels.ts";
import { ContactPurposes } from "../layout/footer/contact-form.tsx";
import type { PageData } from "../site.ts";
import { App } from "./app.tsx";
import { createPageDataClient } from "./page-data-client.ts";
import { createKey, createPagePresenter, type PagePresenter } from "./present-page.ts";
import type { AppContext, RunningApp } from "./running-app.ts";

/**
 * React in this document. The first navigation starts it, unless the prerendered page has to be hydrated. It can
 * navigate while it is `unstarted` or has a `running` router, and never again once it has `failed`.
 */
type ReactState = "unstarted" | "hydrating" | "failed" | { readonly running: NavigateFunction };

/** Starts the app for `<main>`. With `hydrate` React takes over the prerendered page, else it waits for a click. */
export async function startApp(context: AppContext): Promise<RunningApp> {
  const { main, hydrate } = context;
  const prerendered = location.pathname;
  const pages = createPageDataClient(context.loadModule);
  const presenter = createPagePresenter(context, createPurposeRenderer());
  let react: ReactState = hydrate ? "hydrating" : "unstarted";
  let lastClicked: URL | undefined;

  const setRouter = (running: NavigateFunction) => {
    react = { running };
  };
  const tree = (
    <BrowserRouter>
      <App pages={pages} presenter={presenter} onReady={setRouter} />
    </BrowserRouter>
  );
  const bringBack = rememberMain(context, presenter);
  const onUncaughtError = (error: unknown) => {
    react = "failed";
    reportError(error);
    bringBack();
  };

  if (hydrate) {
    await pages.load(location.pathname);
    hydrateRoot(main, tree, { onUncaughtError });
  }
  return {
    async navigate(url) {
      lastClicked = url;
      try {
        await pages.load(url.pathname);
        // Another click came while the page was loading.
        if (lastClicked !== url) return;
      } catch (error) {
        if (lastClicked !== url) return;
        // The browser now navigates natively, and may restore this document from its back/forward cache.
        if (react === "unstarted") presenter.stay();
        throw error;
      }
      if (react === "failed" || react === "hydrating") throw new Error("React does not run.");
      // A second click on the same link.
      if (location.pathname === url.pathname) return;
      presenter.leave();
      if (react !== "unstarted") return react.running(url.pathname + url.search + url.hash);
      // The router reads its first location from the address bar. Without `idx` it would replace the entry's state.
      history.pushState({ key: createKey(), idx: 0 }, "", url);
      // Rendered synchronously, so that a second click finds the router.
      flushSync(() => createRoot(main, { onUncaughtError }).render(tree));
      // Loads the page that Back leads to, so that Back shows it at once; after the new page has been painted.
      requestAnimationFrame(() => setTimeout(() => pages.load(prerendered).catch(() => {})));
    },
  };
}

/** Returns a function that renders what people may write for from a page into the footer, in place of what stands there. */
function createPurposeRenderer() {
  let root: Root | undefined;
  return ({ purposes, labels }: PageData) => {
    if (!purposes) return;
    const list = document.querySelector("[data-purposes]");
    root ??= list ? createRoot(list) : undefined;
    // The key makes React choose anew what the page means, though other pages have the same purposes.
    root?.render(<ContactPurposes key={location.pathname} purposes={purposes} labels={labelsOf(labels)} />);
  };
}

/** Returns a function that restores `<main>` after React has failed and emptied it. */
function rememberMain({ main, hydrate }: AppContext, presenter: PagePresenter): () => void {
  const path = location.pathname;
  const nodes = hydrate ? [...main.childNodes].map((node) => node.cloneNode(true)) : [];
  return () => {
    // Reloading this page would only repeat the error.
    if (hydrate && location.pathname === path) {
      main.replaceChildren(...nodes);
      presenter.stay();
    } else location.reload();
  };
}
