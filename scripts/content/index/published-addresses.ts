import { compareText } from "../diagnostic/diagnostic.ts";
import { valueAt } from "../diagnostic/path.ts";
import { isRoute } from "../read/route-form.ts";
import { folderOfRoute, isNotFoundRoute } from "../read/route-of.ts";
import type { ContentIndex, IndexedFile, PageFile } from "./content-index.ts";
import { findFormerRoutes, formerAddresses } from "./former-paths.ts";
import { firstOfFurther, movedFurther, tagPages } from "./further-routes.ts";
import { publicationOf } from "./publication.ts";

const heading = "# The addresses that this site has published, as check --update-urls writes them.\n";

/**
 * Reads the text of a lock file: one address per line, so that Git can merge it. Returns the addresses, routes or routes with an anchor,
 * with their line numbers from 0 and the reason why they may be gone; and the lines that are neither an address nor a comment, such as the
 * markers of a merge conflict.
 */
export function readLock(text: string) {
  const addresses = new Map<string, { readonly line: number; readonly reason: string | undefined }>();
  const damaged: number[] = [];
  for (const [line, content] of text.split(/\r?\n/).entries()) {
    if (content === "" || content.startsWith("#")) continue;
    const [, address, reason] = /^(\/[^\s?#]*(?:#[^\s#]+)?)(?: # gone: (.+))?$/.exec(content) ?? [];
    if (address === undefined) damaged.push(line);
    else addresses.set(address, { line, reason });
  }
  return { addresses, damaged };
}

/**
 * Adds the addresses of content for which `adds` is true to a lock file, and the reason to those that have vanished. Without a reason these
 * stay as they were.
 */
export function updateLock(
  text: string,
  content: ContentIndex,
  { reason, adds = () => true }: { readonly reason?: string | undefined; adds?(route: string): boolean },
) {
  const { addresses } = readLock(text);
  const find = addressFinder(content);
  const added = publishedAddresses(content).filter((one) => !addresses.has(one) && adds(routeIn(one)));
  const vanished: string[] = [];
  const forgotten = new Set<string>();
  const lines = Array.from(addresses, ([address, { reason: known }]) => {
    const found = find(address);
    const at = found.is === "redirected" ? found.lost : undefined;
    if (found.is === "there" || (found.is === "redirected" && at === undefined)) return address;
    if (known !== undefined) return `${address} # gone: ${known}`;
    if (found.is === "over") return `${address} # gone: expired ${found.moment}`;
    const isLost = isLostInMove(address, addresses, find);
    if (at === undefined || isLost) vanished.push(address);
    // If the page has moved, the reason for the anchor at its new place holds for this one.
    const there = at === undefined ? undefined : addresses.get(at);
    const why = there?.reason ?? (at === undefined || there || isLost ? reason : undefined);
    if (why === undefined) forgotten.add(address);
    return why === undefined ? address : `${address} # gone: ${why}`;
  });
  // A reason that nothing needs now is for a page that will move back.
  const given = lines.map((line) =>
    reason !== undefined && vanished.length === 0 && forgotten.has(line) ? `${line} # gone: ${reason}` : line,
  );
  const sorted = [...given, ...added].sort(compareText).map((line) => `${line}\n`);
  return { text: heading + sorted.join(""), added: added.length, vanished };
}

/**
 * The routes of all pages, each with its anchors and former routes, and the routes of tags in lists. Anchors that every page has count only
 * for the home page. Routes that come and go by themselves are left out: the further pages of a long list, and the tags of events to
 * come.
 */
export function publishedAddresses(content: ContentIndex): string[] {
  const { site, pages, pagesByRoute, anchorsOf } = content;
  const ofTags = tagPages(content).filter(({ list, route }) => !list.owner["events"] && !pagesByRoute.has(route));
  const own = pages.flatMap((page) => {
    const { route } = page;
    if (!isRoute(route) || isNotFoundRoute(route) || pagesByRoute.get(route) !== page) return [];
    const files: readonly IndexedFile[] = route === "/" ? [site, page] : [page];
    const anchors = new Set(files.flatMap((file) => [...anchorsOf(file).keys()]));
    const former = formerAddresses(page.data).filter((one) => isRoute(one) && !pagesByRoute.has(one));
    return [route, ...Array.from(anchors, (anchor) => `${route}#${anchor}`), ...former];
  });
  return [...own, ...ofTags.map(({ route }) => route)];
}

export function routeIn(address: string): string {
  return address.replace(/#.*/, "");
}

type Whereabouts =
  /** `unmade`: in a folder whose pages cannot be made because of a mistake. */
  | { readonly is: "there" | "unmade" }
  /** If it is an anchor that no longer exists there, `lost` is the address that it would have. */
  | { readonly is: "redirected"; readonly to: string; readonly lost: string | undefined }
  /** Its page or block has expired. */
  | { readonly is: "over"; readonly moment: string }
  /** `hidden` is its page, if that exists but is not published. */
  | { readonly is: "gone"; readonly hidden?: PageFile | undefined };

/**
 * Whether an anchor is lost in a move to a page that was not there before and replaces only that one page. A page that several pages are
 * redirected to need not have their anchors.
 */
export function isLostInMove(
  address: string,
  recorded: ReadonlyMap<string, unknown>,
  find: ReturnType<typeof addressFinder>,
): boolean {
  const found = find(address);
  if (found.is !== "redirected" || found.lost === undefined || recorded.has(found.to)) return false;
  return [...recorded.keys()].every((other) => {
    const route = routeIn(other);
    const whereabouts = route === other && route !== routeIn(address) && find(route);
    return !whereabouts || whereabouts.is !== "redirected" || whereabouts.to !== found.to;
  });
}

/** Returns a function that tells what has become of an address. The anchors of a redirected page are redirected with it. */
export function addressFinder(content: ContentIndex): (address: string) => Whereabouts {
  const { pagesAt, siteFiles, hiding, unmade } = content;
  const movedPage = findFormerRoutes(content.pages);
  // The page of a tag moves with that of its list.
  const movedTo = (route: string) => {
    const first = firstOfFurther(route);
    const list = first === route ? undefined : movedPage(first);
    const further = list && movedFurther(route, first, list);
    return movedPage(route) ?? (further && pagesAt.has(further) ? further : undefined);
  };
  const movedToAny = findFormerRoutes(hiding?.whole.pages ?? []);
  const findHidden = (part: unknown, hidden?: PageFile): Whereabouts => {
    const publication = publicationOf(part, hiding?.at ?? 0);
    return publication.state === "over" ? { is: "over", moment: publication.moment } : { is: "gone", hidden };
  };
  const find = (address: string): Whereabouts => {
    const route = routeIn(address);
    const anchor = address.slice(route.length + 1);
    const page = pagesAt.get(route);
    if (!page) {
      if (unmade?.get(folderOfRoute(route) || "/") === "mistake") return { is: "unmade" };
      const to = movedTo(route);
      if (to !== undefined) {
        const there = `${to}#${anchor}`;
        return { is: "redirected", to, lost: anchor !== "" && find(there).is === "gone" ? there : undefined };
      }
      const hidden = hiding?.whole.pagesByRoute.get(route);
      // Pages with the tag come or go by their dates.
      if (hiding && !hidden && hiding.whole.pagesAt.has(route))
        return { is: "over", moment: new Date(hiding.at).toISOString().slice(0, 10) };
      return findHidden((hidden ?? hiding?.whole.pagesByRoute.get(movedToAny(route) ?? ""))?.data, hidden);
    }
    const isThere = [page, ...siteFiles].some((file) => content.anchorsOf(file).has(anchor));
    if (anchor === "" || isThere) return { is: "there" };
    const whole = hiding?.whole.pages.find(({ source }) => source.path === page.source.path);
    const path = whole && hiding?.whole.anchorsOf(whole).get(anchor)?.[0]?.path;
    return findHidden(whole && path && valueAt(whole.data, path.slice(0, 2)));
  };
  return find;
}
