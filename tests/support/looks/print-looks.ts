/** Texts that are the same as long as a part of a page is the same, each in more than the one before it. */
export interface Looks {
  /** Its markup, and which of its elements can be seen. */
  readonly seen: string;
  /** The same with its boxes and their styles. */
  readonly shape: string;
  /** The same with its colours. */
  readonly look: string;
}

/** Runs in the browser: prints of the elements of each selector, with all that is in them. Boxes are those of the whole page. */
export function printLooks(selectors: readonly string[]): Promise<Looks[]> {
  const form = ["display", "visibility", "position", "overflow", "clip", "clip-path", "z-index", "pointer-events"];
  const text = ["font-size", "font-weight", "line-height", "text-decoration", "text-indent", "cursor"];
  const paint = ["color", "background-color", "background-image", "opacity", "text-shadow", "box-shadow", "filter"];
  const edges = ["border-color", "border-style", "outline", "fill", "stroke", "mix-blend-mode"];
  const styleOf = (element: Element, names: readonly string[]) =>
    [undefined, "::before", "::after"]
      .map((pseudo) => getComputedStyle(element, pseudo))
      // What has no content is not drawn.
      .filter((style, index) => index === 0 || style.content !== "none")
      .map((style) => names.map((name) => style.getPropertyValue(name)).join("|"))
      .join("~");
  const hash = async (content: string) => {
    const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(content)));
    return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  };
  return Promise.all(
    selectors.map(async (selector) => {
      const roots = [...document.querySelectorAll(selector)];
      const elements = roots.flatMap((root) => [root, ...root.querySelectorAll("*")]);
      const flags = elements.map((element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
      );
      const seen = await hash([...roots.map(({ outerHTML }) => outerHTML), ...flags].join("\n"));
      const boxes = elements.map((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return [left + scrollX, top + scrollY, width, height, styleOf(element, [...form, ...text])].join(" ");
      });
      const shape = await hash([seen, ...boxes].join("\n"));
      const colours = elements.map((element) => styleOf(element, [...paint, ...edges]));
      return { seen, shape, look: await hash([shape, ...colours].join("\n")) };
    }),
  );
}
