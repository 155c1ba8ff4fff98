/**
 * The mark of a link in a menu: `page` where it leads to the current page, `true` where that page is below it, as
 * `/breads/rye` is below `/breads`. `current` is the route of the page, or a path that ends with a slash for all pages
 * below it.
 */
export function currentMark(href: string, current: string): "page" | "true" | undefined {
  if (href === current) return "page";
  return current.startsWith(`${href}/`) ? "true" : undefined;
}

/** The mark of the button of a list: `true` where one of its links leads to the current page or to one above it. */
export function sectionMark(hrefs: readonly string[], current: string): "true" | undefined {
  return hrefs.some((href) => currentMark(href, current)) ? "true" : undefined;
}
