import { valueAt } from "../diagnostic/path.ts";

/** The schemes of the colours of a site, by the data of its site file. */
export function schemeOf(site: unknown): "light" | "dark" | "both" {
  const scheme = valueAt(site, ["theme", "scheme"]);
  return scheme === "light" || scheme === "dark" ? scheme : "both";
}
