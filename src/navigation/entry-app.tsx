import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { addStyle } from "./add-style.ts";
import { createRoutes, pageRoute } from "./app.tsx";
import { readPage } from "./page-content.ts";
import { createKey, createPagePresenter } from "./present-page.ts";
import type { AppContext, LoadedPage, PageToShow, RunningApp } from "./running-app.ts";

/** Starts the app for `<main>`, which waits for a click. */
export async function startApp(context: AppContext): Promise<RunningApp> {
  const { main } = context;
  const prerendered = location.pathname;
  const load = createLoader(context);
  const presenter = createPagePresenter(context);
  let router: ReturnType<typeof createBrowserRouter> | undefined;
  let hasFailed = false;
  let lastClicked: URL | undefined;

  const onFailure = (error: unknown) => {
    hasFailed = true;
    reportError(error);
    location.reload();
  };
  const createRouter = (page: LoadedPage) =>
    createBrowserRouter(createRoutes({ load, presenter, onFailure }), {
      hydrationData: { loaderData: { [pageRoute]: page } },
    });
  return {
    prepare: load,
    async navigate(url) {
      lastClicked = url;
      const page = await load(url.pathname).catch((error) => {
        if (lastClicked === url) throw error;
      });
      // Another click came while the page was loading.
      if (!page || lastClicked !== url) return;
      if (hasFailed) throw new Error("React does not run.");
      // A second click on the same link.
      if (location.pathname === url.pathname) return;
      // Throws while React is about to hydrate the page.
      presenter.leave();
      if (router) return router.navigate(url.pathname + url.search + url.hash);
      // The router reads its first location from the address bar. Without `idx` it would replace the entry's state.
      history.pushState({ key: createKey(), idx: 0 }, "", url);
      router = createRouter(page);
      // In a transition, Back would show its page one frame late.
      const tree = <RouterProvider router={router} useTransitions={false} />;
      flushSync(() => createRoot(main, options).render(tree));
      // Loads the page that Back leads to, so that Back shows it at once; after the new page has been painted.
      requestAnimationFrame(() => setTimeout(() => load(prerendered).catch(() => {})));
    },
  };
}

function createLoader({ loadPage }: AppContext): (path: string) => Promise<LoadedPage> {
  const loading = new Map<string, Promise<LoadedPage>>();
  const prepare = (page: PageToShow) => {
    addStyle(page.style);
    return readPage(page);
  };
  return (path) => {
    const page = loading.get(path) ?? loadPage(path).then(prepare);
    loading.set(path, page);
    // A click may have stopped it.
    page.catch(() => loading.delete(path));
    return page;
  };
}

/** The error element reports its own errors. */
const options = { onCaughtError: () => {} };
