/** What is behind a part of an element. */
export interface Ground {
  /** Where nothing but plain colours is behind it: these, the last of them opaque, the first in front. */
  readonly plain?: readonly string[];
}

declare global {
  interface Window {
    /** What is behind a box, in pixels of the window, of an element that is painted with its ancestors. */
    groundOf: (element: Element, box: Pick<DOMRect, "left" | "top" | "right" | "bottom">) => Ground;
    /** The styles on which the contrast of the text of an element depends, as a text: its own, what is behind it, and those of all that it stands in. */
    kindOf: (element: Element) => string;
  }
}

/** Runs in the browser: gives the window functions that say what is behind an element of the page as it is now. */
export function provideGrounds(): void {
  interface Box {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  }
  interface Painted extends Box {
    /** Whose box it is; what is drawn before or after an element is behind its own texts, too. */
    readonly owner: Element | undefined;
  }
  const everywhere: Box = { left: -1e6, top: -1e6, right: 1e6, bottom: 1e6 };
  const isClear = (colour: string) => /^rgba\(.*, 0\)$|\/ 0\)$/.test(colour);
  const isOpaque = (colour: string) => !/^rgba|\//.test(colour);
  const hasEdge = (style: CSSStyleDeclaration) =>
    /[a-z]/.test(style.borderStyle.replaceAll("none", "")) && !/^0px(?: 0px)*$/.test(style.borderWidth);
  const isPainted = (style: CSSStyleDeclaration) =>
    !isClear(style.backgroundColor) ||
    style.backgroundImage !== "none" ||
    style.boxShadow !== "none" ||
    style.outlineStyle !== "none" ||
    hasEdge(style);
  const isMixed = ({ opacity, filter, backdropFilter, mixBlendMode }: CSSStyleDeclaration) =>
    opacity !== "1" || filter !== "none" || backdropFilter !== "none" || mixBlendMode !== "normal";
  const overlaps = (a: Box, b: Box) =>
    a.left < b.right - 0.5 && b.left < a.right - 0.5 && a.top < b.bottom - 0.5 && b.top < a.bottom - 0.5;
  const holds = (outer: Box, inner: Box) =>
    outer.left <= inner.left + 0.5 &&
    outer.top <= inner.top + 0.5 &&
    outer.right >= inner.right - 0.5 &&
    outer.bottom >= inner.bottom - 0.5;
  /** How far shadows, within or without, reach from the edge of a box. */
  const reachOf = (shadow: string) =>
    Math.max(
      0,
      ...shadow.split(/,(?![^(]*\))/).map((one) => {
        const [x = 0, y = 0, blur = 0, spread = 0] = Array.from(one.matchAll(/(-?[\d.]+)px/g), ([, size]) =>
          Number(size),
        );
        return Math.max(Math.abs(x), Math.abs(y)) + blur + spread;
      }),
    );
  const grown = ({ left, top, right, bottom }: Box, by: number): Box => {
    return { left: left - by, top: top - by, right: right + by, bottom: bottom + by };
  };
  /** How far what is drawn around a box reaches. */
  const aroundOf = ({ boxShadow, outlineStyle, outlineWidth, outlineOffset }: CSSStyleDeclaration) => {
    const outline = outlineStyle === "none" ? 0 : Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
    return Math.max(boxShadow === "none" ? 0 : reachOf(boxShadow), outline);
  };

  /** Whether what is drawn before or after an element has a place of its own, so that no text lies on it. */
  const isBeside = ({ position, transform, margin, gridArea }: CSSStyleDeclaration) =>
    position === "static" && transform === "none" && !margin.includes("-") && gridArea === "auto";
  /** Where it is, as far as it can be known. */
  const pseudoBox = (element: Element, style: CSSStyleDeclaration): Box => {
    if (!/absolute|fixed/.test(style.position)) return element.getBoundingClientRect();
    if (style.position === "fixed" || style.transform !== "none") return everywhere;
    let holder: Element | null = element;
    while (holder && getComputedStyle(holder).position === "static") holder = holder.parentElement;
    const around = (holder ?? document.documentElement).getBoundingClientRect();
    const [left, top, right, bottom] = [style.left, style.top, style.right, style.bottom].map(Number.parseFloat);
    if (left === undefined || top === undefined || right === undefined || bottom === undefined) return everywhere;
    if (![left, top, right, bottom].every(Number.isFinite)) return everywhere;
    // A border of the holder moves it by less than this.
    const [slack, { left: x, top: y, right: end, bottom: low }] = [4, around];
    return { left: x + left - slack, top: y + top - slack, right: end - right + slack, bottom: low - bottom + slack };
  };

  const drawn = "img, svg, canvas, video, iframe, object, embed, picture";
  const painted: Painted[] = [];
  for (const element of document.body.querySelectorAll("*")) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    // Pictures within controls are of the controls, and parts of drawings within these.
    if (element.matches("a svg, button svg, svg *")) continue;
    const style = getComputedStyle(element);
    if (element.matches(drawn) || isPainted(style)) {
      for (const rect of element.getClientRects()) painted.push({ owner: element, ...grown(rect, aroundOf(style)) });
    }
  }
  for (const element of document.querySelectorAll(":is(html, body, body *):not(svg *)")) {
    for (const part of ["::before", "::after"]) {
      const style = getComputedStyle(element, part);
      if (style.content === "none" || style.display === "none" || style.visibility !== "visible") continue;
      if ((!isPainted(style) && !style.content.includes("url(")) || isBeside(style)) continue;
      if (!element.checkVisibility()) continue;
      painted.push({ owner: undefined, ...grown(pseudoBox(element, style), aroundOf(style)) });
    }
  }

  /** What is painted, by the parts of the page, from top to bottom, in which it is; what is in many of them is in none. */
  const [partHeight, parts, high] = [400, new Map<number, Painted[]>(), [] as Painted[]];
  const partsOf = ({ top, bottom }: Pick<Box, "top" | "bottom">) => {
    const [first, last] = [Math.floor(top / partHeight), Math.floor(bottom / partHeight)];
    return last - first > 20 ? undefined : Array.from({ length: last - first + 1 }, (_, index) => first + index);
  };
  for (const one of painted) {
    for (const part of partsOf(one) ?? [undefined]) {
      if (part === undefined) high.push(one);
      else if (!parts.get(part)?.push(one)) parts.set(part, [one]);
    }
  }
  const paintedNear = (box: Pick<Box, "top" | "bottom">) => {
    const near = partsOf(box)?.flatMap((part) => parts.get(part) ?? []);
    return near ? [...high, ...near] : painted;
  };

  interface Layer {
    /** Nothing, where there is a picture or colours are mixed. */
    readonly colour: string | undefined;
    /** Where there is that colour alone. */
    readonly boxes: readonly Box[];
  }
  const layers = new Map<Element, Layer>();
  const layerOf = (element: Element): Layer => {
    const known = layers.get(element);
    if (known) return known;
    const style = getComputedStyle(element);
    const { backgroundColor, backgroundImage, boxShadow } = style;
    const edge = boxShadow.includes("inset") ? reachOf(boxShadow) : 0;
    // The ground of the page is everywhere.
    const isPage = element === document.body || element === document.documentElement;
    const layer: Layer = {
      colour: backgroundImage !== "none" || isMixed(style) ? undefined : backgroundColor,
      boxes: isPage ? [everywhere] : Array.from(element.getClientRects(), (rect) => grown(rect, -edge)),
    };
    layers.set(element, layer);
    return layer;
  };
  window.groundOf = (element, box) => {
    if (element.closest("svg")?.matches(":not(a svg, button svg)")) return {};
    const plain: string[] = [];
    for (let one: Element | null = element; one; one = one.parentElement) {
      const { colour, boxes } = layerOf(one);
      if (colour === undefined) return {};
      if (isClear(colour)) continue;
      if (!boxes.some((outer) => holds(outer, box))) return {};
      plain.push(colour);
      if (isOpaque(colour)) break;
    }
    if (!isOpaque(plain.at(-1) ?? "rgba()")) return {};
    return paintedNear(box).some((other) => overlaps(other, box) && !other.owner?.contains(element)) ? {} : { plain };
  };

  const kinds = new Map<Element, string>();
  const placeOf = (element: Element): string => {
    const known = kinds.get(element);
    if (known !== undefined) return known;
    const look = [null, "::before", "::after"].map((part) => {
      const style = getComputedStyle(element, part);
      if (part && style.content === "none") return "";
      const { backgroundColor, backgroundImage, opacity, filter, position, zIndex } = style;
      return [backgroundColor, backgroundImage, opacity, filter, position, zIndex].join("|");
    });
    const { parentElement } = element;
    // What lies in the same place as another part may be behind it.
    const beside = [...(parentElement?.children ?? [])].filter(
      (other) => other !== element && /absolute|fixed/.test(getComputedStyle(other).position),
    );
    const names = beside.map(
      (other) => `${other.localName}.${other.getAttribute("class")}.${other.getAttribute("src")}`,
    );
    const kind = [...look, ...names, parentElement ? placeOf(parentElement) : ""].join(" ");
    kinds.set(element, kind);
    return kind;
  };
  window.kindOf = (element) => {
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    const { plain = ["a picture"] } = window.groundOf(element, element.getBoundingClientRect());
    const own = [element.localName, element.getAttribute("class"), color, fontSize, fontWeight, textShadow, ...plain];
    return [...own, placeOf(element)].join(" ");
  };
}
