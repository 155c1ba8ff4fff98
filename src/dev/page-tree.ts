import { alignNodes } from "./align-nodes.ts";

/** Calls with which a `PageTree` tells of the elements that it changes. */
export interface TreeListener {
  /** An element came, with all that is in it. */
  onAdded(element: Element): void;
  /** An element is about to go, with all that is in it. */
  onRemoved(element: Element): void;
  /** An element is about to be replaced, because its content has changed under its script; the result is called after that. */
  onReplaced(old: Element): (fresh: Element) => void;
}

/**
 * A part of the page as the server has sent it, beside what has become of it in the browser. An update changes on the
 * page only what differs between two versions of the server's: what scripts and the visitor have changed stays.
 */
export class PageTree {
  readonly #root: Element;
  readonly #listener: TreeListener;
  readonly #liveOf = new WeakMap<Node, Node>();
  readonly #sentOf = new WeakMap<Node, Node>();
  /** Elements on the page with a behaviour whose content has changed under it. */
  readonly #disturbed = new Set<Element>();

  /** Takes an element of the page as it came, without what `isForeign` says is not the server's. */
  constructor(live: Element, listener: TreeListener, isForeign: (node: Node) => boolean = () => false) {
    this.#listener = listener;
    // The copy of an element is one.
    this.#root = this.#copy(live, isForeign) as Element;
  }

  /** Changes the page to what the server sends now. */
  update(next: Element): void {
    this.#disturbed.clear();
    this.#change(this.#root, next);
    for (const element of this.#disturbed) {
      const isInOther = [...this.#disturbed].some((other) => other !== element && other.contains(element));
      if (element.isConnected && !isInOther) this.#replace(element);
    }
  }

  /** Takes a new version of an element whose content on the page is not the server's, and leaves the page as it is. */
  forget(selector: string, next: Element): void {
    const sent = this.#root.querySelector(selector);
    const live = sent && this.#liveOf.get(sent);
    if (!sent || !live) return;
    const copy = next.cloneNode(true);
    sent.replaceWith(copy);
    this.#pair(copy, live);
  }

  /** Puts what the server has sent last in the place of an element of the page. */
  renew(selector: string): void {
    const sent = this.#root.querySelector(selector);
    // Elements on the page stand for those that were sent.
    if (sent) this.#replace(this.#liveOf.get(sent) as Element);
  }

  #copy(live: Node, isForeign: (node: Node) => boolean): Node {
    const copy = live.cloneNode(false);
    this.#pair(copy, live);
    for (const child of live.childNodes) if (!isForeign(child)) copy.appendChild(this.#copy(child, isForeign));
    return copy;
  }

  #pair(sent: Node, live: Node): void {
    this.#liveOf.set(sent, live);
    this.#sentOf.set(live, sent);
  }

  /** Remembers which nodes of a fresh copy stand for which of the server's. */
  #pairAll(sent: Node, live: Node): void {
    this.#pair(sent, live);
    for (const [index, child] of sent.childNodes.entries()) this.#pairAll(child, live.childNodes[index] as Node);
  }

  #change(sent: Node, next: Node): void {
    if (sent.isEqualNode(next)) return;
    if (sent instanceof Element && next instanceof Element) {
      this.#changeAttributes(sent, next);
      this.#changeChildren(sent, next);
    } else {
      const live = this.#liveOf.get(sent);
      if (live?.isConnected && live.nodeValue === sent.nodeValue) live.nodeValue = next.nodeValue;
      else this.#disturb(sent);
      sent.nodeValue = next.nodeValue;
    }
  }

  #changeAttributes(sent: Element, next: Element): void {
    const live = this.#liveOf.get(sent);
    const names = new Set([...sent.getAttributeNames(), ...next.getAttributeNames()]);
    for (const name of names) {
      const value = next.getAttribute(name);
      if (value === sent.getAttribute(name)) continue;
      for (const element of [sent, live]) {
        if (!(element instanceof Element)) continue;
        if (value === null) element.removeAttribute(name);
        else element.setAttribute(name, value);
      }
      // Behaviours read these when they are attached.
      if (name.startsWith("data-")) this.#disturb(sent);
    }
  }

  #changeChildren(sent: Element, next: Element): void {
    let following: ChildNode | null = null;
    for (const { before, after } of alignNodes([...sent.childNodes], [...next.childNodes]).reverse()) {
      if (before && after) {
        this.#change(before, after);
        following = before;
      } else if (before) this.#remove(before);
      else if (after) following = this.#insert(sent, after, following);
    }
  }

  #insert(parent: Element, next: ChildNode, following: ChildNode | null): ChildNode {
    // Copies of nodes that stand below an element can stand below one.
    const sent = parent.insertBefore(next.cloneNode(true), following) as ChildNode;
    const fresh = document.importNode(next, true) as ChildNode;
    this.#pairAll(sent, fresh);
    const [live, place] = [this.#liveOf.get(parent) as Element, following && this.#liveOf.get(following)];
    const last = sent.previousSibling && this.#liveOf.get(sent.previousSibling);
    if (place?.parentNode === live) live.insertBefore(fresh, place);
    else if (last?.parentNode === live) live.insertBefore(fresh, last.nextSibling);
    else live.append(fresh);
    this.#disturb(parent);
    if (fresh instanceof Element) this.#listener.onAdded(fresh);
    return sent;
  }

  #remove(sent: ChildNode): void {
    const live = this.#liveOf.get(sent) as ChildNode | undefined;
    const parent = sent.parentElement;
    if (live instanceof Element) this.#listener.onRemoved(live);
    live?.remove();
    sent.remove();
    if (parent) this.#disturb(parent);
  }

  /**
   * Notes that the content of an element has changed under its behaviour, or that what stood there is no longer on the
   * page. Then the nearest element that can be is replaced.
   */
  #disturb(sent: Node, isLost = false): void {
    const live = this.#liveOf.get(sent);
    if (!(live instanceof Element && live.isConnected)) {
      if (sent.parentNode) this.#disturb(sent.parentNode, true);
      return;
    }
    const concerned = live.closest("[data-behaviour]:not(main)");
    if (concerned && this.#sentOf.has(concerned)) this.#disturbed.add(concerned);
    else if (isLost && sent !== this.#root) this.#disturbed.add(live);
  }

  #replace(live: Element): void {
    const sent = this.#sentOf.get(live);
    if (!sent) return;
    const finish = this.#listener.onReplaced(live);
    // The copy of an element is one.
    const fresh = document.importNode(sent, true) as Element;
    this.#pairAll(sent, fresh);
    live.replaceWith(fresh);
    finish(fresh);
  }
}
