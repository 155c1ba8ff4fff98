import type { ContentIndex, PageFile } from "../../index/content-index.ts";
import { type FormerPath, formerPaths } from "../../index/former-paths.ts";
import { momentsOf } from "../../index/publication.ts";
import { canonicalPath, parseOldAddress } from "../../read/old-address.ts";
import { pageAddress } from "../../read/page-address.ts";
import { plainAddress } from "../../read/route-form.ts";
import { isNotFoundRoute } from "../../read/route-of.ts";
import type { Finding } from "../../yaml/to-diagnostic.ts";
import { otherPage, withTopLines } from "../toolkit/examples.ts";
import type { Check } from "../toolkit/rule.ts";
import { excerpt } from "../toolkit/wording.ts";

interface Claim extends FormerPath {
  readonly file: PageFile;
  /** The path as hosts look for a page: a slash or `.html` at its end makes no difference. */
  readonly page: string;
  readonly query: string;
  /** Whether it is that of a folder, with all below it. */
  readonly below: boolean;
}

export const redirectConflict: Check = {
  code: "redirect-conflict",
  renamedFrom: ["redirect-loop"],
  scope: "site",
  meaning:
    "An old address of a page is its own route, that of another page, of the not-found page or of a file, or is claimed twice; a slash, `.html` and capitals make no difference. It can lead to one page alone. An old folder such as `/old/*` has a page or a file of the site in it, or leads below a page that has none below it.",
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
      if (page === file.route) return [conflict(old, "is that of this page", "Remove it.")];
      if (isNotFoundRoute(page)) return [conflict(old, "is that of the not-found page", "Remove it.")];
      // Hosts that mind no capitals take them for one.
      const path = page.toLowerCase();
      const owner = query === "" ? routes.get(path) : undefined;
      // A page that comes or goes by its dates has the address while it is there, and the redirect has it before and after.
      if (owner && owner !== file) {
        const reason = "is the route of another page";
        const hint = "Remove it, or move the other page to another route.";
        return Object.keys(momentsOf(owner.data)).length > 0 ? [] : [ownedBy(old, owner, reason, hint)];
      }
      if (query === "" && (assets.has(path) || isOfBuild(path))) {
        return [conflict(old, "is that of a file of the site", "Remove it: the file is shown there.")];
      }
      const name = below ? `${path}/*` : `${path}?${query}`;
      const earlier = first.get(name);
      first.set(name, earlier ?? old);
      return earlier && (earlier.file !== file || earlier.page === page) ? [claimedTwice(old, earlier)] : [];
    });
  },
};

interface Taken {
  readonly content: ContentIndex;
  /** By their routes in small letters. */
  readonly routes: ReadonlyMap<string, PageFile>;
  readonly assets: ReadonlySet<string>;
}

/** What is wrong with an old folder by itself: some hosts lead away before they look whether there is a page or a file. */
function conflictOfFolder(old: Claim, { content, routes, assets }: Taken): Finding | undefined {
  const path = old.page.toLowerCase();
  const isIn = (address: string) => address === path || address.startsWith(`${path}/`);
  const owner = [...routes].find(([route]) => isIn(route))?.[1];
  const advice = "Name each old address by itself.";
  if (owner) return ownedBy(old, owner, "takes in the route of a page", advice);
  if ([...assets].some(isIn) || isOfBuild(path)) return conflict(old, "takes in a file of the site", advice);
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

/** True for a path that a build, or its part in the browser, uses itself. */
function isOfBuild(path: string): boolean {
  return /^\/(?:_app|_headers|_redirects|vercel\.json|robots\.txt|sitemap(?:-\d+)?\.xml)(?:\/|$)|\.page\.js$/.test(
    path,
  );
}

function conflict(old: Claim, reason: string, hint: string): Finding {
  const message = `The address "${excerpt(old.from)}" ${reason}, expected an old address of this page alone.`;
  return { at: old, message, hint };
}

function ownedBy(old: Claim, owner: PageFile, ...words: [reason: string, hint: string]): Finding {
  return {
    ...conflict(old, ...words),
    related: { at: { file: owner }, message: `This page is ${owner.route}.` },
  };
}

function claimedTwice(old: Claim, earlier: Claim): Finding {
  const isSame = old.file === earlier.file;
  return {
    ...conflict(old, "is claimed twice", isSame ? "Remove one of them." : "Remove it from one of the two pages."),
    related: { at: earlier, message: "It stands here first." },
  };
}
