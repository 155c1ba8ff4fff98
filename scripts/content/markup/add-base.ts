/**
 * Puts the path that a site is served below before a link that begins at the root of the site. Addresses outside and
 * anchors stay as they are.
 */
export function addBase(href: string, base: string): string {
  return href.startsWith("/") ? base + href : href;
}
