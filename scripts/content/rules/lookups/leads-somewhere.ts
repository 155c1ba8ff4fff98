import { parseLink } from "../../formats/links/parse-link.ts";
import type { ContentIndex, LinkReference } from "../../index/content-index.ts";

/** Whether a link has a form that is allowed and, within the site, leads to a page and an anchor that exist. */
export function leadsSomewhere(content: ContentIndex, link: LinkReference, href: string): boolean {
  const target = parseLink(href);
  if (target?.kind !== "internal") return target !== undefined;
  const page = target.route === undefined ? link.file : content.pagesByRoute.get(target.route);
  const { anchor } = target;
  if (page === undefined || anchor === undefined) return page !== undefined;
  return [page, content.site].some((file) => content.anchorsOf(file).has(anchor));
}
