import { currentMark, sectionMark } from "../layout/current-mark.ts";
import type { PageData } from "../site.ts";
import { isNewEntryNext, nextPageState, type PageState } from "./next-page-state.ts";
import type { AppContext } from "./running-app.ts";

/**
 * Presents pages after a client navigation as the browser does after its own: title, language, focus, scroll position.
 * The order of `leave`, `arrive` and `complete` is that of `nextPageState`.
 */
export interface PagePresenter {
  /** Remembers the scroll position of the current page. Must be called before a new history entry is made. */
  leave(): void;
  /** True if the next page is shown from its top, so that only its first block is urgent. */
  startsAtTop(): boolean;
  /** Presents the page of the current address, of which at least the first block has just been rendered. */
  arrive(page: PageData): void;
  /** Presents the rest of the page, once all of its blocks are rendered, and what the footer says of it. */
  complete(page: PageData): void;
  /** Attaches the behaviours again, if a click has detached them and its navigation fails. Changes no state. */
  stay(): void;
}

type ShowPurposes = (page: PageData) => void;

/** Creates the presenter. It attaches the behaviours of each page that arrives and detaches those of the one before. */
export function createPagePresenter(context: AppContext, showPurposes: ShowPurposes): PagePresenter {
  const { main, hydrate } = context;
  const positions = new Map<string, number>();
  const attachments = createAttachments(context);
  let path = location.pathname;
  let state: PageState = hydrate ? "prerendered" : "standing";
  /** The scroll position to show an arriving page at; undefined leaves it to the browser. */
  let start: number | "start" | undefined;

  const remember = () => {
    const key = entryKey();
    // On Back and Forward the browser may scroll before the page has arrived: the old page's position is none of the
    // entry.
    if (key !== undefined && location.pathname === path) positions.set(key, scrollY);
  };
  addEventListener("scroll", remember, { passive: true });

  return {
    leave() {
      state = nextPageState(state, "leave");
      if (entryKey() === undefined) history.replaceState({ ...history.state, key: createKey() }, "");
      remember();
    },
    startsAtTop: () => isNewEntryNext(state) && location.hash === "",
    arrive(page) {
      path = location.pathname;
      document.title = page.title;
      const canonical = document.querySelector<HTMLLinkElement>("link[rel=canonical]");
      // Browsers share this address of a page, not that of the window.
      if (canonical) canonical.href = new URL(path, canonical.href).href;
      // Setting even the same language would make the browser recompute every style of the header and the footer.
      const root = document.documentElement;
      if (root.lang !== page.language) Object.assign(root, { lang: page.language, dir: page.direction ?? "" });
      attachments.detach();
      attachments.attachNew();
      start = isNewEntryNext(state) ? "start" : positions.get(entryKey() ?? "");
      state = nextPageState(state, "arrive");
      if (state === "hydrated") return;
      markCurrentPage();
      main.setAttribute("aria-busy", "true");
      if (start === "start") scrollTo({ top: 0, behavior: "instant" });
    },
    complete(page) {
      main.removeAttribute("aria-busy");
      attachments.attachNew();
      if (state !== "hydrated") {
        showPurposes(page);
        // By then React has rendered what the footer says of the page, to which the address may lead.
        queueMicrotask(() => moveTo(main, start));
      }
      state = nextPageState(state, "complete");
    },
    stay: attachments.attachAll,
  };
}

/** The behaviours attached in `<main>`. A page may be rendered in two parts, and so its behaviours attached in two. */
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

/** A key for a history entry, in the form of the router's own keys. */
export function createKey(): string {
  return Math.random().toString(36).slice(2, 10);
}

function entryKey(): string | undefined {
  return history.state?.key;
}

/** Marks, as the prerender does, the links to the current page and the entries of the menu that it is below. */
function markCurrentPage(): void {
  const current = location.pathname;
  const hrefOf = (link: Element) => link.getAttribute("href") ?? "";
  // The first link of the header is that of the brand.
  const place = { current, home: hrefOf(document.querySelector("header a") as Element) };
  for (const link of document.querySelectorAll("header nav a, footer nav a")) {
    link.ariaCurrent = hrefOf(link) === current ? "page" : null;
  }
  for (const entry of document.querySelectorAll("header nav > ul > li > :first-child")) {
    const links = [...(entry.parentElement?.querySelectorAll("ul a") ?? [])];
    entry.ariaCurrent =
      (entry.matches("a") ? currentMark(hrefOf(entry), place) : sectionMark(links.map(hrefOf), place)) ?? null;
  }
}

/**
 * Focuses the target of the address, which it opens, or else the heading, and scrolls to that target or to a position, if
 * it is known.
 */
function moveTo(main: HTMLElement, position: number | "start" | undefined): void {
  const name = location.hash.slice(1);
  const target = document.getElementById(name) ?? document.getElementById(decoded(name));
  const closed = target?.closest<HTMLDetailsElement>("details");
  if (closed) closed.open = true;
  if (target instanceof HTMLInputElement) target.checked = true;
  focusOn(target ?? main.querySelector("h1") ?? main);
  if (position === "start") target?.scrollIntoView({ behavior: "instant" });
  else if (position !== undefined) scrollTo({ top: position, behavior: "instant" });
}

/** The name of letters in an address. Nothing has one that cannot be decoded. */
function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** Focuses an element. One that is not focusable is made so until it loses the focus. */
function focusOn(element: HTMLElement): void {
  if (element.tabIndex < 0 && !element.hasAttribute("tabindex")) {
    element.tabIndex = -1;
    element.addEventListener("blur", () => element.removeAttribute("tabindex"), { once: true });
  }
  element.focus({ preventScroll: true });
}
