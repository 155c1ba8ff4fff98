import type { Sample } from "./pixel-contrast.ts";

declare global {
  interface Window {
    /** The texts, controls and icons that have something else than plain colours behind them. */
    pictured: Set<Node>;
  }
}

interface Collected {
  /** Of those that look the same, in elements of one kind, the first. */
  readonly plain: Sample[];
  readonly pictured: Sample[];
}

/**
 * Runs in the browser: every text that can be seen within elements of a selector, which needs a contrast of 4.5:1, or
 * 7:1 where it is body copy;
 * every icon of a button, and the edge of every control that has one, which need 3:1. The window has `provideGrounds`. With
 * `again` those that are pictured, where they are now.
 */
export function collectSamples({ within, again }: { within: string; again: boolean }): Collected {
  const plain = new Map<string, Sample>();
  const pictured: Sample[] = [];
  if (!again) window.pictured = new Set();
  const add = (node: Node, kind: string, sample: Sample) => {
    if (!sample.plain) {
      window.pictured.add(node);
      pictured.push(sample);
      return;
    }
    const look = [kind, ...sample.colours, sample.opacity, sample.ratio, ...sample.plain].join(" ");
    if (!plain.has(look)) plain.set(look, sample);
  };
  const isAsked = (node: Node) => !again || window.pictured.has(node);
  const describeElement = (element: Element) => `<${element.localName} class="${element.getAttribute("class") ?? ""}">`;
  // Texts have their ancestors in common, of which each is asked once.
  const once = <Value>(find: (element: Element) => Value): ((element: Element) => Value) => {
    const known = new Map<Element, Value>();
    return (element) => {
      const value = known.has(element) ? (known.get(element) as Value) : find(element);
      known.set(element, value);
      return value;
    };
  };
  const opacityOf = once((element: Element): number => {
    const { parentElement } = element;
    return Number(getComputedStyle(element).opacity) * (parentElement ? opacityOf(parentElement) : 1);
  });
  const isSeen = (element: Element) => {
    return (
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest(".visually-hidden, :disabled") &&
      getComputedStyle(element).clipPath !== "inset(50%)"
    );
  };
  const boxOf = ({ left, top, width, height }: DOMRect, inset: number) => ({
    x: left + scrollX,
    y: top + scrollY + inset,
    width,
    height: height - 2 * inset,
  });
  const scrollerOf = once((element: Element): Element | null => {
    const { parentElement } = element;
    if (/auto|scroll/.test(getComputedStyle(element).overflowX)) return element;
    return parentElement && scrollerOf(parentElement);
  });
  /** What is behind a box, which is in pixels of the whole page. */
  const groundOf = (element: Element, { x, y, width, height }: Sample["box"]) => {
    if (again) return {};
    const [left, top] = [x - scrollX, y - scrollY];
    return window.groundOf(element, { left, top, right: left + width, bottom: top + height });
  };
  const hasColour = (colour: string) => !/^rgba\(.*, 0\)$/.test(colour);

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!isAsked(node)) continue;
    const parent = node.parentElement;
    const text = (node.textContent ?? "").trim();
    if (!parent?.closest(within) || text === "" || !isSeen(parent)) continue;
    const isBody =
      parent.closest("main :is(p, li, dd, td)") && !parent.closest("a, button, h1, h2, h3, h4, dt, pre, mark");
    const range = new Range();
    range.selectNodeContents(node);
    const scroller = scrollerOf(parent)?.getBoundingClientRect();
    const { color, fill } = getComputedStyle(parent);
    const colours = [parent instanceof SVGElement ? fill : color];
    const looks = { colours, opacity: opacityOf(parent), ratio: isBody ? 7 : 4.5 };
    for (const rect of range.getClientRects()) {
      // Letters do not fill a line's box, and code samples and wide tables scroll.
      if (scroller && rect.right > scroller.right) continue;
      // The skip link waits above the window.
      if (rect.bottom < 0 && parent.matches("body > a")) continue;
      const box = boxOf(rect, rect.height * 0.15);
      const kind = describeElement(parent);
      add(node, kind, { what: `${kind} ${text.slice(0, 40)}`, box, ...groundOf(parent, box), ...looks });
    }
  }

  for (const control of document.querySelectorAll("a, button")) {
    if (!isSeen(control)) continue;
    const style = getComputedStyle(control);
    const rect = control.getBoundingClientRect();
    const edge =
      style.borderTopStyle === "solid" &&
      Number.parseFloat(style.borderTopWidth) >= 1 &&
      hasColour(style.borderTopColor);
    if (edge && isAsked(control)) {
      const colours = [style.borderTopColor, style.backgroundColor].filter(hasColour);
      const box = { x: rect.left + scrollX + 8, y: rect.top + scrollY - 2, width: rect.width - 16, height: 1 };
      const what = `edge of ${describeElement(control)}`;
      add(control, what, {
        what,
        box,
        ...groundOf(control.parentElement ?? control, box),
        colours,
        opacity: opacityOf(control),
        ratio: 3,
      });
    }
    for (const icon of control.querySelectorAll("svg")) {
      if (!isAsked(icon)) continue;
      const colours = [getComputedStyle(icon).stroke];
      const box = boxOf(icon.getBoundingClientRect(), 0);
      const ground = groundOf(icon, box);
      const what = `icon of ${describeElement(control)}`;
      add(icon, what, { what, box, ...ground, colours, opacity: opacityOf(icon), ratio: 3 });
    }
  }
  return { plain: [...plain.values()], pictured };
}
