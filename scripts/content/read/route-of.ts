import { meantPath } from "./content-path.ts";
import { correctRoute, isRoute } from "./route-form.ts";

/**
 * The route of a content file: `guides/start.yaml` is `/guides/start`, `index.yaml` is `/`. Names are the same in either form of
 * accents: macOS has files with parted ones.
 */
export function routeOf(path: string): string {
  const route = `/${path.replace(/\.yaml$/, "")}`.replace(/\/index$/, "");
  return route === "" ? "/" : route.normalize("NFC");
}

/** The name of pages that stand for unknown addresses, those beside and below them. No link leads to one. */
export function isNotFoundRoute(route: string): boolean {
  return route.endsWith("/404");
}

/** The paths at which the page of a route can stand. Where both files exist, the first is the page. */
export function pathsOfRoute(route: string): readonly string[] {
  if (!isRoute(route)) return [];
  return bothForms(route.slice(1))
    .flatMap((stem) => [`${stem}.yaml`, stem === "" ? "index.yaml" : `${stem}/index.yaml`])
    .filter((path) => routeOf(path) === route);
}

/** A name with composed and with parted accents, as systems store one or the other. */
export function bothForms(path: string): readonly string[] {
  return [...new Set([path, path.normalize("NFD")])];
}

/** Whether the path of a page makes a valid route. Otherwise its author must rename it, and its route will change. */
export function hasPagePath(path: string): boolean {
  return isRoute(routeOf(path));
}

/** The route of a page: that of its path, or of the nearest valid path where there is one. */
export function routeOfPage(path: string): string {
  const route = routeOf(path);
  return isRoute(route) ? route : routeOf(correctedPath(path) ?? path);
}

/** The nearest valid path of a page: `About Us.yaml` becomes `about-us.yaml`. Names without letters and digits have none. */
export function correctedPath(path: string): string | undefined {
  const route = correctRoute(meantPath(path) ?? path);
  if (route === undefined) return undefined;
  return `${route === "/" ? "index" : route.slice(1)}.yaml`;
}

/** The folder of a route: `/services` for `/services/support`, and nothing for pages beside the home page. */
export function folderOfRoute(route: string): string {
  return route.slice(0, route.lastIndexOf("/"));
}
