import { parseLink } from "../formats/links/parse-link.ts";
import type { ContentIndex } from "../index/content-index.ts";
import { formerPaths } from "../index/former-paths.ts";
import { decodeAsset, encodeAsset } from "../read/asset-address.ts";
import { suggest } from "../rules/words/suggest.ts";
import type { PlaceQuestion } from "./find-places.ts";

/** The answer to a question that no place answers: what it asks about may not be there. */
export function whyNowhere(content: ContentIndex, question: PlaceQuestion): string {
  switch (question.kind) {
    case "links-to":
      return `Nowhere.${whyNoLinks(content, question.address)}`;
    case "unused":
      return "Nothing: every file of _assets is named somewhere.";
    default:
      return "Nowhere.";
  }
}

function whyNoLinks(content: ContentIndex, address: string): string {
  const target = parseLink(address);
  if (target?.kind === "asset") return whyNoAsset(content, address);
  if (target?.kind !== "internal" || target.route === undefined || content.pagesAt.has(target.route)) return "";
  const { route } = target;
  const now = content.pages.find(({ data }) => formerPaths(data).some(({ from }) => from === route));
  if (now) return ` ${route} is an old address, which leads to ${now.route}.`;
  const meant = suggest(route, content.pagesByRoute.keys());
  return ` There is no page ${route}${meant ? `; did you mean ${meant}?` : "."}`;
}

function whyNoAsset({ assets }: ContentIndex, address: string): string {
  const decoded = decodeAsset(address) ?? address;
  if (assets.has(decoded)) return "";
  const near = suggest(decoded, assets);
  return ` There is no file ${address}${near ? `; did you mean ${encodeAsset(near)}?` : "."}`;
}
