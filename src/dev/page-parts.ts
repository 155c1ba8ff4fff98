/** An element as the server sent it, and its counterpart on the page, which scripts and the reader may have changed. */
interface Part {
  readonly html: string;
  readonly live: Element;
}

export interface PartListener {
  onAdded(element: Element): void;
  onRemoved(element: Element): void;
  /** An element is about to be replaced; the result is called once it has been. */
  onReplaced(old: Element): (fresh: Element) => void;
}

/**
 * Follows the children of an element of the page, along with what the server sent. The returned function replaces those that now
 * arrive differently; the others stay as scripts and the reader have left them.
 */
export function followParts(parent: Element, listener: PartListener): (next: Element) => void {
  let old = partsOf(parent);

  function change(before: Part | undefined, part: Part, previous: Part | undefined): Part {
    if (before?.html === part.html) return before;
    // A browser would report a copied script as untrusted. None of them runs.
    const isScript = part.live.localName === "script";
    const live = isScript ? document.adoptNode(part.live) : document.importNode(part.live, true);
    if (before) {
      const finish = listener.onReplaced(before.live);
      before.live.replaceWith(live);
      finish(live);
    } else {
      if (previous) previous.live.after(live);
      else parent.prepend(live);
      listener.onAdded(live);
    }
    return { ...part, live };
  }

  return (next) => {
    const coming = partsOf(next);
    const most = Math.min(old.length, coming.length);
    let start = 0;
    while (start < most && old[start]?.html === coming[start]?.html) start++;
    let end = 0;
    while (end < most - start && old.at(-1 - end)?.html === coming.at(-1 - end)?.html) end++;
    const changed = old.slice(start, old.length - end);
    const kept = old.slice(0, start);
    const fresh: Part[] = [];
    for (const [index, part] of coming.slice(start, coming.length - end).entries())
      fresh.push(change(changed[index], part, fresh.at(-1) ?? kept.at(-1)));
    for (const { live } of changed.slice(fresh.length)) {
      listener.onRemoved(live);
      live.remove();
    }
    old = [...kept, ...fresh, ...old.slice(old.length - end)];
  };
}

/** Vite puts the styles of modules into the head, and the loader what it prefetches. */
const foreign = "style[data-vite-dev-id], link[rel=modulepreload]";

/** The parts of an element. `<main>` counts without its children, because its blocks are parts of their own. */
function partsOf(parent: Element): readonly Part[] {
  return [...parent.children]
    .filter((child) => !child.matches(foreign))
    .map((live) => ({ html: live.matches("main") ? "<main>" : live.outerHTML, live }));
}
