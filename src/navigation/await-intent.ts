import type { NavigationContext } from "./running-app.ts";
import type { Navigation } from "./start-navigation.ts";

/**
 * Prefetches the page that somebody intends to go to, never under Save-Data. The first intent brings client navigation: who reads one
 * page, or clicks at once, needs nothing of it.
 */
export function awaitIntent(context: NavigationContext): void {
  let navigation: Promise<Navigation> | undefined;
  let intent: number | undefined;
  let latest: EventTarget | null;
  const load = () => {
    navigation ??= import("./start-navigation.ts").then(({ startNavigation }) => startNavigation(context));
    return navigation;
  };
  const onIntent = ({ target }: Event) => {
    latest = target;
    clearTimeout(intent);
    if ((navigator as NetworkNavigator).connection?.saveData) return;
    if (!(target as Element).closest('a[href^="/"]')) return;
    // A click at once, or a pointer that only passes, would fetch for nothing.
    intent = window.setTimeout(() => {
      load()
        .then(({ prefetch }) => prefetch(latest))
        .catch(() => {
          navigation = undefined;
        });
    }, 50);
  };
  document.addEventListener("pointerover", onIntent);
  document.addEventListener("focusin", onIntent);
  document.addEventListener("click", () => clearTimeout(intent));
}

/** The Network Information API, which only some browsers have and which TypeScript does not declare. */
interface NetworkNavigator extends Navigator {
  readonly connection?: { readonly saveData?: boolean };
}
