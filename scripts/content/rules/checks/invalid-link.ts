import { valueAt } from "../../diagnostic/path.ts";
import { parseLink, unseen } from "../../formats/parse-link.ts";
import type { ContentIndex, LinkReference } from "../../index/content-index.ts";
import { decodeAsset } from "../../read/asset-address.ts";
import { hasPagePath } from "../../read/route-of.ts";
import { withDescription } from "../toolkit/examples.ts";
import type { Check } from "../toolkit/rule.ts";
import { advise, adviseLink, createSuggester } from "../toolkit/suggest.ts";
import { excerpt } from "../toolkit/wording.ts";
import { correctInternal, linkProblem } from "./link-problems.ts";
import { adviseName } from "./missing-asset.ts";

export const invalidLink: Check = {
  code: "invalid-link",
  scope: "site",
  meaning:
    "A link has a form that is not allowed, or an invisible character. A link can be a route (/prices), optionally with a query (/prices?sort=up) or an anchor (/prices#rye), an anchor (#rye), or an address that starts with https:, http:, mailto: or tel:.",
  bad: withDescription("Visit [the mill](«www.mill.example»)."),
  good: withDescription("Visit [the mill](https://mill.example/)."),
  check(content) {
    const nearestRoute = createSuggester(() =>
      content.pages.filter(({ source }) => hasPagePath(source.path)).map(({ route }) => route),
    );
    return content.links.flatMap((link) => {
      const own = link.target?.kind === "external" ? localRoute(link.href) : undefined;
      if (own !== undefined && own !== "/" && leadsSomewhere(content, link, own)) {
        const message = `Unexpected link "${excerpt(link.href)}": only your own computer can open this address, expected the route of the page.`;
        const hint = `Write a link with words, such as [our prices](${own}).`;
        return { at: link, message, ...(isItsOwnName(link) ? { hint } : advise(own, own)) };
      }
      // The schema rules have already reported an empty value.
      if (link.target !== undefined || (link.href === "" && !link.excerpt)) return [];
      const [, problem, correct, isGuess] = linkProblem(link.href);
      const meant = [correct(link.href, link.file.source.path)].flat();
      const { hint, suggestion } = adviceFor(content, { link, meant, nearestRoute });
      // Punctuation at the end belongs after the link, so removing it is not enough.
      const isUncertain = isGuess || (link.excerpt && /[.,;:!?]$/.test(link.href));
      return {
        at: link,
        message: `Unexpected link "${excerpt(link.href)}": ${problem}.`,
        ...(isUncertain && suggestion !== undefined ? { hint: `Did you mean "${suggestion}"?` } : { hint, suggestion }),
      };
    });
  },
};

/**
 * The route in an address of the author's own `dev` server, recognised by its usual ports. Other local addresses may be meant: guides tell
 * readers to open their own server.
 */
function localRoute(href: string): string | undefined {
  const path = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\]):417\d(.*)$/i.exec(href)?.[1];
  return path === undefined ? undefined : correctInternal(path);
}

/** Whether a link in a text has no label but its address: replaced by a route, it would no longer be a link. */
function isItsOwnName({ file, path, excerpt: part }: LinkReference): boolean {
  const text = valueAt(file.data, path);
  return part !== undefined && typeof text === "string" && !/\][(:]\s*<?$/.test(text.slice(0, part.start));
}

interface Meant {
  readonly link: LinkReference;
  readonly meant: readonly string[];
  nearestRoute(route: string): string | undefined;
}

/** The advice for a link that is not valid. It suggests only targets that exist. */
function adviceFor(content: ContentIndex, { link, meant, nearestRoute }: Meant): ReturnType<typeof advise> {
  const [only, another] = [...new Set(meant)].filter((href) => leadsSomewhere(content, link, href));
  if (only !== undefined && another !== undefined) return { hint: `Did you mean "${only}" or "${another}"?` };
  if (only !== undefined) return advise(only, only);
  const target = parseLink(meant[0] ?? "");
  if (target?.kind === "asset")
    return { hint: adviseName("Save the file as", decodeAsset(target.asset) ?? target.asset) };
  const { route, anchor } = target?.kind === "internal" ? target : {};
  if (route === undefined && anchor !== undefined)
    return { hint: `Write "#${anchor}" instead, and "id: ${anchor}" in the block that it should lead to.` };
  if (route !== undefined && content.pagesByRoute.has(route))
    return { hint: `Write "${route}" instead, with an anchor that the page has.` };
  const near = route === undefined || anchor !== undefined ? undefined : nearestRoute(route);
  if (near !== undefined && route !== undefined)
    return adviseLink(route, near, { text: link.file.source.text, isPage: true });
  if (unseen.test(link.href)) return { hint: "Remove it." };
  const [, scheme] = /^(mailto|tel):/i.exec(link.href) ?? [];
  if (scheme !== undefined)
    return { hint: `Write it as in "${scheme === "tel" ? "tel:+441632960123" : "mailto:desk@example.org"}".` };
  const origin = valueAt(content.site.data, ["origin"]);
  if (/^\/(?!assets\/)[^?#]+\.(?:ics|json|txt|xml)$/.test(link.href) && typeof origin === "string")
    return { hint: `Write "${origin}${link.href}" instead.` };
  const hint = "Write a route (/prices), an anchor (#rye), or an address that starts with https:, mailto: or tel:.";
  // As in "paragraph [12](c)".
  const isText = link.excerpt !== undefined && /^[\da-z]{1,3}$/i.test(link.href);
  return { hint: isText ? `${hint} If readers should see the brackets, write \\[ instead of [.` : hint };
}

/** Whether a link has an allowed form and, within the site, leads to an existing page and anchor, or file. */
function leadsSomewhere(content: ContentIndex, link: LinkReference, href: string): boolean {
  const target = parseLink(href);
  if (target?.kind === "asset") return content.assets.has(decodeAsset(target.asset) ?? "");
  if (target?.kind !== "internal") return target !== undefined;
  const page = target.route === undefined ? link.file : content.pagesByRoute.get(target.route);
  const { anchor } = target;
  if (page === undefined || anchor === undefined) return page !== undefined;
  return [page, ...content.siteFiles].some((file) => content.anchorsOf(file).has(anchor));
}
