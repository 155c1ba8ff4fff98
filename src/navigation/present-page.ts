import { fillForms } from "./fill-forms.ts";
import type { AppContext } from "./running-app.ts";

/** Presents pages after a client navigation as the browser does after its own. */
export interface PagePresenter {
  /** Remembers the scroll position of the current page. Must be called before a new history entry is made. */
  leave(): void;
  /** True if the next page is shown from the top, so that only its first block is urgent. */
  startsAtTop(): boolean;
  /** Presents the page of the current address once at least its first block is rendered. */
  arrive(page: Document): void;
  /** Presents the rest of the page once all of its blocks are rendered, and updates the footer for it. */
  complete(page: Document): void;
}

/** Creates the presenter. It attaches the behaviours of each page that arrives and detaches those of the one before. */
export function createPagePresenter(context: AppContext): PagePresenter {
  const { main } = context;
  const positions = new Map<string, number>();
  const attachments = createAttachments(context);
  let path = location.pathname;
  /** Whether the next page belongs to a new history entry, not to Back or Forward. */
  let isNewEntry = false;
  /** The scroll position to show an arriving page at; undefined leaves it to the browser. */
  let start: number | "start" | undefined;

  // Reading it after a click, once behaviours are detached, would force another layout of the old page.
  let position = scrollY;
  const remember = () => {
    const key = entryKey();
    // On Back and Forward the browser may scroll before the page has arrived: that position does not belong to the
    // entry.
    if (key !== undefined && location.pathname === path) positions.set(key, position);
  };
  const nameEntry = () => {
    if (entryKey() === undefined) history.replaceState({ ...history.state, key: createKey() }, "");
  };
  const onScroll = () => {
    position = scrollY;
    remember();
  };
  addEventListener("scroll", onScroll, { passive: true });
  // Not on the click, where it would take some of its time.
  nameEntry();

  return {
    leave() {
      isNewEntry = true;
      // A link within the page has made an entry of its own.
      nameEntry();
      remember();
    },
    startsAtTop: () => isNewEntry && location.hash === "",
    arrive(page) {
      path = location.pathname;
      document.title = page.title;
      const canonical = document.querySelector<HTMLLinkElement>("link[rel=canonical]");
      // Browsers share this address, not that of the window.
      if (canonical) canonical.href = new URL(path, canonical.href).href;
      attachments.detach();
      main.setAttribute("aria-busy", "true");
      attachments.attachNew();
      start = isNewEntry ? "start" : positions.get(entryKey() ?? "");
      // A click may come before the rest of this page arrives: the next one is then a new entry again.
      isNewEntry = false;
      followFrame(page);
      if (start === "start") scrollTo({ top: 0, behavior: "instant" });
    },
    complete(page) {
      main.removeAttribute("aria-busy");
      attachments.attachNew();
      followFooter(page);
      fillForms(main);
      moveTo(main, start);
    },
  };
}

/** The behaviours attached in `<main>`. A page may be rendered in two parts, and so its behaviours attached in two. */
function createAttachments({ main, attach }: AppContext) {
  const detachments: (() => void)[] = [];
  return {
    detach() {
      for (const detachPart of detachments.splice(0)) detachPart();
    },
    attachNew() {
      detachments.push(attach(main.querySelectorAll<HTMLElement>("[data-behaviour]:not([data-attached])")));
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

/** Copies from another page what its menus say about it: the current links, and those of its languages. */
function followFrame(page: Document): void {
  const links = "header nav a, header nav > ul > li > :first-child, footer nav a";
  const theirs = page.querySelectorAll(links);
  for (const [index, link] of document.querySelectorAll(links).entries()) {
    const { ariaCurrent = null } = theirs[index] ?? {};
    if (link.ariaCurrent !== ariaCurrent) link.ariaCurrent = ariaCurrent;
    const href = theirs[index]?.getAttribute("href");
    if (href && href !== link.getAttribute("href")) link.setAttribute("href", href);
  }
}

function followFooter(page: Document): void {
  const [mine, theirs] = [document, page].map((one) => one.querySelector("[data-purposes]"));
  const purposes = theirs?.cloneNode(true).childNodes ?? [];
  if (purposes.length > 0) mine?.replaceChildren(...purposes);
}

/** Opens and focuses the target of the address, or else the heading, and scrolls there or to a known position. */
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

/** Decodes an anchor. Nothing has one that cannot be decoded. */
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
