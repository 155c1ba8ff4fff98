import { flushSync } from "react-dom";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { labelsOf } from "../labels.ts";
import { ContactPurposes } from "../layout/footer/contact-form.tsx";
import type { PageData } from "../site.ts";
import { createRoutes, pageRoute } from "./app.tsx";
import { createKey, createPagePresenter, type PagePresenter } from "./present-page.ts";
import type { AppContext, LoadedPage, PageModule, RunningApp } from "./running-app.ts";

type Router = ReturnType<typeof createBrowserRouter>;

/** Starts the app for `<main>`. With `hydrate` React takes over the prerendered page, else it waits for a click. */
export async function startApp(context: AppContext): Promise<RunningApp> {
  const { main, hydrate } = context;
  const prerendered = location.pathname;
  const load = createLoader(context.loadModule);
  const presenter = createPagePresenter(context, createPurposeRenderer());
  const bringBack = rememberMain(context, presenter);
  let router: Router | undefined;
  let hasFailed = false;
  let lastClicked: URL | undefined;

  const onFailure = (error: unknown) => {
    hasFailed = true;
    reportError(error);
    bringBack();
  };
  const createRouter = (page: LoadedPage) =>
    createBrowserRouter(createRoutes({ load, presenter, onFailure }), {
      hydrationData: { loaderData: { [pageRoute]: page } },
    });
  if (hydrate) {
    router = createRouter(await load(prerendered));
    hydrateRoot(main, toTree(router), options);
  }
  return {
    async navigate(url) {
      lastClicked = url;
      let page: LoadedPage;
      try {
        page = await load(url.pathname);
        // Another click came while the page was loading.
        if (lastClicked !== url) return;
      } catch (error) {
        if (lastClicked !== url) return;
        // The browser now navigates natively, and may restore this document from its back/forward cache.
        if (!router) presenter.stay();
        throw error;
      }
      if (hasFailed) throw new Error("React does not run.");
      // A second click on the same link.
      if (location.pathname === url.pathname) return;
      // Throws while React is about to take the page over.
      presenter.leave();
      if (router) return router.navigate(url.pathname + url.search + url.hash);
      // The router reads its first location from the address bar. Without `idx` it would replace the entry's state.
      history.pushState({ key: createKey(), idx: 0 }, "", url);
      router = createRouter(page);
      const tree = toTree(router);
      flushSync(() => createRoot(main, options).render(tree));
      // Loads the page that Back leads to, so that Back shows it at once; after the new page has been painted.
      requestAnimationFrame(() => setTimeout(() => load(prerendered).catch(() => {})));
    },
  };
}

/** Returns a function that loads a page and its components, which are static modules of the same origin, once. */
function createLoader(loadModule: AppContext["loadModule"]): (route: string) => Promise<LoadedPage> {
  const loading = new Map<string, Promise<LoadedPage>>();
  return (route) => {
    const page = loading.get(route) ?? loadModule(route).then(withComponents);
    loading.set(route, page);
    return page;
  };
}

async function withComponents({ page, modules }: PageModule): Promise<LoadedPage> {
  // Those of blocks export their components by type, and one of words the labels. Those of behaviours export nothing: they register themselves.
  const named = await Promise.all(modules.map((address) => import(/* @vite-ignore */ address)));
  const { labels, ...components } = Object.assign({ labels: page.labels }, ...named);
  return { page: { ...page, labels }, components };
}

/** What the error element shows is reported by it. */
const options = { onCaughtError: () => {} };

/** In transitions, Back would show its page a frame too late. */
function toTree(router: Router) {
  return <RouterProvider router={router} useTransitions={false} />;
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
