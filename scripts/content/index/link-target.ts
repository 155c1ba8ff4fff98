import { valueAt } from "../diagnostic/path.ts";
import { type ParsedLink, parseLink } from "../formats/parse-link.ts";

/**
 * Gives links with an address on the site's own origin the page or asset of the site as their target, because a missing
 * one is missing however it is written. All others stay as they are.
 */
export function withOwnTargets<One extends { readonly href: string; readonly target: ParsedLink | undefined }>(
  links: readonly One[],
  siteData: unknown,
): readonly One[] {
  const origin = valueAt(siteData, ["origin"]);
  if (typeof origin !== "string") return links;
  return links.map((link) => {
    const target = link.target?.kind === "external" ? ownTarget(link.href, origin) : undefined;
    return target ? { ...link, target } : link;
  });
}

function ownTarget(href: string, origin: string): ParsedLink | undefined {
  const [own = "", other = ""] = [origin, href].map((address) => address.replace(/^https?:\/\/(?:www\.)?/i, ""));
  const address = other.slice(own.length);
  const isOwn = other.slice(0, own.length).toLowerCase() === own.toLowerCase() && /^(?:[/?#]|$)/.test(address);
  if (!isOwn) return undefined;
  const [path = "", anchor] = address.replace(/\?[^#]*/, "").split("#");
  const route = path.replace(/(?:\/index)?(?:\.html?)?\/?$/, "") || "/";
  // Files that the build makes, such as the sitemap, have no route.
  if (/\.[^./]*$/.test(route) && !route.startsWith("/assets/")) return undefined;
  const link = parseLink(anchor ? `${route}#${anchor}` : route);
  return link ?? { kind: "internal", route, query: "", anchor: anchor || undefined };
}
