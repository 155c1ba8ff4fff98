/**
 * The most characters of a route. The last part of a route plus an ending is then a file name that every system allows,
 * and a redirect between two routes is one that every host can read.
 */
export const longestRoute = 250;

const routePattern = /^\/(?:[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*)?$/;

/**
 * Whether a text has the form of a route. `/index` has not, because hosts serve the page above it there, nor has a path
 * below `/assets`.
 */
export function isRoute(value: string): boolean {
  return value.length <= longestRoute && routePattern.test(value) && !/\/index$|^\/assets\//.test(value);
}

/** The route that a text was probably meant to be: `/About Us/` becomes `/about-us`, `services.html` becomes `/services`. */
export function correctRoute(value: string): string {
  const path = value.replaceAll("\\", "/").replace(/(?:\/?index)?\.(?:ya?ml|html?)$/i, "");
  return `/${path.split("/").map(slug).filter(Boolean).join("/")}`;
}

/** A text as lower-case letters, digits and hyphens. */
export function slug(value: string): string {
  return value
    .normalize("NFKD")
    .replace(/\p{Mark}+/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
