import { meantPath } from "./content-path.ts";
import { correctRoute, isRoute } from "./route-form.ts";

/**
 * The route of a content file: `guides/start.yaml` is `/guides/start`, `index.yaml` is `/`. Composed and decomposed accents are the
 * same: macOS file names may have decomposed ones.
 */
export function routeOf(path: string): string {
  const route = `/${path.replace(/\.yaml$/, "")}`.replace(/\/index$/, "");
  return route === "" ? "/" : route.normalize("NFC");
}

/** Whether a route is that of a not-found page, which is shown for unknown addresses next to it and below. No link leads to one. */
export function isNotFoundRoute(route: string): boolean {
  return route.endsWith("/404");
}

/** The possible paths of the page of a route. If both files exist, the first is the page. */
export function pathsOfRoute(route: string): readonly string[] {
  if (!isRoute(route)) return [];
  return bothForms(route.slice(1))
    .flatMap((stem) => [`${stem}.yaml`, stem === "" ? "index.yaml" : `${stem}/index.yaml`])
    .filter((path) => routeOf(path) === route);
}

/** A path with composed and with decomposed accents, because systems store one or the other. */
export function bothForms(path: string): readonly string[] {
  return [...new Set([path, path.normalize("NFD")])];
}

/** Whether the path of a page gives a valid route. If not, its author must rename it, and its route will change. */
export function hasPagePath(path: string): boolean {
  return isRoute(routeOf(path));
}

/** The route of a page: that of its path, or of the nearest valid path if there is one. */
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

/** The folder of a route: `/services` for `/services/support`, and empty for pages next to the home page. */
export function folderOfRoute(route: string): string {
  return route.slice(0, route.lastIndexOf("/"));
}
