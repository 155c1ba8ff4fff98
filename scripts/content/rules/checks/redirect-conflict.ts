import { type ContentIndex, notFoundRoute, type PageFile } from "../../index/content-index.ts";
import { momentsOf } from "../../index/publication.ts";
import { canonicalPath } from "../../read/canonical-path.ts";
import { pageAddress } from "../../read/page-address.ts";
import type { Finding } from "../../yaml/to-diagnostic.ts";
import type { Check } from "../kinds/check.ts";
import { findCircles } from "../lookups/find-circles.ts";
import { type FormerAddress, formerAddresses } from "../lookups/former-addresses.ts";
import { originalsFirst } from "../meant/originals-first.ts";
import { excerpt } from "../words/describe-value.ts";

/** Old addresses that another page or a file has, that two pages claim, that lead in a circle, or that stand for the not-found page. */
export const redirectConflict: Check = {
  code: "redirect-conflict",
  isLowerable: true,
  scope: "site",
  meaning:
    "An old address of a page is that of another page, of the not-found page or of a file, or is claimed twice; a slash, `.html` and capitals make no difference. It can lead to one page alone.",
  bad: {
    "index.yaml": `title: Home
description: Fresh bread every morning.
redirectFrom:
  - «/prices»
blocks:
  - type: hero
    title: Fresh bread
    description: See our [prices](/prices).
`,
    "prices.yaml": `title: Prices
description: What our bread costs.
blocks:
  - type: hero
    title: Prices
`,
  },
  says: {
    message: 'The address "/prices" is the route of another page, expected an old address of this page alone.',
    hint: "Remove it, or move the other page to another route.",
  },
  good: {
    "index.yaml": `title: Home
description: Fresh bread every morning.
redirectFrom:
  - /home
blocks:
  - type: hero
    title: Fresh bread
    description: See our [prices](/prices).
`,
    "prices.yaml": `title: Prices
description: What our bread costs.
blocks:
  - type: hero
    title: Prices
`,
  },
  check(content) {
    const addresses = claims(content);
    const circles = new Set(findCircles(addresses));
    const routes = new Map([...content.pagesAt].map(([route, page]) => [route.toLowerCase(), page]));
    const assets = new Set(
      [...content.assets].map((asset) => pageAddress(canonicalPath(encodeURI(asset))).toLowerCase()),
    );
    const first = new Map<string, FormerAddress>();
    return addresses.flatMap((former) => {
      const { file, page, query, key } = former;
      const isPath = query.length === 0;
      const owner = isPath ? routes.get(page.toLowerCase()) : undefined;
      // The page itself may have had other capitals, or the very same address, which `redirect-loop` reports.
      // A page that comes or goes by its dates has the address while it is there, and the redirect has it before and after.
      if (owner && owner !== file && Object.keys(momentsOf(owner.data)).length > 0) return [];
      if (owner && owner !== file) return [ownedByPage(former, owner)];
      if (page === notFoundRoute && file.route !== notFoundRoute) return [claimOfNotFound(former)];
      if (isPath && (assets.has(page.toLowerCase()) || isOfBuild(page))) return [ownedByFile(former)];
      if (circles.has(former) && page !== file.route) return [circle(former)];
      const earlier = first.get(key);
      first.set(key, earlier ?? former);
      const isOtherSpelling = earlier?.file === file && earlier.page !== page;
      return earlier && !isOtherSpelling ? [claimedTwice(former, earlier)] : [];
    });
  },
};

/** The old addresses of all pages. Where two claim one, that of the copy comes after that of its original. */
function claims(content: ContentIndex): FormerAddress[] {
  const addresses = formerAddresses(content);
  if (new Set(addresses.map(({ key }) => key)).size === addresses.length) return addresses;
  const order = originalsFirst(content, [...new Set(addresses.map(({ file }) => file))]);
  return addresses.toSorted((a, b) => order.indexOf(a.file) - order.indexOf(b.file));
}

/** True for a path that a build, or its part in the browser, uses itself. */
function isOfBuild(path: string): boolean {
  return /^\/(?:_app|_headers|_redirects|vercel\.json|robots\.txt|sitemap(?:-\d+)?\.xml)(?:\/|$)|\.page\.js$/i.test(
    path,
  );
}

function ownedByPage(former: FormerAddress, owner: PageFile): Finding {
  return {
    ...conflict(former, "is the route of another page"),
    hint: "Remove it, or move the other page to another route.",
    related: { at: { file: owner }, message: `This page is ${owner.route}.` },
  };
}

function ownedByFile(former: FormerAddress): Finding {
  return { ...conflict(former, "is that of a file of the site"), hint: "Remove it: the file is shown there." };
}

function circle(former: FormerAddress): Finding {
  return {
    ...conflict(former, "leads to a page of which an old address leads back"),
    hint: "Remove one of the old addresses with a query that lead from one page to the next.",
  };
}

function claimedTwice(former: FormerAddress, earlier: FormerAddress): Finding {
  return {
    ...conflict(former, "is claimed twice"),
    hint:
      former.file === earlier.file
        ? "Remove it: hosts take both for the same."
        : "Remove it from one of the two pages.",
    related: { at: earlier, message: "It stands here first." },
  };
}

function conflict(former: FormerAddress, reason: string): Pick<Finding, "at" | "message"> {
  return {
    at: former,
    message: `The address "${excerpt(former.from)}" ${reason}, expected an old address of this page alone.`,
  };
}

/**
 * The mistake of a redirect from /404: hosts serve the file of that path for every path without a page, also where the
 * site has no not-found page of its own.
 */
function claimOfNotFound(former: FormerAddress): Finding {
  return {
    ...conflict(former, "is that of the not-found page"),
    hint: "Remove it: every unknown path would lead here.",
  };
}
