import type { Location, NavigationType } from "react-router-dom";
import type { AppContext } from "./running-app.ts";
import type { PageData } from "./site.ts";

/** Does for a client navigation what the browser does for its own: title, language, focus, scroll position. */
export interface PagePresenter {
  /** Remembers where the page that is about to be left is scrolled to. */
  leave(): void;
  /** Presents a page that has just been rendered. */
  arrive(page: PageData, location: Location, type: NavigationType): void;
}

/** Creates the presenter. It attaches the behaviours of each page that arrives and detaches those of the one before. */
export function createPagePresenter({ main, attach, detach, hydrate }: AppContext): PagePresenter {
  const positions = new Map<string, number>();
  let key = "default";
  let detachCurrent = detach;
  let hydrating = hydrate;

  // The browser moves the page itself on Back and Forward; what counts is where the visitor left it.
  window.addEventListener("scrollend", () => {
    if (history.state?.key === undefined || history.state.key === key) positions.set(key, window.scrollY);
  });

  return {
    leave() {
      positions.set(key, window.scrollY);
    },
    arrive(page, location, type) {
      detachCurrent();
      detachCurrent = attach(main);
      key = location.key;
      if (hydrating) {
        hydrating = false;
        return;
      }
      document.title = page.title;
      document.documentElement.lang = page.language;
      markCurrentPage(location.pathname);
      const target = document.getElementById(location.hash.slice(1));
      moveFocus(target ?? main.querySelector("h1") ?? main);
      if (type === "POP") scrollTo({ top: positions.get(key) ?? 0, behavior: "instant" });
      else if (target) target.scrollIntoView({ behavior: "instant" });
      else scrollTo({ top: 0, behavior: "instant" });
    },
  };
}

function moveFocus(element: HTMLElement): void {
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

function markCurrentPage(path: string): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>("body > :not(main) a")) {
    if (link.getAttribute("href") === path) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
  }
}
