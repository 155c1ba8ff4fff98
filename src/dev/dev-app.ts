import { startApp } from "../navigation/entry-app.tsx";
import type { AppContext, RunningApp } from "../navigation/running-app.ts";
import { reactState } from "./react-state.ts";

/** The app in development: it tells when it shows a page, and leaves the next page to the browser once anything has changed. */
async function startDevApp(context: AppContext): Promise<RunningApp> {
  const app = await startApp({
    ...context,
    attach(elements) {
      reactState.ownsMain = true;
      // The page stands in this task.
      setTimeout(() => reactState.onArrival());
      return context.attach(elements);
    },
  });
  return {
    prepare: app.prepare,
    navigate: (url) => (reactState.isStale ? Promise.reject(new Error("The content has changed.")) : app.navigate(url)),
  };
}

addEventListener("popstate", () => {
  if (reactState.isStale && reactState.ownsMain) location.reload();
});

export { startDevApp as startApp };
