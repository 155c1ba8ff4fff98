import { meantPath } from "./content-path.ts";
import { correctRoute, isRoute } from "./route-form.ts";

/** The route of a content file: `guides/start.yaml` is `/guides/start`, `index.yaml` is `/`. */
export function routeOf(path: string): string {
  const route = `/${path.replace(/\.yaml$/, "")}`.replace(/\/index$/, "");
  return route === "" ? "/" : route;
}

/** The paths at which the page of a route can stand, the one that counts first. */
export function pathsOfRoute(route: string): readonly string[] {
  if (!isRoute(route)) return [];
  const stem = route.slice(1);
  return [`${stem}.yaml`, stem === "" ? "index.yaml" : `${stem}/index.yaml`].filter((path) => routeOf(path) === route);
}

/** Whether the path of a page is a path that pages can have, so that its route will stay what it is. */
export function hasPagePath(path: string): boolean {
  return isRoute(routeOf(path));
}

/** The route of a page: that of its path, or of the nearest path that a page can have. */
export function routeOfPage(path: string): string {
  const route = routeOf(path);
  return isRoute(route) ? route : routeOf(correctedPath(path));
}

/** The nearest path that a page can have: `About Us.yaml` becomes `about-us.yaml`. */
export function correctedPath(path: string): string {
  const route = correctRoute(meantPath(path) ?? path);
  return `${route === "/" ? "index" : route.slice(1)}.yaml`;
}
