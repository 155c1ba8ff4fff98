import type { ContentIndex, PageFile } from "../../index/content-index.ts";
import { type FormerPath, formerPaths } from "../../index/former-paths.ts";
import { momentsOf } from "../../index/publication.ts";
import { canonicalPath, parseOldAddress, pageAddress } from "../../read/old-address.ts";
import { plainAddress } from "../../read/route-form.ts";
import { isNotFoundRoute } from "../../read/route-of.ts";
import type { Finding } from "../../yaml/to-diagnostic.ts";
import { otherPage, withTopLines } from "../toolkit/examples.ts";
import type { Check } from "../toolkit/rule.ts";
import { excerpt } from "../toolkit/wording.ts";

interface Claim extends FormerPath {
  readonly file: PageFile;
  /** The path as hosts look it up: a slash or `.html` at its end makes no difference. */
  readonly page: string;
  readonly query: string;
  readonly below: boolean;
}

export const redirectConflict: Check = {
  code: "redirect-conflict",
  renamedFrom: ["redirect-loop"],
  scope: "site",
  meaning:
    "An old address of a page is its own route, the address of another page, of the not-found page or of a file, or is claimed by two pages; a slash, `.html` and capitals make no difference. It can only lead to one page. Or an old folder such as `/old/*` contains a page or a file of the site, or leads below a page that has no pages below it.",
  bad: { "index.yaml": withTopLines("redirectFrom: [«/prices»]"), "prices.yaml": otherPage("Prices") },
  good: { "index.yaml": withTopLines("redirectFrom: [/home]"), "prices.yaml": otherPage("Prices") },
  check(content) {
    const routes = new Map([...content.pagesAt].map(([route, page]) => [route.toLowerCase(), page]));
    const assets = new Set(
      [...content.assets].map((asset) => plainAddress(pageAddress(canonicalPath(encodeURI(asset)))).toLowerCase()),
    );
    const first = new Map<string, Claim>();
    return oldAddresses(content).flatMap((old) => {
      const { file, page, query, below } = old;
      const wrong = below && conflictOfFolder(old, { content, routes, assets });
      if (wrong) return [wrong];
      const own = page === file.route ? "this page" : isNotFoundRoute(page) ? "the not-found page" : undefined;
      if (own !== undefined) return [conflict(old, `is that of ${own}`, "Remove it.")];
      // Some hosts ignore capitals, and on all others redirects also work in lower case.
      const path = page.toLowerCase();
      const owner = query === "" ? routes.get(path) : undefined;
      // A page with dates has the address while it is published; the redirect has it before and after.
      if (owner && owner !== file) {
        const hint = "Remove it, or move the other page to another route.";
        const found = conflict(old, "is the route of another page", hint, owner);
        return Object.keys(momentsOf(owner.data)).length > 0 ? [] : [found];
      }
      if (query === "" && (assets.has(path) || isOfBuild(path))) {
        return [conflict(old, "is that of a file of the site", "Remove it: the file already has that address.")];
      }
      const name = below ? `${path}/*` : `${path}?${query}`;
      const earlier = first.get(name);
      first.set(name, earlier ?? old);
      if (!earlier || earlier.file === file) return [];
      const related = { at: earlier, message: "It is first used here." };
      return [{ ...conflict(old, "is claimed by two pages", "Remove it from one of them."), related }];
    });
  },
};

interface Taken {
  readonly content: ContentIndex;
  readonly routes: ReadonlyMap<string, PageFile>;
  readonly assets: ReadonlySet<string>;
}

/** The conflict of an old folder: some hosts redirect before they check whether there is a page or a file. */
function conflictOfFolder(old: Claim, { content, routes, assets }: Taken): Finding | undefined {
  const path = old.page.toLowerCase();
  const isIn = (address: string) => address === path || address.startsWith(`${path}/`);
  const owner = [...routes].find(([route]) => isIn(route))?.[1];
  const advice = "List each old address separately.";
  if (owner) return conflict(old, "includes the route of a page", advice, owner);
  if ([...assets].some(isIn) || isOfBuild(path)) return conflict(old, "includes a file of the site", advice);
  const { route } = old.file;
  const isLeaf = route !== "/" && ![...content.pagesAt.keys()].some((other) => other.startsWith(`${route}/`));
  return isLeaf ? conflict(old, `leads below ${route}, where there is no page`, advice) : undefined;
}

function oldAddresses(content: ContentIndex): Claim[] {
  return content.pages.flatMap((file) =>
    formerPaths(file.data).flatMap((former) => {
      const address = parseOldAddress(former.from);
      if (!address) return [];
      const query = [...address.query].sort().join("&");
      const below = address.below === true;
      return [{ ...former, file, page: plainAddress(pageAddress(address.path)), query, below }];
    }),
  );
}

/** Whether a path is used by the build itself or by its scripts in the browser. */
function isOfBuild(path: string): boolean {
  return /^\/(?:_app|_headers|_redirects|vercel\.json|robots\.txt|sitemap(?:-\d+)?\.xml)(?:\/|$)|\.page\.js$/.test(
    path,
  );
}

function conflict(at: Claim, reason: string, hint: string, owner?: PageFile): Finding {
  const message = `The address "${excerpt(at.from)}" ${reason}, expected an old address of this page only.`;
  return { at, message, hint, related: owner && { at: { file: owner }, message: `This page is ${owner.route}.` } };
}
