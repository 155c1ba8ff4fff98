import { isNotFoundRoute } from "../content/read/route-of.ts";

/** The file of a page in Markdown: `a/b.md` for `/a/b`, wherever its HTML is, and `index.md` for `/`. */
export function twinPath(route: string): string {
  return `${route === "/" ? "index" : route.slice(1)}.md`;
}

/** The absolute URL of that file, percent-encoded. */
export function twinAddress(origin: string, route: string): string {
  return `${origin}/${encodeURI(twinPath(route))}`;
}

/** The file of a page, under the name that hosts look for: `a/b.html` for `/a/b`, or `a/b/index.html` in a folder, and `index.html` for `/`. */
export function htmlPath(route: string, isInFolder = false): string {
  if (route === "/") return "index.html";
  // Hosts look for the not-found page by its name.
  return isInFolder && !isNotFoundRoute(route) ? `${route.slice(1)}/index.html` : `${route.slice(1)}.html`;
}
