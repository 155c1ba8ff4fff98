import { attachBehaviours } from "./behaviours/attachment/attach-behaviours.ts";
import { browserEnvironment } from "./behaviours/attachment/browser-environment.ts";
import "./behaviours/disclosure-menu.ts";
import "./behaviours/header-scroll.ts";
import "./behaviours/side-menu.ts";
import { awaitIntent } from "./navigation/await-intent.ts";
import { chooseTarget } from "./navigation/choose-target.ts";
import { followHistory } from "./navigation/follow-history.ts";
import type { NavigationContext } from "./navigation/running-app.ts";

/** Runs on every page: attaches the behaviours, and brings client navigation only when the visitor or the page needs it. */
function start(main: HTMLElement): void {
  const attach = (elements: Iterable<HTMLElement>) => attachBehaviours(elements, browserEnvironment);
  const attachTo = (selector: string) => attach(document.querySelectorAll<HTMLElement>(selector));
  const attachPage = () => attachTo("main [data-behaviour]");
  const hydrate = "hydrate" in main.dataset;
  attachTo("[data-behaviour]:not(main *)");
  const detach = hydrate ? () => {} : attachPage();
  const context: NavigationContext = { main, attach, attachPage, hydrate, detach, running: undefined };
  const loadNavigation = awaitIntent(context);
  followHistory(context);
  chooseTarget();
  // Also where a link leads to the address that is there already.
  addEventListener("popstate", chooseTarget);
  // Safari has no `requestIdleCallback`. A failure is ignored, because the blocks also work without React.
  if (hydrate)
    (window.requestIdleCallback ?? setTimeout)(() =>
      loadNavigation()
        .then(({ loadApp }) => loadApp())
        .catch(() => {}),
    );
}

// Every page has a `<main>`.
start(document.querySelector("main") as HTMLElement);
