import type { NavigationContext } from "./running-app.ts";
import type { Navigation } from "./start-navigation.ts";

/**
 * Prefetches the page that the visitor intends to open, never under Save-Data. The first intent loads client navigation: people who
 * read one page, or click at once, do not need it.
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
    // An immediate click, or a pointer just passing, would fetch for nothing.
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
