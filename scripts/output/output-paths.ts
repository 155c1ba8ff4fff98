import { pageModuleAddress } from "../../src/page-module-address.ts";

/** The file of a page, under the name that any static host finds: `a/b.html` for `/a/b`, `index.html` for `/`. */
export function htmlPath(route: string): string {
  return `${route === "/" ? "index" : route.slice(1)}.html`;
}

/** The file with the module from which the app renders a page. */
export function modulePath(route: string): string {
  return pageModuleAddress(route).slice(1);
}
