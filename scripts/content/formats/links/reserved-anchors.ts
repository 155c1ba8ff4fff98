/**
 * The ids that the renderer gives to elements of its own: the page's frame, its menus, the tabs that a behaviour makes, and the parts
 * of a block, which have its id and a number.
 * Tests compare this with the HTML of every page and with the tabs in a browser.
 */
const reserved = /^(?:main|side-menu|menu-\d+|tab-\d+(?:-button)?|.+_\d+)$/;

/** Whether an id cannot be that of a block, because the renderer uses it. */
export function isReservedAnchor(anchor: string): boolean {
  return reserved.test(anchor);
}
