import type { NavigationContext } from "./running-app.ts";

/** Prepares a document for Back and Forward, whether the app ever runs in it or not. */
export function followHistory(context: NavigationContext): void {
  const prerendered = location.pathname;

  // Back and Forward must not scroll smoothly: a quick second step would save a position in the middle of the
  // animation.
  window.navigation?.addEventListener("navigate", ({ navigationType }) => {
    document.documentElement.toggleAttribute("data-traverse", navigationType === "traverse");
  });

  // After a reload, Back and Forward may lead to entries that the app of the previous document has pushed. Once it runs,
  // it handles them itself.
  addEventListener("popstate", () => context.running || location.pathname === prerendered || location.reload());
}
