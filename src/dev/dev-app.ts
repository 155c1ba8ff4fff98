import { startApp } from "../navigation/entry-app.tsx";
import type { AppContext, PageModule, RunningApp } from "../navigation/running-app.ts";
import { reactState } from "./react-state.ts";

/** The module of a page, as the dev server sends it. */
interface DevPageModule extends PageModule {
  /** See `DevData`. */
  readonly version?: string;
}

/** The app in development: it tells which page it shows, and leaves the next page to the browser once anything has changed. */
async function startDevApp(context: AppContext): Promise<RunningApp> {
  reactState.context = context;
  if (context.hydrate) reactState.ownsMain = true;
  const app = await startApp({
    ...context,
    async loadModule(route) {
      const module: DevPageModule = await context.loadModule(route);
      reactState.versions.set(route, module.version);
      return module;
    },
    attach(elements) {
      reactState.ownsMain = true;
      // The page stands in this task.
      setTimeout(() => reactState.onArrival());
      return context.attach(elements);
    },
  });
  return {
    navigate: (url) => (reactState.isStale ? Promise.reject(new Error("The content has changed.")) : app.navigate(url)),
  };
}

addEventListener("popstate", () => {
  if (reactState.isStale && reactState.ownsMain) location.reload();
});

export { startDevApp as startApp };
