import type { PageData } from "../site.ts";
import type { AppContext } from "./running-app.ts";

/** Does for a client navigation what the browser does for its own: title, language, focus, scroll position. */
export interface PagePresenter {
  /** Notes where the visitor leaves the current page for a new history entry. */
  leave(): void;
  /** Whether the page to come is shown from its top, so that what is further down may come later. */
  startsAtTop(): boolean;
  /** Presents the page whose first block, at least, has just been rendered for the current address. */
  arrive(page: PageData): void;
  /** Presents what the page has besides, now that all of it stands. */
  complete(): void;
  /** Attaches the behaviours of the page anew that a click has detached and that stays all the same. */
  stay(): void;
}

/** Creates the presenter. It attaches the behaviours of each page that arrives and detaches those of the one before. */
export function createPagePresenter(context: AppContext): PagePresenter {
  const { main, hydrate } = context;
  /** Where the visitor was in each history entry, by its key. */
  const positions = new Map<string, number>();
  const attachments = createAttachments(context);
  let path = location.pathname;
  let isPresented = hydrate;
  let isNewEntry = false;
  let start: number | "start" | undefined;

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
    startsAtTop: () => isNewEntry && location.hash === "",
    arrive(page) {
      path = location.pathname;
      document.title = page.title;
      // Even the same language would make the browser compute every style of header and footer anew.
      if (document.documentElement.lang !== page.language) document.documentElement.lang = page.language;
      attachments.detach();
      attachments.attachNew();
      start = isNewEntry ? "start" : positions.get(entryKey() ?? "");
      isNewEntry = false;
      if (isPresented) return;
      markCurrentPage();
      main.setAttribute("aria-busy", "true");
      if (start === "start") scrollTo({ top: 0, behavior: "instant" });
    },
    complete() {
      main.removeAttribute("aria-busy");
      attachments.attachNew();
      if (!isPresented) moveTo(main, start);
      isPresented = false;
    },
    stay: attachments.attachAll,
  };
}

/** What is attached to the page that stands in `<main>`. A page may come in parts. */
function createAttachments({ main, attach, detach }: AppContext) {
  const attached = new WeakSet<HTMLElement>();
  const detachments = [detach];
  const elementsOf = () => [...main.querySelectorAll<HTMLElement>("[data-behaviour]")];
  return {
    detach() {
      for (const detachPart of detachments.splice(0)) detachPart();
    },
    attachNew() {
      const elements = elementsOf().filter((one) => !attached.has(one));
      for (const element of elements) attached.add(element);
      detachments.push(attach(elements));
    },
    attachAll() {
      detachments.push(attach(elementsOf()));
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

/** Moves the focus to what the address names, and the page to it or to a position; an unknown one is left to the browser. */
function moveTo(main: HTMLElement, position: number | "start" | undefined): void {
  const target = document.getElementById(location.hash.slice(1));
  focusOn(target ?? main.querySelector("h1") ?? main);
  if (position === "start") target?.scrollIntoView({ behavior: "instant" });
  else if (position !== undefined) scrollTo({ top: position, behavior: "instant" });
}

/** Focuses an element that need not be focusable, for as long as it has the focus. */
function focusOn(element: HTMLElement): void {
  if (element.tabIndex < 0 && !element.hasAttribute("tabindex")) {
    element.tabIndex = -1;
    element.addEventListener("blur", () => element.removeAttribute("tabindex"), { once: true });
  }
  element.focus({ preventScroll: true });
}
