import { attachBehaviours } from "./behaviours/attach-behaviours.ts";
import "./behaviours/disclosure-menu.ts";
import "./behaviours/header-scroll.ts";
import "./behaviours/side-menu.ts";
import { awaitIntent } from "./navigation/await-intent.ts";
import type { NavigationContext } from "./navigation/running-app.ts";

/** Runs on every page: attaches the behaviours, and brings client navigation only when the visitor needs it. */
function start(main: HTMLElement): void {
  attachBehaviours(document.querySelectorAll<HTMLElement>("[data-behaviour]:not(main *)"));
  const context: NavigationContext = {
    main,
    attach: attachBehaviours,
    detach: attachBehaviours(main.querySelectorAll<HTMLElement>("[data-behaviour]")),
    isRouting: false,
  };
  awaitIntent(context);
  followHistory(context);
  chooseTarget();
  // Also for a link to the current address.
  addEventListener("popstate", chooseTarget);
  const loadForms = () => import("./navigation/forms.ts");
  if (location.search) void loadForms();
  document.addEventListener("focusin", ({ target }) => (target as Element).closest("form") && loadForms());
}

/** Prepares a document for Back and Forward, whether the app ever runs in it or not. */
function followHistory(context: NavigationContext): void {
  const prerendered = location.pathname;

  // Back and Forward must not scroll smoothly: a quick second step would save a position in the middle of the
  // animation.
  window.navigation?.addEventListener("navigate", ({ navigationType }) => {
    document.documentElement.toggleAttribute("data-traverse", navigationType === "traverse");
  });

  // After a reload, Back and Forward may lead to entries that the app of the previous document has pushed.
  addEventListener("popstate", () => context.isRouting || location.pathname === prerendered || location.reload());
}

/** Selects the choice in a form that the address points to, such as the reason for contact, and focuses it. */
function chooseTarget(): void {
  // Of elements with an id, only form elements also have a type.
  const target = document.getElementById(location.hash.slice(1)) as HTMLInputElement | null;
  if (!target?.type) return;
  target.checked = true;
  target.focus({ preventScroll: true });
}

// Every page has a `<main>`.
start(document.querySelector("main") as HTMLElement);
