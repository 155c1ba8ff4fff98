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

/** The route that a text is but for its case, its slashes at both ends or the name of a file. Anything else is no route. */
function tidyRoute(value: string): string {
  const path = value.replace(/(?:\/?index)?\.(?:ya?ml|html?)$/i, "").replace(/\/+$/, "");
  return path === "" && value !== "" ? "/" : path.replace(/^\/?/, "/").toLowerCase();
}
