import { attachBehaviours } from "./behaviours/attach-behaviours.ts";
import { browserEnvironment } from "./behaviours/browser-environment.ts";
import type { AppModule, PageModule, RunningApp } from "./navigation/running-app.ts";
import { startNavigation } from "./navigation/start-navigation.ts";
import { pageModuleAddress } from "./page-module-address.ts";

/** Runs on every page: attaches the behaviours, and brings React only when the visitor or the page needs it. */
function start(main: HTMLElement, app: string): void {
  const attach = (elements: Iterable<HTMLElement>) => attachBehaviours(elements, browserEnvironment);
  const attachTo = (selector: string) => attach(document.querySelectorAll<HTMLElement>(selector));
  const attachPage = () => attachTo("main [data-behaviour]");
  const hydrate = "hydrate" in main.dataset;
  const importPage = (route: string): Promise<PageModule> => import(/* @vite-ignore */ pageModuleAddress(route));
  let running: Promise<RunningApp> | undefined;

  const loadApp = () => {
    // Animations of the old page would take frames from the new one.
    detach();
    running ??= import(/* @vite-ignore */ app)
      .then(({ startApp }: AppModule) => startApp({ main, app, importPage, attach, detach, hydrate }))
      .catch((error) => {
        running = undefined;
        // The browser now navigates natively, and may restore this document from its back/forward cache.
        detach = attachPage();
        throw error;
      });
    return running;
  };

  attachTo("[data-behaviour]:not(main *)");
  let detach = hydrate ? () => {} : attachPage();
  startNavigation(
    (route) => [app, pageModuleAddress(route)],
    loadApp,
    () => running !== undefined,
  );
  // Safari has no `requestIdleCallback`. A failure is ignored, because the blocks also work without React.
  if (hydrate) (window.requestIdleCallback ?? setTimeout)(() => loadApp().catch(() => {}));
}

// Every page has a `<main>` and a script with `data-app`.
start(
  document.querySelector("main") as HTMLElement,
  document.querySelector<HTMLElement>("script[data-app]")?.dataset["app"] as string,
);
