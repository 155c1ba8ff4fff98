import { attachBehaviours } from "./behaviours/attach-behaviours.ts";
import { browserEnvironment } from "./behaviours/browser-environment.ts";
import { startNavigation } from "./navigation.ts";
import { createPageDataClient } from "./page-data-client.ts";
import type { AppModule, RunningApp } from "./running-app.ts";

/** Runs on every page: attaches the behaviours, and brings React only when the visitor or the page needs it. */
function start(main: HTMLElement, appAddress: string): void {
  const attach = (root: HTMLElement) => attachBehaviours(root, browserEnvironment);
  const pages = createPageDataClient(appAddress);
  const hydrate = "hydrate" in main.dataset;
  let running: Promise<RunningApp> | undefined;

  for (const part of document.querySelectorAll<HTMLElement>("body > :not(main)")) attach(part);
  const detach = hydrate ? () => {} : attach(main);
  const loadApp = () => {
    running ??= import(/* @vite-ignore */ appAddress).then((app: AppModule) =>
      app.startApp({ main, pages, attach, detach, hydrate }),
    );
    return running;
  };
  startNavigation({ pages, loadApp, isRunning: () => running !== undefined });
  // The blocks work without React, so they need not wait for it when it cannot be had.
  if (hydrate) whenIdle(() => loadApp().catch(() => attach(main)));
}

function whenIdle(callback: () => void): void {
  // Safari does not have it.
  if ("requestIdleCallback" in window) requestIdleCallback(callback);
  else setTimeout(callback, 200);
}

const main = document.querySelector("main");
const appAddress = document.querySelector<HTMLScriptElement>("script[data-app]")?.dataset["app"];
if (main && appAddress) start(main, appAddress);
