/** An element as the server has sent it, and the one that stands for it on the page, which scripts and the reader may have changed. */
interface Part {
  readonly html: string;
  live: Element;
}

export interface PartListener {
  onAdded(element: Element): void;
  onRemoved(element: Element): void;
  /** An element is about to be replaced; the result is called once it has been. */
  onReplaced(old: Element): (fresh: Element) => void;
}

/**
 * The children of an element of the page, beside what the server sent. An update replaces those that the server sends differently now;
 * the others stay as scripts and the reader have left them.
 */
export class PageParts {
  readonly #parent: Element;
  readonly #listener: PartListener;
  #parts: readonly Part[];

  constructor(parent: Element, listener: PartListener) {
    this.#parent = parent;
    this.#listener = listener;
    this.#parts = partsOf(parent);
  }

  update(next: Element): void {
    const [old, coming] = [this.#parts, partsOf(next)];
    const most = Math.min(old.length, coming.length);
    let start = 0;
    while (start < most && old[start]?.html === coming[start]?.html) start++;
    let end = 0;
    while (end < most - start && old.at(-1 - end)?.html === coming.at(-1 - end)?.html) end++;
    const changed = old.slice(start, old.length - end);
    const kept = old.slice(0, start);
    const fresh: Part[] = [];
    for (const [index, part] of coming.slice(start, coming.length - end).entries()) {
      const previous = fresh.at(-1) ?? kept.at(-1);
      fresh.push(this.#change(changed[index], part, previous));
    }
    for (const { live } of changed.slice(fresh.length)) {
      this.#listener.onRemoved(live);
      live.remove();
    }
    this.#parts = [...kept, ...fresh, ...old.slice(old.length - end)];
  }

  /**
   * Takes the children of another page for those that React and the scripts have put in their place: as they are shown, or to be replaced
   * by the next update. False where these are others.
   */
  take(next: Element, { asShown }: { readonly asShown: boolean }): boolean {
    const coming = partsOf(next);
    if (coming.length !== this.#parts.length) return false;
    this.#parts = coming.map(({ html }, index) => ({
      html: asShown || html === "<main>" ? html : "",
      live: this.#parts[index]?.live as Element,
    }));
    return true;
  }

  replace(old: Element, fresh: Element): void {
    const part = this.#parts.find(({ live }) => live === old);
    if (part) part.live = fresh;
    this.#replace(old, fresh);
  }

  #change(old: Part | undefined, part: Part, previous: Part | undefined): Part {
    if (old?.html === part.html) return old;
    // Of a copied script a browser would say that its text is not to be trusted. None of them runs.
    const isScript = part.live.localName === "script";
    const live = isScript ? document.adoptNode(part.live) : document.importNode(part.live, true);
    if (old) this.#replace(old.live, live);
    else {
      if (previous) previous.live.after(live);
      else this.#parent.prepend(live);
      this.#listener.onAdded(live);
    }
    return { ...part, live };
  }

  #replace(old: Element, fresh: Element): void {
    const finish = this.#listener.onReplaced(old);
    old.replaceWith(fresh);
    finish(fresh);
  }
}

/** Vite puts the styles of modules into the head, and the loader what it prefetches. */
const foreign = "style[data-vite-dev-id], link[rel=modulepreload]";

/** The parts of an element. `<main>` stands for itself alone, as its blocks are parts of their own. */
function partsOf(parent: Element): readonly Part[] {
  return [...parent.children]
    .filter((child) => !child.matches(foreign))
    .map((live) => ({ html: live.matches("main") ? "<main>" : live.outerHTML, live }));
}
