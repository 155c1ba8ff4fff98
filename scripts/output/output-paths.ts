import { pageModuleAddress } from "../../src/page-module-address.ts";

/** `/a/b` is `a/b.html`, `/` is `index.html`: the names under which any static host finds them. */
export function htmlPath(route: string): string {
  return `${route === "/" ? "index" : route.slice(1)}.html`;
}

/** The file with the module from which the app renders a page. */
export function modulePath(route: string): string {
  return pageModuleAddress(route).slice(1);
}
