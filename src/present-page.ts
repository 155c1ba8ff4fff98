import type { AppContext } from "./running-app.ts";
import type { PageData } from "./site.ts";

/** Does for a client navigation what the browser does for its own: title, language, focus, scroll position. */
export interface PagePresenter {
  /** Notes where the visitor leaves the current page for a new history entry. */
  leave(): void;
  /** Presents the page that has just been rendered for the current address. */
  arrive(page: PageData): void;
}

/** Creates the presenter. It attaches the behaviours of each page that arrives and detaches those of the one before. */
export function createPagePresenter({ main, attach, detach, hydrate }: AppContext): PagePresenter {
  /** Where the visitor was in each history entry, by its key. */
  const positions = new Map<string, number>();
  let path = location.pathname;
  let detachCurrent = detach;
  let isPresented = hydrate;
  let isNewEntry = false;

  const remember = () => {
    const key = entryKey();
    // On Back and Forward the browser may scroll before the page has come: that is no position of the visitor's.
    if (key !== undefined && location.pathname === path) positions.set(key, scrollY);
  };
  addEventListener("scroll", remember, { passive: true });

  return {
    leave() {
      if (entryKey() === undefined) history.replaceState({ ...history.state, key: createKey() }, "");
      remember();
      isNewEntry = true;
    },
    arrive(page) {
      path = location.pathname;
      document.title = page.title;
      document.documentElement.lang = page.language;
      detachCurrent();
      detachCurrent = attach();
      if (!isPresented) {
        markCurrentPage();
        moveTo(main, isNewEntry ? "start" : positions.get(entryKey() ?? ""));
      }
      isPresented = isNewEntry = false;
    },
  };
}

/** A key for a history entry, such as the router makes. */
export function createKey(): string {
  return Math.random().toString(36).slice(2, 10);
}

function entryKey(): string | undefined {
  return history.state?.key;
}

function markCurrentPage(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>("header nav a, footer nav a")) {
    if (link.getAttribute("href") === location.pathname) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
  }
}

/** Moves the focus to what the address names, and the page to a position; an unknown one is left to the browser. */
function moveTo(main: HTMLElement, position: number | "start" | undefined): void {
  const target = document.getElementById(location.hash.slice(1));
  focusOn(target ?? main.querySelector("h1") ?? main);
  if (position === "start" && target) target.scrollIntoView({ behavior: "instant" });
  else if (position !== undefined) scrollTo({ top: position === "start" ? 0 : position, behavior: "instant" });
}

/** Focuses an element that need not be focusable, for as long as it has the focus. */
function focusOn(element: HTMLElement): void {
  if (element.tabIndex < 0 && !element.hasAttribute("tabindex")) {
    element.tabIndex = -1;
    element.addEventListener("blur", () => element.removeAttribute("tabindex"), { once: true });
  }
  element.focus({ preventScroll: true });
}
