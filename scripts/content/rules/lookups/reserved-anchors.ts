/**
 * The ids that the renderer gives to elements of its own: the page's frame, its menus, and the tabs that a behaviour makes.
 * Tests compare this with the HTML of every page and with the tabs in a browser.
 */
const reserved = /^(?:main|side-menu|menu-\d+|tab-\d+(?:-button)?)$/;

/** Whether an id cannot be that of a block, because the renderer uses it. */
export function isReservedAnchor(anchor: string): boolean {
  return reserved.test(anchor);
}
