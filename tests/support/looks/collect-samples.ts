import type { Box } from "./pixels.ts";

/** A part of a page whose colours must stand out from what is behind it. */
export interface Sample {
  readonly what: string;
  /** In pixels of the whole page. */
  readonly box: Box;
  /** Any CSS colours; one that stands out is enough. */
  readonly colours: readonly string[];
  /** What the ancestors leave of its opacity. */
  readonly opacity: number;
  /** The least contrast. */
  readonly ratio: number;
}

/**
 * Runs in the browser: every text that can be seen within elements of a selector, which needs a contrast of 4.5:1, or 7:1 where it
 * is body copy; every icon of a button, and the edge of every control that has one, which need 3:1.
 */
export function collectSamples(within: string): Sample[] {
  const samples: Sample[] = [];
  const describeElement = (element: Element) => `<${element.localName} class="${element.getAttribute("class") ?? ""}">`;
  const opacityOf = (element: Element): number => {
    const { parentElement } = element;
    return Number(getComputedStyle(element).opacity) * (parentElement ? opacityOf(parentElement) : 1);
  };
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
  const scrollerOf = (element: Element): Element | null => {
    if (/auto|scroll/.test(getComputedStyle(element).overflowX)) return element;
    return element.parentElement && scrollerOf(element.parentElement);
  };
  const hasColour = (colour: string) => !/^rgba\(.*, 0\)$/.test(colour);

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = (node.textContent ?? "").trim();
    if (!parent?.closest(within) || text === "" || !isSeen(parent)) continue;
    const isBody =
      parent.closest("main :is(p, li, dd, td)") && !parent.closest("a, button, h1, h2, h3, h4, dt, pre, mark");
    const range = new Range();
    range.selectNodeContents(node);
    const scroller = scrollerOf(parent)?.getBoundingClientRect();
    const { color, fill } = getComputedStyle(parent);
    const looks = {
      what: `${describeElement(parent)} ${text.slice(0, 40)}`,
      colours: [parent instanceof SVGElement ? fill : color],
      opacity: opacityOf(parent),
      ratio: isBody ? 7 : 4.5,
    };
    for (const rect of range.getClientRects()) {
      // Letters do not fill a line's box, and code samples and wide tables scroll.
      if (scroller && rect.right > scroller.right) continue;
      // The skip link waits above the window.
      if (rect.bottom < 0 && parent.matches("body > a")) continue;
      samples.push({ box: boxOf(rect, rect.height * 0.15), ...looks });
    }
  }

  for (const control of document.querySelectorAll("a, button")) {
    if (!isSeen(control)) continue;
    const style = getComputedStyle(control);
    const rect = control.getBoundingClientRect();
    const opacity = opacityOf(control);
    const hasEdge =
      style.borderTopStyle === "solid" &&
      Number.parseFloat(style.borderTopWidth) >= 1 &&
      hasColour(style.borderTopColor);
    if (hasEdge) {
      samples.push({
        what: `edge of ${describeElement(control)}`,
        box: { x: rect.left + scrollX + 8, y: rect.top + scrollY - 2, width: rect.width - 16, height: 1 },
        colours: [style.borderTopColor, style.backgroundColor].filter(hasColour),
        opacity,
        ratio: 3,
      });
    }
    for (const icon of control.querySelectorAll("svg")) {
      samples.push({
        what: `icon of ${describeElement(control)}`,
        box: boxOf(icon.getBoundingClientRect(), 0),
        colours: [getComputedStyle(icon).stroke],
        opacity: opacityOf(icon),
        ratio: 3,
      });
    }
  }
  return samples;
}
