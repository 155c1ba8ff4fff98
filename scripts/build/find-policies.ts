import type { PagePolicy } from "../../src/site.ts";
import { openingsOf, type PageDigest } from "../content/check/digest-page.ts";
import { joinOpenings, type Openings } from "../content/formats/openings.ts";
import type { ContentIndex } from "../content/index/content-index.ts";
import { headerOpenings, pagePolicy } from "../output/content-policy.ts";

interface SitePolicies {
  /** What the policy of the header allows. */
  readonly header: Openings;
  /** The part of the policy that stands in a page; undefined where nothing is opened anywhere. */
  policyOf(path: string): PagePolicy | undefined;
}

/** Finds out what the texts of a site have the policies allow: in the site file on every page, in a page there alone. */
export function findPolicies(content: ContentIndex, digests: ReadonlyMap<string, PageDigest>): SitePolicies {
  const everywhere = openingsOf(content.references.filter(({ file }) => file === content.site));
  const ownOf = (path: string) => digests.get(path)?.opens ?? {};
  const header = headerOpenings(joinOpenings([everywhere, ...[...digests.keys()].map(ownOf)]));
  const isNothing = Object.keys(header).length === 0;
  const policyOf = (path: string) => pagePolicy({ everywhere, own: ownOf(path), header });
  return { header, policyOf: (path) => (isNothing ? undefined : policyOf(path)) };
}
