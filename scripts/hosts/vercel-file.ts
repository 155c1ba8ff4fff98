import { pageAddress } from "../content/read/old-address.ts";
import { type HostRules, isFolder, plainHeaders, plainPath, type Redirect } from "./host-rules.ts";
import { onceEach } from "./old-pages.ts";

/** A path in the syntax of path-to-regexp 6, which Vercel uses and in which a plus sign has to be escaped. */
function pathExpression(path: string): string {
  return plainPath(path).replaceAll("+", "\\+");
}

/** Old addresses in that syntax. Vercel removes a slash and `.html` at the end of a path before it looks for redirects. */
function oldPathExpression({ from, below }: Redirect): string {
  plainPath(from.replaceAll(/[!'()*:]/g, ""));
  return pageAddress(from).replaceAll(/[+!'()*:]/g, "\\$&") + (below ? anyBelow : "");
}

/** The names below a folder, in an old address and in its new one. */
const anyBelow = "/:below+";

/** Vercel's condition for a parameter: its value is a regular expression. */
function queryCondition([key, value]: Redirect["query"][number]): { type: "query"; key: string; value?: string } {
  return value === ""
    ? { type: "query", key }
    : { type: "query", key, value: value.replaceAll(/[.*+?^${}()|[\]\\/]/g, "\\$&") };
}

/** The configuration of Vercel. */
export function vercelFile({ rules, redirects, slash }: HostRules): string {
  const content = {
    cleanUrls: true,
    trailingSlash: slash,
    headers: rules.map((rule) => ({
      source: `${pathExpression(rule.prefix)}${isFolder(rule) ? "(.*)" : ""}`,
      headers: plainHeaders(rule.headers).map(([key, value]) => ({ key, value })),
    })),
    // The first redirect that matches a request wins.
    redirects: onceEach(redirects, (redirect) => [oldPathExpression(redirect), redirect.query])
      .sort((a, b) => b.query.length - a.query.length)
      .map((redirect) => ({
        source: oldPathExpression(redirect),
        ...(redirect.query.length > 0 ? { has: redirect.query.map(queryCondition) } : {}),
        destination: redirect.below
          ? pathExpression(`${redirect.to}/`).slice(0, -1) + anyBelow
          : pathExpression(redirect.to),
        permanent: true,
      })),
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}
