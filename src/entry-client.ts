import { attachBehaviours } from "./behaviours/attach-behaviours.ts";
import { browserEnvironment } from "./behaviours/browser-environment.ts";
import "./behaviours/disclosure-menu.ts";
import "./behaviours/header-scroll.ts";
import "./behaviours/side-menu.ts";
import { createPageLoader } from "./navigation/page-loader.ts";
import type { AppModule, RunningApp } from "./navigation/running-app.ts";
import { startNavigation } from "./navigation/start-navigation.ts";

/** Runs on every page: attaches the behaviours, and brings React only when the visitor or the page needs it. */
function start(main: HTMLElement, app: string): void {
  const attach = (elements: Iterable<HTMLElement>) => attachBehaviours(elements, browserEnvironment);
  const attachTo = (selector: string) => attach(document.querySelectorAll<HTMLElement>(selector));
  const attachPage = () => attachTo("main [data-behaviour]");
  const hydrate = "hydrate" in main.dataset;
  const loader = createPageLoader(app, main.dataset["policy"]);
  let running: Promise<RunningApp> | undefined;

  const loadApp = () => {
    // Animations of the old page would take frames from the new one.
    detach();
    running ??= import(/* @vite-ignore */ app)
      .then(({ startApp }: AppModule) => startApp({ main, loadModule: loader.load, attach, detach, hydrate }))
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
  startNavigation(loader, loadApp, () => running !== undefined);
  // Safari has no `requestIdleCallback`. A failure is ignored, because the blocks also work without React.
  if (hydrate) (window.requestIdleCallback ?? setTimeout)(() => loadApp().catch(() => {}));
}

// Every page has a `<main>` and a script with `data-app`.
start(
  document.querySelector("main") as HTMLElement,
  document.querySelector<HTMLElement>("script[data-app]")?.dataset["app"] as string,
);
