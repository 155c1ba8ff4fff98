import { isAbsolute, relative, resolve, sep } from "node:path";
import { correctRoute, isRoute, plainAddress } from "../content/read/route-form.ts";

/** A name from inside the content folder, if it is the path to it: `pages/guides/start.yaml` is `guides/start.yaml`. */
export function nameInContent(name: string, pages: string): string {
  const path = relative(pages, resolve(name));
  return path === "" || path.split(sep)[0] === ".." || isAbsolute(path) ? name : path.split(sep).join("/");
}

/** The route that people mean by a name: by the route itself, with or without slashes around it, or by the path of the file. */
export function routeOfName(name: string, pages: string): string {
  const path = plainAddress(nameInContent(name, pages)).replace(/\.yaml$/, "");
  return `/${path.replace(/^\//, "").replace(/\/$/, "")}`.replace(/(?<=^|.)\/index$/, "") || "/";
}

/** The remedy for a name that no page can have. */
export function routeToWrite(name: string, pages: string): string {
  const meant = correctRoute(nameInContent(name, pages));
  return meant !== undefined && meant !== "/" && isRoute(meant) ? meant : "/guides/first-steps";
}
