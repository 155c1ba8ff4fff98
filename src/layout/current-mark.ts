/** Where a page is among the links of a menu. */
export interface CurrentPlace {
  /** The path of the page, or one that ends with `/*` for all pages below a link. */
  readonly current: string;
  /** The path of the home page, below which every page is. */
  readonly home: string;
}

export function pageMark(href: string, current: string): "page" | undefined {
  return href === current ? "page" : undefined;
}

/** `page` for a link to the current page, `true` for one to a page above it, such as `/breads` of `/breads/rye`. */
export function currentMark(href: string, { current, home }: CurrentPlace): "page" | "true" | undefined {
  const isAbove = href !== home && current.startsWith(href.replace(/\/?$/, "/"));
  return pageMark(href, current) ?? (isAbove ? "true" : undefined);
}

/** The mark of a list's button: `true` if one of its links leads to the current page or one above it. */
export function sectionMark(hrefs: readonly string[], place: CurrentPlace): "true" | undefined {
  return hrefs.some((href) => currentMark(href, place)) ? "true" : undefined;
}
