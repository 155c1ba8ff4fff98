/**
 * The address of the module from which the app renders the page at a path. It stands beside the page, so that nobody has
 * to know which path the site is served below.
 */
export function pageModuleAddress(path: string): string {
  return `${path.replace(/\/$/, "/index")}.page.js`;
}
