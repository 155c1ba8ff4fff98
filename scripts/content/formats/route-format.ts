import { isRoute, longestRoute } from "../read/route-form.ts";
import type { ContentFormat } from "./content-format.ts";

export const routeFormat: ContentFormat = {
  name: "route",
  title: "Route path",
  description: "The path of a page, such as /services/support.",
  expected: `a path such as /services/support: lower-case letters, digits and hyphens, at most ${longestRoute} characters`,
  kind: "name",
  accepts: isRoute,
  correct: tidyRoute,
};

/**
 * Corrects the case of a text, the slashes at its ends, and the ending of a file. With any other mistake the result is
 * no route either.
 */
function tidyRoute(value: string): string {
  const path = value.replace(/(?:\/?index)?\.(?:ya?ml|html?)$/i, "").replace(/\/+$/, "");
  return path === "" && value !== "" ? "/" : path.replace(/^\/?/, "/").toLowerCase();
}
